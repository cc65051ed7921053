import { expect, test } from 'vitest';
import { phoneHint } from './phone-hint.ts';

test.each([
  ['GH', '10 to 15 digits, with or without a +, such as +233201234567'],
  ['TG', '10 to 15 digits, with or without a +, such as +228201234567'],
  ['FR', '10 to 15 digits, with or without a +, such as +332012345678'],
  [null, '10 to 15 digits, with or without a +'],
  ['AQ', '10 to 15 digits, with or without a +'],
])('the example of a number is one of the country %s', (country, hint) => {
  expect(phoneHint(country)).toBe(hint);
});
