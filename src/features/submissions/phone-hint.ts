import { callingCode } from '#platform/contract/calling-codes.ts';

const EXAMPLE_LENGTH = 12;
/** Only to show what a number looks like. */
const EXAMPLE_DIGITS = '20123456789';

/** What a number may look like, with one of the edition’s country. Forms are given it: the table of codes is long. */
export function phoneHint(country: string | null | undefined): string {
  const digits = '10 to 15 digits, with or without a +';
  const code = callingCode(country);
  return code ? `${digits}, such as +${(code + EXAMPLE_DIGITS).slice(0, EXAMPLE_LENGTH)}` : digits;
}
