import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { expect, test } from 'vitest';
import { COUNTRIES } from '#platform/contract/countries.ts';
import { phoneHint } from './phone-hint.ts';

function hint(example: string, code: string) {
  return `10 to 15 digits, such as ${example}. Without a country code, it is read as ${code}.`;
}

test.each([
  ['GH', hint('+233231234567', '+233')],
  ['TG', hint('+22890112345', '+228')],
  ['JM', hint('+18762101234', '+1')],
  [null, '10 to 15 digits, with or without a +'],
  ['AQ', '10 to 15 digits, with or without a +'],
])('the example of a number is one of the country %s', (country, hint) => {
  expect(phoneHint(country)).toBe(hint);
});

test('each example is a valid number', () => {
  for (const { code } of COUNTRIES) {
    const example = /\+\d+/.exec(phoneHint(code))?.[0];
    if (example) expect([code, parsePhoneNumberFromString(example)?.isValid()]).toEqual([code, true]);
  }
});
