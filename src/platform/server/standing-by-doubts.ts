import { aroundTheLines, mayNotCount } from '../contract/messages.ts';
import { doubts, isDoubtfulTitle, shownWord } from './doubtful-cells.ts';
import type { AskedWord, ImportedRow, ImportField, Standing, WordDecision } from './importer.ts';
import { IN, wordOf } from './state-words.ts';

interface Judged {
  fields: readonly ImportField[];
  /** What names the record, and whether a text may name none. */
  keyField: string;
  mayBeNoName?: (name: string) => boolean;
}

/** For kinds that have no state of their own: what says of a row that it may not count, or names nobody, is asked about. */
export function standingByDoubts({ fields, keyField, mayBeNoName = () => false }: Judged) {
  const label = fields.find(({ name }) => name === keyField)?.label() ?? '';
  return (_rows: readonly ImportedRow[], decisions: readonly WordDecision[]) => {
    const isDoubtful = doubts({ isGood: (text) => IN.has(wordOf(text)), ofPeople: false });
    return ({ values, unused = [], above = [] }: ImportedRow): Standing | undefined => {
      const name = values[keyField] ?? '';
      const said = [
        ...(name && mayBeNoName(name) ? [{ heading: label, text: name, field: keyField }] : []),
        ...above.filter(isDoubtfulTitle).map((text) => ({ heading: aroundTheLines(), text, field: '' })),
        ...unused
          .filter(({ heading, text }) => isDoubtful(heading, text))
          .map((one) => ({ ...one, field: '' })),
      ];
      const asked = said.map(({ heading: column, text, field }): AskedWord => {
        const word = shownWord(text);
        return { column, word, field, message: mayNotCount({ column, word }) };
      });
      const decidedOf = ({ column, word }: AskedWord) =>
        decisions.findLast((one) => one.column === column && one.word === word)?.take;
      const out = asked.find((one) => decidedOf(one) === false);
      if (out) return { reason: `${out.column}: ${out.word}` };
      const open = asked.filter((one) => decidedOf(one) === undefined);
      return open.length > 0 ? { asked: open } : undefined;
    };
  };
}
