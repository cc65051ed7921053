import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPeople } from './people.ts';

test('reads one person from each line, wherever the address stands, without headings', () => {
  const pasted =
    'Name\tRole\tE-mail\r\nAma Mensah\tHead of Risk\tama@volta.example\r\n\r\nkofi@volta.example; Kofi Boateng; CTO';
  expect(readPeople(pasted)).toEqual([
    { name: 'Ama Mensah', role: 'Head of Risk', email: 'ama@volta.example', problem: '' },
    { name: 'Kofi Boateng', role: 'CTO', email: 'kofi@volta.example', problem: '' },
  ]);
});

test('says of each line what is wrong with it', () => {
  const problems = (text: string) => readPeople(text).map(({ problem }) => problem);
  expect(
    problems(
      'Ama, CTO\nKofi, CTO, kofi@volta.example, Accra\nEsi, CEO, esi@volta.example\nEfua, CFO, ESI@volta.example',
    ),
  ).toEqual([
    'Please add an email address.',
    'This line has more than a name, a role and an email address.',
    '',
    'This email address is there twice.',
  ]);
});

test('never fails, and finds a person in each line that isn’t empty', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 8 }), (rows) => {
      const text = rows.join('\n');
      expect(readPeople(`someone@volta.example\n${text}`).length).toBeGreaterThanOrEqual(1);
    }),
  );
});
