import { expect, test } from 'vitest';
import { defineMails } from './mail-texts.ts';
import type { NewMail } from './server/write-mail.ts';

const TEXT = {
  label: 'A letter',
  lead: 'To nobody.',
  position: 1,
  subject: 'A letter',
  heading: 'Dear {name}',
  opening: ['By {day}, from {site}.'],
  closing: [],
  reason: 'You are nobody.',
} as const;
const day = { meaning: 'a day', example: 'Monday' };

test('whatever a mail names in braces is declared with it, or the program doesn’t compile', () => {
  // @ts-expect-error: nobody says what {day} stands for
  defineMails({ letter: TEXT });
  // @ts-expect-error: nor here
  defineMails({ letter: { ...TEXT, placeholders: { date: day } } });
  expect(defineMails({ letter: { ...TEXT, placeholders: { day } } }).letter.placeholders).toEqual({ day });
});

test('who writes a mail gives what its text names, and its link or its code', () => {
  const to = { name: 'Ama', email: 'ama@x.example' };
  const values = { name: 'Ama', what: 'cancel', minutes: '15' };
  const code = { label: 'Code', digits: '123456' };
  const written: NewMail<'personalCode'> = { template: 'personalCode', to, values, code };
  // @ts-expect-error: the code is missing
  const withoutCode: NewMail<'personalCode'> = { template: 'personalCode', to, values };
  // @ts-expect-error: what it is for is missing
  const forNothing: NewMail<'personalCode'> = { ...written, values: { name: 'Ama', minutes: '15' } };
  // @ts-expect-error: its button leads nowhere
  const leadsNowhere: NewMail<'personalLink'> = { template: 'personalLink', to, values: { name: 'Ama' } };
  expect([withoutCode, forNothing, leadsNowhere].map(({ template }) => template)).toHaveLength(3);
});
