import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isReference, newReference, readReference, referencesIn } from './reference.ts';

const letters = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 7, maxLength: 7 });
const reference = letters.map((places) => newReference(() => places.shift() ?? 0));

test('a reference is short, and no letter can be taken for another', () => {
  fc.assert(fc.property(reference, (made) => /^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/.test(made)));
});

test('a wrong letter, or two that changed places, are noticed', () => {
  const wrong = fc.tuple(reference, fc.integer({ min: 0, max: 6 }), fc.constantFrom(...'23456789ABCDEFGHJK'));
  fc.assert(
    fc.property(wrong, ([made, at, letter]) => {
      const bare = [...made.replace('-', '')];
      const changed = bare.with(at, letter).join('');
      const [one = '', other = ''] = [bare[at], bare[at + 1]];
      const swapped = bare
        .with(at, other)
        .with(at + 1, one)
        .join('');
      const same = (text: string) => text === bare.join('');
      // The last letter, if it is the one that is wrong, is weighed differently.
      return (same(changed) || !isReference(changed)) && (at === 6 || same(swapped) || !isReference(swapped));
    }),
  );
});

test('it is found in what banks write, and read as people type it', () => {
  const made = newReference(() => 4);
  const bare = made.replace('-', '');
  expect(readReference(` ${bare.toLowerCase()} `)).toBe(made);
  for (const text of [
    `TRF ${made} VOLTA BANK`,
    `NIP/${bare}/AMA`,
    `REF ${bare.slice(0, 4)} ${bare.slice(4)} MOMO`,
  ])
    expect(referencesIn(text)).toContain(made);
  expect(referencesIn('SALARY NOVEMBER')).toEqual([]);
});
