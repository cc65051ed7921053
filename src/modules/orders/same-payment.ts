import { wordsOf } from './naming.ts';
import { referencesIn } from './reference.ts';
import { isReversal } from './statement-meanings.ts';
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
  if (line.bankId !== '' && other.bankId !== '' && isOfOneKind(line.bankId, other.bankId))
    return line.bankId === other.bankId;
  return isTheSame(line.text, other.text);
}

/** Whether what two lines say besides the number that both have is about different payments. */
export function areApart(text: string, other: string, bankId: string): boolean {
  const [own, others] = [text, other].map((one) => one.replaceAll(bankId, ' ')) as [string, string];
  const [words, otherWords] = [tellingWords(own), tellingWords(others)];
  const hasReferences = referencesIn(own).length > 0 && referencesIn(others).length > 0;
  return (hasReferences || (words.size > 0 && otherWords.size > 0)) && !isTheSame(own, others);
}

/** Whether a row that takes a payment back may be about this one; one that names nobody may be about any. */
export function isTakenBack(payment: string, reversal: string): boolean {
  const telling = [...tellingWords(reversal)].filter((word) => !isReversal(word));
  return telling.length === 0 || isTheSame(payment, reversal);
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

function tellingWords(text: string): Set<string> {
  return new Set(
    wordsOf(text).filter((word) =>
      /\p{L}/u.test(word)
        ? word.length >= LETTERS_LEAST && !OF_ANYBODY.has(word)
        : word.length >= DIGITS_LEAST,
    ),
  );
}
