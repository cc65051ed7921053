/** @module-tag long */

import { beforeAll, expect, test } from 'vitest';
import { readForeignLines } from '#testing/foreign-lines.ts';
import { outsideBrackets, speakInBrackets } from '#testing/pseudo-language.ts';

beforeAll(() => speakInBrackets('pt'));

test.each([true, false])(
  'every text that somebody meets is in a catalogue (texts written: %s)',
  { timeout: 300_000 },
  async (isWritten) => {
    expect(await readForeignLines({ language: 'pt', isWritten }, outsideBrackets)).toEqual([]);
  },
);
