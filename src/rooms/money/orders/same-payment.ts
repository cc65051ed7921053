import { wordsOf } from './naming.ts';
import { referencesIn } from './reference.ts';
import { isReversal, speaksAgainst } from './statement-meanings.ts';
import { OF_ANYBODY } from './statement-words.ts';

interface Told {
  text: string;
  bankId: string;
  /** What tells the headings of its file from others. */
  toldBy: string;
}

/** How many days another file may tell the same payment earlier or later: when it was made, or when it counts. */
export const NEAR = 7;
/** Of the words that say something, so many have to be in both. */
const SHARE = 0.5;
const LETTERS_LEAST = 3;
const DIGITS_LEAST = 6;

/** Whether two files may tell one payment, of payments of an amount about the same day: nothing tells it from the other. */
export function isToldAgain(line: Told, other: Told): boolean {
  // In the same columns, one payment would be told in the same words.
  if (line.toldBy === other.toldBy) return false;
  if (areOtherIds(line.bankId, other.bankId)) return false;
  return (line.bankId !== '' && line.bankId === other.bankId) || isTheSame(line.text, other.text);
}

/** Whether one bank calls two payments differently. */
export function areOtherIds(id: string, other: string): boolean {
  return id !== '' && other !== '' && id !== other && isOfOneKind(id, other);
}

type Numbered = Pick<Told, 'text' | 'bankId'>;

/** By what a payment is found, of those that it may be: one of these at least is among what `marksOf` says of it. */
export function marksIn({ text, bankId }: Numbered): string[] {
  const [references, words] = [referencesIn(text), [...tellingWords(text)]];
  const of = references.length > 0 ? 'beside' : 'without';
  return [`id ${bankId}`, ...references, ...(words.length > 0 ? words : ['']).map((word) => `${of} ${word}`)];
}

/** By what those are found that a payment may be: the same number or reference, else the same words. */
export function marksOf({ text, bankId }: Numbered): string[] {
  const [references, words] = [referencesIn(text), [...tellingWords(text)]];
  const of = references.length > 0 ? ['without'] : ['beside', 'without'];
  const said = of.flatMap((one) => (words.length > 0 ? words : ['']).map((word) => `${one} ${word}`));
  return [...(bankId ? [`id ${bankId}`] : []), ...references, ...said];
}

/** Whether what two lines say besides the number that both have is about different payments. */
export function areApart(text: string, other: string, bankId: string): boolean {
  const [own, others] = [text, other].map((one) => one.replaceAll(bankId, ' ')) as [string, string];
  const [words, otherWords] = [tellingWords(own), tellingWords(others)];
  const hasReferences = referencesIn(own).length > 0 && referencesIn(others).length > 0;
  return (hasReferences || (words.size > 0 && otherWords.size > 0)) && !isTheSame(own, others);
}

/** Whether a row that takes a payment back may be about this one; one that names nobody may be about any. */
export function isTakenBack({ text, bankId }: Numbered, reversal: Numbered): boolean {
  const isNamed =
    bankId.length >= DIGITS_LEAST && [reversal.bankId, ...wordsIn(reversal.text)].includes(bankId);
  // Its own number says nothing of another row.
  const said = reversal.bankId === '' ? reversal.text : reversal.text.replaceAll(reversal.bankId, ' ');
  const telling = [...tellingWords(said)].filter((word) => !isReversal(word) && !speaksAgainst(word));
  return isNamed || telling.length === 0 || isTheSame(text, said);
}

function wordsIn(text: string): string[] {
  return text.split(/[\s,;:()[\]]+/);
}

function isTheSame(text: string, other: string): boolean {
  const [references, otherReferences] = [referencesIn(text), referencesIn(other)];
  if (references.length > 0 && otherReferences.length > 0)
    return references.some((reference) => otherReferences.includes(reference));
  const [words, otherWords] = [tellingWords(text), tellingWords(other)];
  const least = Math.min(words.size, otherWords.size);
  if (least === 0) return words.size === otherWords.size;
  return [...words].filter((word) => otherWords.has(word)).length >= least * SHARE;
}

/** Two numbers of one bank look alike, and differ where payments do. */
function isOfOneKind(id: string, other: string): boolean {
  const shape = (text: string) => `${text.length} ${text.replace(/\d.*$/, '').toUpperCase()}`;
  return shape(id) === shape(other);
}

/** Those that say who paid what, and numbers. */
export function tellingWords(text: string): Set<string> {
  return new Set(
    wordsOf(text).filter((word) =>
      /\p{L}/u.test(word)
        ? word.length >= LETTERS_LEAST && !OF_ANYBODY.has(word)
        : word.length >= DIGITS_LEAST,
    ),
  );
}
