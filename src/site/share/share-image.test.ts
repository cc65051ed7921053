import { describe, expect, test } from 'vitest';
import { OWN_FACES } from './faces.ts';
import { facesFor } from './further-faces.ts';
import { drawable } from './runs.ts';
import { textOf } from './share-image.ts';
import { titleOutlines } from './title-outlines.ts';

const SUMMIT = 'AI for Business Summit';
const BOX = { width: 720, height: 360, sizeMax: 120 };

describe('the words on a share image', () => {
  test('keep the letters of Ghanaian and other African names', () => {
    for (const name of ['Ɔkyerɛ Ŋmenyɛ', 'Ɖela Ƒomevi Aɣalɛ', 'Ọlájùmọ̀kẹ́ Ṣóyínká', 'Mũthoni wa Wanjikũ']) {
      expect(drawable(name, OWN_FACES)).toBe(name);
    }
    for (const letter of 'ɔɛŋɖƒɣƆƐŊƉƑƔɓɗƙƴʋọẹṣũĩđăơưộ') {
      expect(titleOutlines(letter, BOX, OWN_FACES).path.length, letter).toBeGreaterThan(50);
    }
  });

  test('omit letters that no font has, and are never empty', async () => {
    const line = 'Head of Data, Volta Grid';
    const texts = async (said: { title: string; line: string }) =>
      textOf({ siteName: SUMMIT, ...said }, await facesFor(said.title + said.line));
    expect(await texts({ title: 'Ama 山 Mensah 🎉', line })).toEqual({ title: 'Ama 山 Mensah 🎉', line });
    expect(await texts({ title: 'Ama สมชาย Mensah', line })).toEqual({ title: 'Ama Mensah', line });
    expect(await texts({ title: 'สมชาย', line })).toEqual({ title: line, line: SUMMIT });
    expect(await texts({ title: 'สมชาย', line: 'กขค, งจฉ' })).toEqual({ title: SUMMIT, line: '' });
  });

  test('stay in their box, however long they are', () => {
    for (const title of ['A'.repeat(200), 'Wise words '.repeat(60)]) {
      const { path, height } = titleOutlines(title, BOX, OWN_FACES);
      expect(height).toBeLessThanOrEqual(BOX.height);
      const across = [...path.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x));
      expect(Math.max(...across)).toBeLessThanOrEqual(BOX.width);
      expect(Math.max(...across)).toBeGreaterThan(BOX.width / 2);
    }
  });
});
