import { shownWord } from '#platform/server/doubtful-cells.ts';
import { mayBeNoName } from '#platform/server/no-name.ts';
import { plainWords } from '#platform/server/plain-words.ts';
import { OUT, wordOf } from '#platform/server/state-words.ts';
import { personFields } from '#rooms/people/submissions/server/service.ts';

const { fullname, company, designation } = personFields;

type Values = Readonly<Record<string, string>>;

/** Before a name, and no role. */
const CIVILITY = new Set(
  'mr mister mrs ms miss mx m mme mlle monsieur madame mademoiselle sr sra srta senhor senhora dr dra'.split(
    ' ',
  ),
);
const isCivility = (text: string) =>
  text !== '' &&
  plainWords(text.toLowerCase())
    .split(' ')
    .every((word) => CIVILITY.has(word));

/** Neither a letter nor a digit but 0. */
const NOTHING = /^[^\p{L}1-9]+$/u;

/** Cells of a person that may not say what they should. */
export function doubtfulCells(values: Values): { field: string; label: string; word: string }[] {
  const { name = '', company_name = '', role = '' } = values;
  const isNothing = (text: string) => text !== '' && (NOTHING.test(text) || OUT.has(wordOf(text)));
  const cells = [
    { field: 'name', label: fullname.label(), text: name, isDoubtful: name !== '' && mayBeNoName(name) },
    {
      field: 'company_name',
      label: company.label(),
      text: company_name,
      isDoubtful: isNothing(company_name),
    },
    {
      field: 'role',
      label: designation.label(),
      text: role,
      isDoubtful: isNothing(role) || isCivility(role),
    },
  ];
  return cells.flatMap(({ field, label, text, isDoubtful }) =>
    isDoubtful ? { field, label, word: shownWord(text) } : [],
  );
}
