import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seeded } from '#ui/cloth/seeded.ts';
import { pictureColours } from '#ui/look/picture-colours.ts';
import { drawSummitCloth } from './draw-summit-cloth.ts';
import { FIGURES } from './figures.ts';
import { setUp, sum } from './loom.ts';
import { colourBlocks, colourOf } from './thread-tones.ts';

const numbers = fc.integer({ min: 0, max: 4_000 });
const CLOTH = { aspect: 4, seed: 'Summit', threads: pictureColours().threads };
const aspects = fc.constantFrom(4, 4 / 3);

function marksOf(number: number): number[] {
  const random = seeded('marks');
  return Array.from({ length: number }, () => Math.floor(random() * 2 ** 32));
}

test('every registration is one thread, in its own colour', () => {
  fc.assert(
    fc.property(numbers, aspects, (number, aspect) => {
      const marks = marksOf(number);
      const { woven } = setUp(number, aspect);
      expect(sum(woven.map(({ rows }) => rows))).toBe(number);
      const threads = colourBlocks(marks, woven).flat();
      expect(threads.toSorted()).toEqual(marks.map(colourOf).toSorted());
    }),
    { numRuns: 30 },
  );
});

test('every thread of every figure can be seen', () => {
  for (const rows of FIGURES) {
    expect(rows).toHaveLength(14);
    for (const floats of rows) expect(sum(floats.map(([, length]) => length))).toBeGreaterThan(0);
  }
});

test('the cloth fits its frame, and is filled as soon as there are enough threads', () => {
  fc.assert(
    fc.property(numbers, aspects, (number, aspect) => {
      const { fell, height, strips } = setUp(number, aspect);
      expect(fell).toBeLessThanOrEqual(height);
      if (strips > 6) expect(fell / height).toBeGreaterThan(0.6);
    }),
  );
});

test('the order in which people registered doesn’t show', () => {
  const marks = marksOf(500);
  const draw = (sorted: number[]) =>
    drawSummitCloth({ count: 500, each: 1, marks: sorted, isOver: false }, CLOTH);
  expect(draw(marks.toReversed())).toBe(draw(marks));
});

test('it says how many threads it has', () => {
  const titleOf = (count: number, { each = 1, isOver = false } = {}) => {
    const marks = { count, each, marks: marksOf(count / each), isOver };
    return /<title>(.*)<\/title>/.exec(drawSummitCloth(marks, CLOTH))?.[1];
  };
  expect(titleOf(0)).toBe('The loom is set up. The first registration weaves the first thread.');
  expect(titleOf(0, { isOver: true })).toBe('The loom is bare.');
  expect(titleOf(1)).toBe('1 thread, for the first registration');
  expect(titleOf(1_024)).toBe('1,024 threads, one for each registration');
  expect(titleOf(100_000, { each: 25 })).toBe(
    '100,000 threads, one for each registration; 25 lie together in each line',
  );
});
