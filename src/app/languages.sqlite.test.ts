/** @module-tag long */

import { expect, test } from 'vitest';
import { LANGUAGES } from '#platform/contract/language.ts';
import { readEnglish } from '#testing/english.ts';
import { readForeignLines } from '#testing/foreign-lines.ts';

const SITES = LANGUAGES.slice(1).flatMap((language) => [
  { language, isWritten: true },
  { language, isWritten: false },
]);

test.each(SITES)(
  'nobody who reads ‘$language’ meets an English word (texts written: $isWritten)',
  { timeout: 300_000 },
  async (site) => {
    const isEnglish = await readEnglish(site.language);
    const lines = await readForeignLines(site);
    expect(lines.length).toBeGreaterThan(200);
    expect(lines.filter(isEnglish)).toEqual([]);
  },
);
