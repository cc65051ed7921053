import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newReference } from './reference.ts';
import { isToldAgain, marksIn, marksOf } from './same-payment.ts';

const references = [3, 11, 17].map((letter) => newReference((most) => letter % most));
const word = fc.constantFrom('AMA', 'MENSAH', 'KOFI', 'TRF', '100200300', ...references);
const told = fc.record({
  text: fc.array(word, { maxLength: 4 }).map((words) => words.join(' ')),
  bankId: fc.constantFrom('', '', 'FT2615201', 'FT2615202', 'R77'),
  toldBy: fc.constantFrom('one', 'another'),
});

test('one that may be told again is among those that its marks lead to', () => {
  let again = 0;
  fc.assert(
    fc.property(told, told, (line, other) => {
      if (!isToldAgain(line, other)) return;
      again += 1;
      const marks = new Set(marksIn(other));
      expect(marksOf(line).some((mark) => marks.has(mark))).toBe(true);
    }),
    { numRuns: 5_000 },
  );
  expect(again).toBeGreaterThan(500);
});
