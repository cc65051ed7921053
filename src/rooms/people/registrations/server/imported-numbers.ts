import { isPhone, nationalPhone } from '#platform/contract/fields.ts';
import { fullNumber } from '#rooms/people/submissions/server/service.ts';
import * as say from '../messages.ts';

type Values = Readonly<Record<string, string>>;

/** Between several numbers in a cell. A bare slash also stands within one. */
const BETWEEN_NUMBERS = /\s*[;|,\n]\s*|\s+\/\s+|\s+(?:ou|or|et|and|e)\s+/iu;
const SLASH = /\s*\/\s*/u;
/** What marks a number as text, for a spreadsheet. */
const MARKS = /^['’‘"\s]+|['’"\s]+$/gu;
const NUMBER = nationalPhone(say.numberMeant);
const FIELDS = { whatsapp_number: say.whatsappInNote, contact_number: say.phoneInNote } as const;

/**
 * The numbers of a row: of several in a cell the first that is one, with what else the cell says in the contact number
 * or the note; with the code of a column that has only codes.
 */
export function readyNumbers(given: Values, country: string | null | undefined) {
  const { dial_code: code, ...values } = given;
  const result: Record<string, string> = { ...values };
  const remarks: string[] = [];
  const full = (text: string) => {
    const { data } = NUMBER.safeParse(text);
    const number = data === undefined ? '' : fullNumber(data, country);
    return isPhone(number) ? number : '';
  };
  const isNumber = (text: string) => full(text) !== '';
  const notes: string[] = [];
  for (const [field, inNote] of Object.entries(FIELDS)) {
    if (values[field] === undefined) continue;
    const [first = '', ...others] = numbersIn(values[field].replace(MARKS, ''), full);
    result[field] = withCode(first, code, country);
    if (others.length === 0) continue;
    remarks.push(say.severalNumbers());
    const [second = '', ...rest] = others;
    const isFree = field === 'whatsapp_number' && !values.contact_number && isNumber(second);
    if (isFree) result.contact_number = withCode(second, code, country);
    const left = isFree ? rest : others;
    if (left.length > 0) notes.push(inNote({ numbers: left.join(' / ') }));
  }
  if (notes.length > 0) result.note = [values.note ?? '', ...notes].filter(Boolean).join('\n');
  return { values: result, remarks };
}

/** The first that is one, then the others; all of the cell if it isn’t several. */
function numbersIn(cell: string, full: (text: string) => string): string[] {
  const isNumber = (text: string) => full(text) !== '';
  // With its country's code it is a number for certain, not digits of two.
  const isOne = full(cell).startsWith('+');
  for (const between of [BETWEEN_NUMBERS, SLASH]) {
    const pieces = cell.split(between).filter(Boolean);
    const first = pieces.findIndex(isNumber);
    const isSeveral = pieces.length > 1 && first >= 0 && (!isOne || pieces.every(isNumber));
    if (isSeveral) return [pieces[first] ?? '', ...pieces.filter((_, index) => index !== first)];
  }
  return [cell];
}

function withCode(number: string, code: string | undefined, country: string | null | undefined): string {
  const digits = (code ?? '').replace(/\D/gu, '').replace(/^00/u, '');
  if (!digits || !number || /^(\+|00)/u.test(number)) return number;
  const plain = number.replace(/\D/gu, '');
  const beginsWithIt =
    plain.startsWith(digits) && isPhone(fullNumber(`+${plain}`, country)) && plain.length > 10;
  return beginsWithIt ? `+${plain}` : fullNumber(`+${digits}${plain.replace(/^0/u, '')}`, country);
}
