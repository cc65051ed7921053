import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DEFAULT_LOOK } from '#platform/contract/look.ts';
import { drawBadge } from './badge-picture.ts';

const LINE = 'Accra, 26th and 27th August 2025';

test.for([
  'Ama',
  'Ɛsi Ɔwusu',
  'Nana Akosua Owusu-Ansah Boateng-Mensah of Kumasi and Cape Coast',
  'W'.repeat(200),
  'أما مينساه',
  '👩🏾‍💻',
])('a badge has the size of a picture to share, whatever the name: %s', async (name) => {
  const { data, info } = await sharp(
    await drawBadge({ summit: 'AI for Business Summit', name, line: LINE, look: DEFAULT_LOOK }),
  )
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1080, 1350]);
  // Cloth, not label, at the top and at the right edge.
  const at = (x: number, y: number) => [...data.subarray((y * 1080 + x) * info.channels).subarray(0, 3)];
  for (const [x, y] of [
    [300, 20],
    [1060, 900],
  ] as const) {
    expect(at(x, y)).not.toEqual([250, 245, 237]);
  }
});

test('different names have different cloth', async () => {
  const drawn = await Promise.all(
    ['Ama', 'Kofi'].map((name) =>
      drawBadge({ summit: 'AI for Business Summit', name, line: LINE, look: DEFAULT_LOOK }),
    ),
  );
  expect(drawn[0]).not.toEqual(drawn[1]);
});
