/** @module-tag long */

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { beforeAll, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { DEFAULT_LOOK } from '#platform/contract/look.ts';
import { BADGE_PAPERS, type BadgePaper } from '#rooms/people/badges/contract.ts';
import { drawBadges } from './draw-badges.ts';

const SUMMIT = { summit: 'AI for Business Summit', look: DEFAULT_LOOK };
const NAMES = [
  'Ɔkyeame Ɛsi Ŋɔŋɔ',
  'Nana Akua Ɔfori-Atta Oforiwaa Amanfo-Boateng Owusu-Ansah the Third',
  'Đặng Thị Ánh',
  'Ольга Иванова',
  'አበበ በቂላ',
  'Li',
];
const KINDS = ['Speaker', 'Press', '', 'Guest', 'Sponsor', 'Ɛkipu'];
const badgeOf = (name: string, index: number) => ({
  name,
  company: 'Volta Ɛnergy & Daughters Ltd',
  details: 'Managing Director',
  kind: KINDS[index % KINDS.length] ?? '',
  tone: index,
  languages: 'English · Twi · Français',
  ticket: `S1.${'A'.repeat(26)}.${String.fromCharCode(65 + (index % 26)).repeat(26)}.${'Q'.repeat(103)}`,
});
/** 300 dots an inch. */
const SCALE = 300 / 72;

beforeAll(async () => {
  const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const wasmBinary = new Uint8Array(await readFile(wasm)).buffer;
  prepareZXingModule({ overrides: { wasmBinary } });
});

/** What each page says, and the codes that a scanner finds on it. */
async function readBack(content: Buffer) {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(content);
  const pages: { text: string; codes: string[] }[] = [];
  for (const page of document.pages()) {
    // Before the page is rendered: afterwards its reader fails.
    const text = page.getText().normalize('NFC');
    const { data, width, height } = await page.render({ scale: SCALE, render: 'bitmap' });
    const picture = { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' as const };
    const codes = await readBarcodes(picture as ImageData, { formats: ['QRCode'], maxNumberOfSymbols: 20 });
    pages.push({ text, codes: codes.map((code) => code.text) });
  }
  document.destroy();
  library.destroy();
  return pages;
}

const papers: BadgePaper[] = [...BADGE_PAPERS, { width: 54, height: 86 }, { width: 50, height: 40 }];

test.each(papers)(
  'on %o, every word is written in fonts that are in the file, and every code can be scanned',
  async (paper) => {
    const badges = NAMES.map(badgeOf);
    const content = await drawBadges(badges, paper, SUMMIT);
    const pages = await readBack(content);
    const text = pages.map((page) => page.text).join(' ');
    for (const word of [...NAMES, ...KINDS].join(' ').split(' ')) expect(text).toContain(word);
    expect(text).toContain('Twi');
    const codes = pages.flatMap((page) => page.codes);
    expect(codes.toSorted()).toEqual(badges.map(({ ticket }) => ticket).toSorted());
    const fonts = content.toString('latin1').match(/\/Type \/FontDescriptor[\s\S]*?endobj/g) ?? [];
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) expect(font).toMatch(/\/FontFile[23]? /);
  },
);

test('a word that is too long for a badge goes on in the next line, and not over the neighbour’s', async () => {
  const [short, neighbour] = ['Li', 'Ama'].map(badgeOf);
  const long = `${'Oforiwaa'.repeat(18)}Ende`;
  const [plain, tried] = await Promise.all(
    [short, { ...short, name: long }].map(async (first) =>
      rightHalfOf(await drawBadges([first, neighbour] as never, 'a4', SUMMIT)),
    ),
  );
  expect(tried?.equals(plain ?? Buffer.alloc(0))).toBe(true);
  const [page] = await readBack(await drawBadges([{ ...short, name: long }] as never, 'a4', SUMMIT));
  expect(page?.text.replace(/\s/g, '')).toContain(long);
});

/** The pixels of the first page in which the second of two columns is. */
async function rightHalfOf(content: Buffer): Promise<Buffer> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(content);
  const { data, width, height } = await document.getPage(0).render({ scale: 1, render: 'bitmap' });
  document.destroy();
  library.destroy();
  const rows = Array.from({ length: height }, (_, row) =>
    Buffer.from(data.subarray(4 * (row * width + Math.ceil(width / 2)), 4 * (row + 1) * width)),
  );
  return Buffer.concat(rows);
}

test('five hundred are one small file, since its fonts are in it once', async () => {
  const badges = Array.from({ length: 500 }, (_, index) => badgeOf(`Guest Ɔfori ${index}`, index));
  const content = await drawBadges(badges, 'a4', SUMMIT);
  expect(content.byteLength).toBeLessThan(4_000_000);
});
