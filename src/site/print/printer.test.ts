/** @module-tag long */

import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { DEFAULT_LOOK } from '#platform/contract/look.ts';
import { ChildWorker } from '#platform/server/child-worker.ts';
import { pdfText } from '#testing/pdf-text.ts';
import { typesetBadges } from './badge-sheets.ts';
import { Printer } from './printer.ts';

const badgeOf = (name: string) => ({
  ...{ name, company: '', details: '', kind: '', tone: 0, languages: '' },
  ticket: 'S1.A',
});
const sheetOf = (...names: string[]) => ({
  ...{ summit: 'Summit', look: DEFAULT_LOOK, paper: 'a6' as const },
  badges: names.map(badgeOf),
});

test('the same PDF is drawn once, however many ask for it, and another one by itself', async () => {
  const done = vi.spyOn(ChildWorker.prototype, 'do').mockResolvedValue(new Uint8Array([1]));
  const printer = new Printer();
  const draw = (name: string) => printer.draw({ kind: 'badges', said: sheetOf(name) });
  await Promise.all(Array.from({ length: 50 }, () => draw('Ama')));
  await draw('Ama');
  expect(done).toHaveBeenCalledTimes(1);
  await draw('Esi');
  expect(done).toHaveBeenCalledTimes(2);
  done.mockRestore();
});

test.each([
  'สมชาย ใจดี',
  'Աննա',
  'ანა',
  'অনন্যা',
  'Adébáyọ̀ Ọlájùmọ̀kẹ́',
  '李小龙',
  '김민준',
  'አበበ',
  '#panic("x") *b* $x$ @a <b> \\n [c] ~ //d',
])('a badge says %s, as it is', async (name) => {
  const text = await pdfText(await typesetBadges(sheetOf(name)));
  const letters = (said: string) => said.normalize('NFC').replace(/\s/g, '');
  expect(letters(text)).toContain(letters(name));
});

test('whatever a name is, it is drawn, and runs nothing', async () => {
  const name = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.string({
      unit: fc.constantFrom(...'#*$@<>\\_`[]{}()"\'/~=-+;:\u0000\ud800\u202e\u200d\n'),
      maxLength: 20,
    }),
  );
  await fc.assert(
    fc.asyncProperty(name, async (said) => {
      expect(await pdfText(await typesetBadges(sheetOf(said)))).toContain('Summit');
    }),
    { numRuns: 20 },
  );
});
