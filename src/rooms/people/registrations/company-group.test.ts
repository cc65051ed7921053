import fc from 'fast-check';
import { expect, test } from 'vitest';
import { companyGroup } from './company-group.ts';

test.each([
  ['Volta Bank Ltd', 'volta bank'],
  ['VOLTA BANK LIMITED', 'volta bank'],
  ['Volta-Bank, P.L.C.', 'volta bank'],
  ['Volta Bank Co., Ltd.', 'volta bank'],
  ['Volta Bank (Ghana) Company Limited', 'volta bank ghana'],
  ['Volta Bank, Inc.', 'volta bank'],
  ['Volta Bank LLC', 'volta bank'],
  ['Volta Bank', 'volta bank'],
  ['Owusu & Daughters', 'owusu and daughters'],
  ['Kɔkɔɔ Café', 'kokoo cafe'],
  ['St. Mary’s Hospital', 'st marys hospital'],
  ['A.B.C. Ltd', 'abc'],
  ['Volta Bank S.A.R.L.', 'volta bank'],
  ['Volta Bank, S. A.', 'volta bank'],
  ['SARL Volta Bank', 'volta bank'],
  ['Volta Bank GmbH & Co. KG', 'volta bank'],
  ['Volta Bank (Pty) Ltd', 'volta bank'],
  ['Volta Bank, Lda.', 'volta bank'],
  ['Banque de la Volta, Société Anonyme', 'banque de la volta'],
  ['A B C Ltd', 'abc'],
  ['S.à r.l. Volta Bank', 'volta bank'],
  ['Unsa RL', 'unsa rl'],
  ['SARL', 'sarl'],
  ['Limited', 'limited'],
  ['Ltd Co', 'ltd'],
  ['Unlimited', 'unlimited'],
  ['Tesco', 'tesco'],
  ['Ltd Volta', 'ltd volta'],
  ['***', '***'],
])('%s is counted as %s', (company, name) => {
  expect(companyGroup(company)).toBe(name);
});

test.each([
  ...[
    'S.à r.l.',
    'S.à.r.l.',
    'S. à r. l.',
    'Sàrl',
    'SA RL',
    'sàrl',
    'S.A.R.L.',
    'SARLU',
    'S.A.R.L.U.',
    'S.U.A.R.L.',
  ],
  ...[
    'S.A.',
    'S.A.U.',
    'SAU',
    'SAS',
    'S.A.S.',
    'SASU',
    'S.A.S.U.',
    'E.U.R.L.',
    'S.p.A.',
    'S.r.l.',
    'S.L.',
    'Lda.',
  ],
  ...[
    'Sp. z o.o.',
    'Sp. z o. o.',
    'sp. z oo',
    'B.V.',
    'B. V.',
    'N.V.',
    'Oy',
    'Oy Ab',
    'AB',
    'AG',
    'KG',
    'K.G.',
  ],
  ...['e.V.', 'e. V.', 'ApS', 'GmbH', 'G.m.b.H.', '& Co. S.à r.l.'],
])('Volta Bank %s is counted as Volta Bank, whatever its case', (legal) => {
  for (const written of [legal, legal.toUpperCase(), legal.toLowerCase(), `(${legal})`])
    expect([written, companyGroup(`Volta Bank ${written}`)]).toEqual([written, 'volta bank']);
});

const word = fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿ0-9]{1,12}$/);
const words = fc.array(word, { minLength: 1, maxLength: 4 });
const form = fc.constantFrom(
  'Ltd',
  'LTD.',
  'Limited',
  'plc',
  'P.L.C.',
  'LLC',
  'Inc.',
  'Co.',
  'Co., Ltd.',
  'SARL',
  'S.A.',
  'GmbH',
);

test('case, punctuation and the legal form make no difference', () => {
  fc.assert(
    fc.property(words, form, fc.constantFrom(' ', ', ', ' - ', '  '), (name, legal, joint) => {
      const plain = companyGroup(name.join(' '));
      expect(companyGroup(name.join('-').toUpperCase())).toBe(companyGroup(name.join(' ').toUpperCase()));
      expect(companyGroup(`${name.join(' ')}${joint}${legal}`)).toBe(plain);
      expect(companyGroup(`(${name.join(' / ')})`)).toBe(plain);
    }),
  );
});

test('a name never becomes empty, and is its own name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (company) => {
      const name = companyGroup(company);
      expect(companyGroup(name)).toBe(name);
      if (company.trim()) expect(name !== '' || !/[\p{L}\p{N}]/u.test(company)).toBe(true);
    }),
  );
});

test('another word makes another company', () => {
  fc.assert(
    fc.property(words, (name) => {
      expect(companyGroup(`${name.join(' ')} Zebra`)).not.toBe(companyGroup(name.join(' ')));
    }),
  );
});
