import { endingOf, locale } from './language.ts';

/** A place in a row, such as '505th'. */
export function ordinal(number: number): string {
  return number.toLocaleString(locale()) + endingOf(number, 'places');
}
