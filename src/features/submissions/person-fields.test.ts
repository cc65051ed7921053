import { expect, test } from 'vitest';
import { personQuestions } from './person-fields.ts';

test.each([
  ['GH', '10 to 15 digits, with or without a +, such as +233201234567'],
  ['TG', '10 to 15 digits, with or without a +, such as +228201234567'],
  ['FR', '10 to 15 digits, with or without a +, such as +332012345678'],
  [null, '10 to 15 digits, with or without a +'],
  ['AQ', '10 to 15 digits, with or without a +'],
])('the example of a number is one of the country %s', (country, hint) => {
  const number = personQuestions(country).find(({ name }) => name === 'whatsapp_number');
  expect(number).toMatchObject({ hint });
});
