import { expect, test } from 'vitest';
import { facesFor } from './further-faces.ts';
import { shaped } from './glyphs.ts';
import { drawable, isRightToLeft, runsOf } from './runs.ts';

const MISSING = 0;

async function drawn(text: string) {
  const faces = await facesFor(text);
  const runs = runsOf(text, faces, isRightToLeft(text));
  return { runs, kept: drawable(text, faces), glyphs: runs.flatMap((run) => shaped(run).glyphs) };
}

test.for([
  'Ama Mensah',
  'Ɛ̃si Ɔ̀wusu',
  'أما مينساه',
  'محمد Ali (عبد الله)',
  'שרה לוי',
  '李小龙',
  'さくら 山田',
  '김민준',
  'ሀይሌ ገብረሥላሴ',
  'Иван Петров',
  'Ελένη',
  'दीपिका',
  'Ama 山 Mensah 🎉',
  '👩🏾‍💻 🇬🇭 ❤️',
])('all letters of %s are drawn, none as a box', async (name) => {
  const { kept, glyphs } = await drawn(name);
  expect(kept).toBe(name);
  expect(glyphs.map(({ id }) => id)).not.toContain(MISSING);
});

test('an emoji of several is drawn as the one that they make', async () => {
  for (const emoji of ['👩🏾‍💻', '🇬🇭', '👨‍👩‍👧']) expect((await drawn(emoji)).glyphs, emoji).toHaveLength(1);
});

test('Arabic letters are joined, and stand from right to left', async () => {
  const { runs, glyphs } = await drawn('محمد');
  expect(runs).toHaveLength(1);
  const alone = await Promise.all([...'محمد'].map(async (letter) => (await drawn(letter)).glyphs[0]?.id));
  expect(new Set([...alone, ...glyphs.map(({ id }) => id)]).size).toBeGreaterThan(4);
  // The last letter, د, is joined to the one before and leftmost.
  expect(glyphs[0]?.id).not.toBe(alone[0]);
  expect(glyphs.at(-1)?.id).not.toBe(alone[3]);
  expect(glyphs.map(({ x }) => x)).toEqual(glyphs.map(({ x }) => x).toSorted((a, b) => a - b));
});

test.for([
  ['محمد Ali علي', ['علي', 'Ali', 'محمد']],
  ['Ama محمد علي Mensah', ['Ama', 'علي', 'محمد', 'Mensah']],
  ['שרה Sarah Levi', ['Sarah Levi', 'שרה']],
] as const)('two scripts each keep their direction: %s', async ([name, order]) => {
  const { runs } = await drawn(name);
  expect(runs.map(({ text }) => text.trim()).filter(Boolean)).toEqual(order);
});
