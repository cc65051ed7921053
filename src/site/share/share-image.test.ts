import { describe, expect, test } from 'vitest';
import { wordsOf } from './share-image.ts';
import { drawable, titleOutlines } from './title-outlines.ts';

const SUMMIT = 'AI for Business Summit';
const BOX = { width: 720, height: 360, sizeMax: 120 };

describe('the words on a share image', () => {
  test('keep the letters of Ghanaian and other African names', () => {
    for (const name of ['Ɔkyerɛ Ŋmenyɛ', 'Ɖela Ƒomevi Aɣalɛ', 'Ọlájùmọ̀kẹ́ Ṣóyínká', 'Mũthoni wa Wanjikũ']) {
      expect(drawable(name)).toBe(name);
    }
    for (const letter of 'ɔɛŋɖƒɣƆƐŊƉƑƔɓɗƙƴʋọẹṣũĩđăơưộ') {
      expect(titleOutlines(letter, BOX).path.length, letter).toBeGreaterThan(50);
    }
  });

  test('omit letters that no font has, and are never empty', () => {
    const line = 'Head of Data, Volta Grid';
    expect(wordsOf({ summit: SUMMIT, title: 'Ama 山 Mensah 🎉', line })).toEqual({
      title: 'Ama Mensah',
      line,
    });
    expect(wordsOf({ summit: SUMMIT, title: 'محمد', line })).toEqual({ title: line, line: SUMMIT });
    expect(wordsOf({ summit: SUMMIT, title: '東京', line: '部長, 会社' })).toEqual({
      title: SUMMIT,
      line: '',
    });
  });

  test('stay in their box, however long they are', () => {
    for (const title of ['A'.repeat(200), 'Wise words '.repeat(60)]) {
      const { path, height } = titleOutlines(title, BOX);
      expect(height).toBeLessThanOrEqual(BOX.height);
      const across = [...path.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x));
      expect(Math.max(...across)).toBeLessThanOrEqual(BOX.width);
      expect(Math.max(...across)).toBeGreaterThan(BOX.width / 2);
    }
  });
});
