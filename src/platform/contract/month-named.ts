import { LANGUAGES, type Language, locale } from './language.ts';
import { plainLetters } from './normalise-for-search.ts';

/** The months of every language, without accents, from January on. */
const MONTHS = LANGUAGES.map((language) => namesOf(language, { month: 'long' }, 12, 28));
const WEEKDAYS = new Set(
  LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).flatMap((weekday) => namesOf(language, { weekday }, 7, 1)),
  ),
);
const LETTERS_LEAST = 3;

/**
 * The number of a month as English, French or Portuguese call it, also cut short: 'juin', 'sept', 'fev'. 0 if it is none, or
 * could be two, as 'jui' could.
 */
export function monthNamed(name: string): number {
  const letters = plainLetters(name);
  if (letters.length < LETTERS_LEAST) return 0;
  const found = new Set(
    MONTHS.flatMap((months) => months.flatMap((month, at) => (month.startsWith(letters) ? [at + 1] : []))),
  );
  const [only = 0, ...others] = found;
  return others.length === 0 ? only : 0;
}

/** Whether it is what a day of the week is called, whole or short. */
export function isWeekday(name: string): boolean {
  return WEEKDAYS.has(plainLetters(name).replace(/\.$/, ''));
}

/** Names of so many months or weekdays, each so many days after the one before it. */
function namesOf(of: Language, format: Intl.DateTimeFormatOptions, count: number, apart: number): string[] {
  const formatter = new Intl.DateTimeFormat(locale(of), { ...format, timeZone: 'UTC' });
  const at = (index: number) =>
    apart > 1 ? new Date(Date.UTC(2001, index, 1)) : new Date(Date.UTC(2001, 0, 1 + index));
  return Array.from({ length: count }, (_, index) =>
    plainLetters(formatter.format(at(index))).replace(/\.$/, ''),
  );
}
