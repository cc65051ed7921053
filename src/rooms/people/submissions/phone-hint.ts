import examples from 'libphonenumber-js/mobile/examples';
import { callingCode } from '#platform/contract/calling-codes.ts';
import { isPhone } from '#platform/contract/fields.ts';
import * as say from './messages.ts';

const EXAMPLES: Partial<Record<string, string>> = examples;

/** What a number may look like, with a valid one of the edition’s country. Forms are given it: the tables are long. */
export function phoneHint(country: string | null | undefined): string {
  // Where several countries have +1, the rest of the code is part of the number.
  const code = callingCode(country)?.replace(/^1\d{3}$/, '1');
  const example = `+${code}${EXAMPLES[country ?? '']}`;
  if (!isPhone(example)) return say.phoneHint();
  return say.phoneHintOf({ example, code: String(code) });
}
