import { plainLetters } from '../contract/normalise-for-search.ts';

const TELLING = /[\p{L}\p{N}]/u;
const SYNTAX = /[\\^$.*+?()[\]{}|/]/g;
/** What people write between the digits of a telephone number. */
const BETWEEN_DIGITS = /(?<=\d)[\s().\-/]{1,4}(?=\d)/g;
/** The last digits of a number are the same with and without the code of the country. */
export const TELLING_DIGITS = 8;

/** Whether a text contains one of these as whole words. Those without a letter or digit are in no text. */
export function textMatcher(texts: readonly string[]): (text: string) => boolean {
  // With hyphens: 'x-ama@volta.example' isn't 'ama@volta.example'.
  const wanted = texts.map(plainLetters).filter((text) => TELLING.test(text));
  if (wanted.length === 0) return () => false;
  const either = wanted.map((text) => text.replace(SYNTAX, '\\$&')).join('|');
  const whole = new RegExp(`(?<![\\p{L}\\p{N}._%+-])(?:${either})(?![\\p{L}\\p{N}]|[.-][\\p{L}\\p{N}])`, 'u');
  return (text) => whole.test(plainLetters(text));
}

/** Whether a text contains one of these telephone numbers, however it is written. Other texts are passed over. */
export function numberMatcher(texts: readonly string[]): (text: string) => boolean {
  const ends = texts
    .filter((text) => !text.includes('@'))
    .map((text) => text.replace(/\D/g, '').slice(-TELLING_DIGITS))
    .filter((digits) => digits.length === TELLING_DIGITS);
  if (ends.length === 0) return () => false;
  const number = new RegExp(`(?:${ends.join('|')})(?!\\d)`);
  return (text) => number.test(text.replace(BETWEEN_DIGITS, ''));
}
