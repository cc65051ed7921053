import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NameIndex, namesOf, type Vocabulary, vocabularyOf, wordsOf } from './naming.ts';
import { OF_ANYBODY } from './statement-words.ts';

const AMOUNT = 120_000;
const wordsIn = (text: string) => new Set(wordsOf(text));

function isNamedIn(text: string, company: string, statement: readonly string[]): boolean {
  const index = new NameIndex<string>(vocabularyOf(statement.map(wordsIn)));
  index.add(namesOf({ name: 'Nobody Named', company }), AMOUNT, company);
  return [...index.namedIn(wordsOf(text), AMOUNT)].length > 0;
}

test.each([
  ['TRF OWUSU WEAVERS LTD', 'Owusu Weavers', true],
  ['B/O OWUSU WEAVERS', 'Owusu Weavers Ltd', true],
  ['WEAVERS ACCRA LTD TRF', 'Weavers', true],
  ['TRF WEAVERS', 'Weavers Bank', false],
  ['TRF GRACE WEAVERS', 'Weavers', false],
  ['TRF LOOM', 'Loom', false],
  ['TRF LI OWUSU', 'Li Owusu', true],
  ['GHANA BANK TRANSFER', 'Ghana Bank', false],
  ['12345 67890 TRF', '12345 67890', false],
])('%s is named after %s: %s', (text, company, isNamed) => {
  const others = ['CHARGES', 'SOMEBODY ELSE'];
  expect(isNamedIn(text, company, [text, ...others])).toBe(isNamed);
  // Somebody else may be called so, too.
  const isByTwo = company.startsWith('Owusu');
  expect(isNamedIn(text, company, [text, `FROM ${company}`, ...others])).toBe(isByTwo);
});

const word = fc.constantFrom(
  'kofi',
  'ama',
  'mensah',
  'owusu',
  'weavers',
  'li',
  'ltd',
  'accra',
  'bank',
  'loom7',
);
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const line = fc.record({
  text: fc.array(word, { maxLength: 6 }).map((words) => words.join(' ').toUpperCase()),
  amount: fc.constantFrom(1, 2),
});

test('the index finds whom a comparison of each line with each name does, also after some are gone', () => {
  const people = fc.array(
    fc.record({ name, company: name, amount: fc.constantFrom(1, 2), isGone: fc.boolean() }),
  );
  fc.assert(
    fc.property(people, fc.array(line, { maxLength: 20 }), (all, lines) => {
      const words = lines.map(({ text }) => wordsIn(text));
      const vocabulary = vocabularyOf(words);
      const index = new NameIndex<number>(vocabulary);
      for (const [at, { amount, ...one }] of all.entries()) index.add(namesOf(one), amount, at);
      for (const [at, { amount, isGone, ...one }] of all.entries())
        if (isGone) index.remove(namesOf(one), amount, at);
      for (const [at, { amount }] of lines.entries()) {
        const here = words[at] ?? new Set<string>();
        const said = wordsOf(lines[at]?.text ?? '');
        const compared = [...all.keys()].filter(
          (one) =>
            all[one]?.amount === amount &&
            !all[one].isGone &&
            namesOf(all[one]).some((each) => isTold(each, here, vocabulary) && areTogether(each, said)),
        );
        expect([...new Set(index.namedIn(said, amount))].toSorted()).toEqual(compared.toSorted());
      }
    }),
  );
});

/** Two words that say something, or one that is in no other line, where nothing else here does. */
function isTold(each: readonly string[], here: ReadonlySet<string>, { lines, counts }: Vocabulary): boolean {
  const says = (one: string) =>
    one.length >= 3 && !OF_ANYBODY.has(one) && (counts.get(one) ?? 0) < Math.max(3, lines / 10);
  if (!each.every((one) => here.has(one))) return false;
  const saying = [...new Set(each.filter(says))];
  if (saying.length > 1) return saying.some(({ length }) => length >= 4);
  const isAlone = [...here].every((one) => each.includes(one) || !says(one));
  return saying.some((one) => one.length >= 5 && counts.get(one) === 1) && isAlone;
}

/** Some part of the line has all its words and no other one. */
function areTogether(each: readonly string[], said: readonly string[]): boolean {
  return said.some((_, from) =>
    said.some((_word, to) => {
      const part = said.slice(from, to + 1);
      return part.every((one) => each.includes(one)) && each.every((one) => part.includes(one));
    }),
  );
}

test.each([
  ['LOAN TO GRANT UNIVERSITY FROM PETER SMITH', false],
  ['TRF FROM PETER SMITH GRANT', false],
  ['TRANSFER TO MR PETER GRANT', false],
  ['VIREMENT POUR PETER GRANT', false],
  ['PETER GRANT', true],
  ['TRF TO SUMMIT FROM GRANT, PETER', true],
  ['MOMO MR PETER K. GRANT TICKET', true],
  ['TRANSFER TO ACCOUNT BY PETER GRANT', true],
  ['PETER SMITH TO PETER GRANT', false],
])('in ‘%s’, the words of a name are one: %s', (text, isNamed) => {
  expect(isNamedIn(text, 'Peter Grant', [text, 'CHARGES', 'SOMEBODY ELSE'])).toBe(isNamed);
});
