/** @module-tag long */

import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DEFAULT_LOOK } from '#platform/contract/look.ts';
import { drawBadge } from './badge-picture.ts';

const LINE = 'Accra, 26th and 27th August 2025';

const SIZE = [1080, 1350];
/** Where the label's texts may stand; its ground surrounds them. */
const WORDS = { left: 64, right: 876 };

async function drawnBadge(name: string) {
  const { data, info } = await sharp(
    await drawBadge({ siteName: 'AI for Business Summit', name, line: LINE, look: DEFAULT_LOOK }),
  )
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
  ];
  const ground = at(20, info.height - 130);
  const isLabel = (y: number) => at(20, y).join() === ground.join();
  const label = Array.from({ length: info.height }, (_, y) => y).filter(isLabel);
  /** From left to right, how much in a column of the label isn't its ground. */
  const marked = Array.from(
    { length: 940 },
    (_, x) => label.filter((y) => at(x, y).join() !== ground.join()).length,
  );
  return { size: [info.width, info.height], at, ground, label, marked };
}

const NAMES = [
  'Ama',
  'Ɛsi Ɔwusu',
  'Nana Akosua Owusu-Ansah Boateng-Mensah of Kumasi and Cape Coast',
  'W'.repeat(200),
  'Wolfeschlegelsteinhausenbergerdorff',
  'أما مينساه',
  'م'.repeat(120),
  '李小龙',
  '山'.repeat(90),
  '👩🏾‍💻',
];

test.for(NAMES)('the words of a badge stay on its label, and the label on its cloth: %s', async (name) => {
  const { size, at, ground, label, marked } = await drawnBadge(name);
  expect(size).toEqual(SIZE);
  // Cloth, not label, at the top and at the right edge.
  for (const [x, y] of [
    [300, 20],
    [1060, 900],
  ] as const) {
    expect(at(x, y)).not.toEqual(ground);
  }
  expect(label.length).toBeLessThan(900);
  const used = marked.flatMap((count, x) => (count > 0 ? [x] : []));
  expect(Math.min(...used)).toBeGreaterThanOrEqual(WORDS.left - 4);
  expect(Math.max(...used)).toBeLessThanOrEqual(WORDS.right + 4);
});

test.for(NAMES.slice(1))('the name is drawn, not only the words around it: %s', async (name) => {
  const [without, within] = await Promise.all([drawnBadge('สมชาย'), drawnBadge(name)]);
  expect(within.label.length).toBeGreaterThan(without.label.length + 50);
  const marks = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
  expect(marks(within.marked)).toBeGreaterThan(marks(without.marked) + 1000);
});

test('a name that is read from right to left begins at the right', async () => {
  const [arabic, latin] = await Promise.all([drawnBadge('محمد'), drawnBadge('Ama')]);
  const right = ({ marked }: typeof arabic) => marked.slice(780, WORDS.right).some((count) => count > 0);
  expect([right(arabic), right(latin)]).toEqual([true, false]);
});

test('different names have different cloth', async () => {
  const drawn = await Promise.all(
    ['Ama', 'Kofi'].map((name) =>
      drawBadge({ siteName: 'AI for Business Summit', name, line: LINE, look: DEFAULT_LOOK }),
    ),
  );
  expect(drawn[0]).not.toEqual(drawn[1]);
});
