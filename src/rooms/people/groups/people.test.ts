import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayBeOfTheName, notAName } from './messages.ts';
import { peopleText, readPeople, whatIsWrong } from './people.ts';

const KOFI = { name: 'Kofi Adu', role: 'CFO', email: 'k@x.example', problem: '' };

test('reads one person from each line, wherever the address stands, without headings', () => {
  const pasted =
    'Name\tRole\tE-mail\r\nAma Mensah\tHead of Risk\tama@volta.example\r\n\r\nkofi@volta.example; Kofi Boateng; CTO';
  expect(readPeople(pasted)).toEqual([
    { name: 'Ama Mensah', role: 'Head of Risk', email: 'ama@volta.example', problem: '', line: 2 },
    { name: 'Kofi Boateng', role: 'CTO', email: 'kofi@volta.example', problem: '', line: 4 },
  ]);
});

test.each([
  ...['7\tKofi Adu\tCFO\tk@x.example', '٧\tKofi Adu\tCFO\tk@x.example', 'k@x.example, Kofi Adu, CFO'],
  ...['• Kofi Adu, CFO, k@x.example', '•\tKofi Adu\tCFO\tk@x.example', '- Kofi Adu; CFO; k@x.example'],
  ...['1. Kofi Adu, CFO, k@x.example', '1) Kofi Adu, CFO, k@x.example', '(12) Kofi Adu, CFO, k@x.example'],
  ...['1.Kofi Adu, CFO, k@x.example', '– Kofi Adu | CFO | k@x.example', '* k@x.example, Kofi Adu, CFO'],
  ...['a) Kofi Adu, CFO, k@x.example', 'ii. Kofi Adu, CFO, k@x.example', '01/ Kofi Adu; CFO; k@x.example'],
  ...['[ ] Kofi Adu, CFO, k@x.example', '[x] Kofi Adu, CFO, k@x.example', '(iv) Kofi Adu, CFO, k@x.example'],
  ...[
    'No 4: Kofi Adu, CFO, k@x.example',
    'N° 12 - Kofi Adu; CFO; k@x.example',
    'nr. 3) Kofi Adu, CFO, k@x.example',
  ],
  ...['"Kofi Adu","CFO","k@x.example"', 'Kofi Adu <k@x.example>, CFO'],
  ...[
    'Kofi Adu\tCFO\tmailto:k@x.example',
    '1.\tKofi Adu\tCFO\tk@x.example',
    '▪ 3. Kofi Adu, CFO, k@x.example',
  ],
  ...['Role;Name;Email\nCFO;Kofi Adu;k@x.example', 'No.\tName\tRole\tEmail\n7\tKofi Adu\tCFO\tk@x.example'],
  ...['#\tPrénom\tNom\tFonction\tCourriel\n1\tKofi\tAdu\tCFO\tk@x.example'],
  ...[
    'Surname,First name,Job title,E-mail\nAdu,Kofi,CFO,k@x.example',
    'Nome;Cargo;E-mail\nKofi Adu;CFO;k@x.example',
  ],
])('reads %j', (text) => {
  expect(readPeople(text)).toMatchObject([KOFI]);
});

test.each([
  ['CTO, Ghana\tin the role', 'Kofi Adu\tCTO, Ghana\tk@x.example', 'Kofi Adu', 'CTO, Ghana', 'k@x.example'],
  ['a comma in quotes', '"Kofi Adu, PhD",CFO,k@x.example', 'Kofi Adu, PhD', 'CFO', 'k@x.example'],
  ['a name amid another', 'Kwame (Kojo) Adu, CFO, k@x.example', 'Kwame (Kojo) Adu', 'CFO', 'k@x.example'],
  ['a role that is known', 'Kofi, Trésorier, k@x.example', 'Kofi', 'Trésorier', 'k@x.example'],
  ['a role of words', 'Kofi Adu, Airtel Money, k@x.example', 'Kofi Adu', 'Airtel Money', 'k@x.example'],
  ['a role by its heading', 'Email,Name,Role\nk@x.example,Adu,Kofi', 'Adu', 'Kofi', 'k@x.example'],
  ['an address like a bullet', '1.kofi@x.example, Kofi Adu, CFO', 'Kofi Adu', 'CFO', '1.kofi@x.example'],
  ['an initial', 'I. Adu, CFO, k@x.example', 'I. Adu', 'CFO', 'k@x.example'],
  ['an ordinal', 'Ali Said 3rd, CFO, k@x.example', 'Ali Said 3rd', 'CFO', 'k@x.example'],
  ['another script', 'Name, Role, Email\n- ޢަލީ, ރައީސް, k@x.example', 'ޢަލީ', 'ރައީސް', 'k@x.example'],
])('keeps %s', (_what, text, name, role, email) => {
  expect(readPeople(text)).toMatchObject([{ name, role, email, problem: '' }]);
});

test.each([
  ['Ama, CTO', 'Please add an email address.'],
  ['Kofi, CTO, kofi@volta.example, Accra', 'This line has more than a name, a role and an email address.'],
  [
    'Kofi, CTO, kofi@volta.example, ama@x.example',
    'This line has more than a name, a role and an email address.',
  ],
  [
    'Name,Role,Email,Phone\nKofi,CTO,k@x.example,0244123456',
    'This line has more than a name, a role and an email address.',
  ],
  ['Kofi, 0244123456, k@x.example', '‘0244123456’ isn’t a role.'],
  ['Kofi Adu, n/a, k@x.example', '‘n/a’ isn’t a role.'],
  ...[
    'Adu, Kofi, k@x.example',
    'Adu | Kofi | k@x.example',
    'k@x.example\tAdu\tKofi',
    'Mensah Adu; Kofi; k@x.example',
  ].map((text): [string, string] => [text, mayBeOfTheName({ given: 'Kofi' })]),
  ...[
    ['0244123456, CFO, k@x.example', '0244123456'],
    ['12 Kofi Adu, CFO, k@x.example', '12 Kofi Adu'],
    ['Guest 4: Kofi Adu, CFO, k@x.example', 'Guest 4: Kofi Adu'],
    ['Prénom;Nom;k@x.example', 'Prénom'],
    ['TBC, n/a, k@x.example', 'TBC'],
    ['Kofi Adu (CFO), k@x.example', 'Kofi Adu (CFO)'],
    ['"Adu, Kofi",CFO,k@x.example', 'Adu, Kofi'],
    ['Kofi Adu/Ama, CFO, k@x.example', 'Kofi Adu/Ama'],
  ].map(([text = '', given = '']): [string, string] => [text, notAName({ given })]),
  ['Kofi, CTO, kofi@volta', 'Please enter a valid email address'],
  ['Kofi, k@x.example', 'Please enter your role'],
  ['Kofi Adu CFO k@x.example', 'Please enter your full name'],
])('asks about %j', (text, problem) => {
  expect(readPeople(text).map((person) => person.problem)).toEqual([problem]);
  expect(
    peopleText([])
      .safeParse(text)
      .error?.issues.map(({ message }) => message),
  ).toEqual([`Line ${text.split('\n').length}: ${problem}`]);
});

test('names the lines of the text, empty ones and headings among them', () => {
  const text = 'Name, Role, Email\n\nKofi Adu, CFO, k@x.example\n\nbad line';
  expect(peopleText([]).safeParse(text).error?.issues[0]?.message).toBe(
    'Line 5: Please add an email address.',
  );
});

test('says what is wrong with each line on a line of its own', () => {
  const text = 'Kofi Adu, CFO, k@x.example\nTBC, CFO, t@x.example\nEsi, n/a, e@x.example\nYaw, CEO, yaw@x';
  expect(whatIsWrong(readPeople(text)).split('\n')).toEqual([
    `Line 2: ${notAName({ given: 'TBC' })}`,
    'Line 3: ‘n/a’ isn’t a role.',
    'Line 4: Please enter a valid email address',
  ]);
});

test('says which address is there twice, however it is written', () => {
  const text = 'Esi, CEO, esi@ü.example\nEfua, CFO, ESI@xn--tda.example';
  expect(readPeople(text).map(({ problem }) => problem)).toEqual(['', 'This email address is there twice.']);
});

test('never fails, and finds a person in each line that isn’t empty', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 8 }), (rows) => {
      const text = rows.join('\n');
      expect(readPeople(`someone@volta.example\n${text}`).length).toBeGreaterThanOrEqual(1);
    }),
  );
});

test('takes nobody whose cells it hasn’t all understood', () => {
  const cell = fc.constantFrom(
    'Kofi Adu',
    'CFO',
    'k@x.example',
    '7',
    '',
    '•',
    '1.',
    '0244123456',
    'a@x.example',
    '-',
  );
  fc.assert(
    fc.property(
      fc.array(cell, { maxLength: 6 }),
      fc.constantFrom('\t', ',', ';', ' | '),
      (cells, between) => {
        for (const { problem, name, role, email } of readPeople(cells.join(between))) {
          if (problem) continue;
          const said = cells.filter((one) => /[\p{L}@]|\d{5}/u.test(one));
          expect([name, role, email].toSorted()).toEqual(said.toSorted());
        }
      },
    ),
  );
});
