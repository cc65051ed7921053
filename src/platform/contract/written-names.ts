import { LANGUAGES, locale } from './language.ts';
import { plainLetters } from './normalise-for-search.ts';

/** Fewer could begin too many words. */
const LETTERS_LEAST = 3;
const DAY_MS = 86_400_000;
/** A Sunday, in January. */
const SUNDAY = Date.UTC(2023, 0, 1);

/**
 * The numbers of the months, from 1, that a word may name in a language of the program, in full or cut short: 'oct', 'sept',
 * 'Março'.
 */
export function monthsNamed(word: string): number[] {
  return numbersNamed(word, months()).map((index) => index + 1);
}

/** The same of weekdays, from 0 for Sunday: 'Sat', 'mer.', 'quarta-feira'. */
export function weekdaysNamed(word: string): number[] {
  return numbersNamed(word, weekdays());
}

const months = once(() => names({ month: 'long' }, (index) => Date.UTC(2023, index, 1), 12));
const weekdays = once(() => names({ weekday: 'long' }, (index) => SUNDAY + index * DAY_MS, 7));

/** By language, plain and in order. */
function names(
  options: Intl.DateTimeFormatOptions,
  at: (index: number) => number,
  count: number,
): readonly (readonly string[])[] {
  return LANGUAGES.map((of) => {
    const { format } = new Intl.DateTimeFormat(locale(of), { timeZone: 'UTC', ...options });
    return Array.from({ length: count }, (_, index) => plainLetters(format(at(index))));
  });
}

function numbersNamed(word: string, known: readonly (readonly string[])[]): number[] {
  const plain = plainLetters(word).replace(/\.$/, '');
  if (plain.length < LETTERS_LEAST) return [];
  const found = known.flatMap((list) =>
    list.flatMap((name, index) => (name.startsWith(plain) ? [index] : [])),
  );
  return [...new Set(found)];
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
