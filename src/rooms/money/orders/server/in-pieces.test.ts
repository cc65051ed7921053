import { expect, test } from 'vitest';
import { inPieces } from './in-pieces.ts';

test('others have their turn while many values are asked for, all of which are found', async () => {
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  const values = Array.from({ length: 950 }, (_, index) => index);
  const found = await inPieces(values, async (some) => [...new Set(some)]);
  clearImmediate(next);
  expect(found).toEqual(values);
  expect(turns).toBeGreaterThanOrEqual(8);
});
