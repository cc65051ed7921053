import { PDFiumLibrary } from '@hyzyla/pdfium';
import { expect, test } from 'vitest';
import type { PaperContent } from '#modules/orders/paper.ts';
import { DEFAULT_LOOK } from '#platform/contract/look.ts';
import { drawPaper } from './draw-paper.ts';

const PAPER: PaperContent = {
  ...{ series: 'receipt', number: 42, at: '2026-03-31T14:05:00Z', zone: 'Africa/Accra', corrects: '' },
  ...{ summit: 'AI for Business Summit', look: DEFAULT_LOOK, reference: '7K4Q-X2M9', currency: 'GHS' },
  seller: { name: 'Summit Limited', address: '12 Independence Avenue\nAccra', taxNumber: 'C0001234567' },
  buyer: { name: 'Volta Ɛnergy Ltd\nƆkyeame Akwasi', address: '1 Liberation Road', taxNumber: 'C0009876543' },
  lines: [{ description: 'Regular', quantity: 5, unit: 125_000, discount: 10, net: 562_500, gross: 675_000 }],
  levies: [
    { name: 'NHIL', rate: 25_000, amount: 14_063 },
    { name: 'GETFund', rate: 25_000, amount: 14_062 },
    { name: 'VAT', rate: 150_000, amount: 84_375 },
  ],
  ...{ net: 562_500, total: 675_000, due: 0, notes: ['Questions? Write to us.'] },
  payments: [{ label: 'Bank transfer · TRF 4711', amount: 675_000 }],
};
async function textOf(content: Buffer): Promise<string> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(content);
  const text = [...document.pages()].map((page) => page.getText().normalize('NFC')).join(' ');
  document.destroy();
  library.destroy();
  return text;
}

/** Of an invoice, by the regulations in force until others replace them (L.I. 2243, regulation 21). */
const PARTICULARS = [
  ...['Receipt', 'R-00042', '31st March 2026', '2:05', 'PM GMT', 'Sale of services'],
  ...['Summit Limited', '12 Independence Avenue', 'C0001234567'],
  ...['Volta Ɛnergy Ltd', 'Ɔkyeame Akwasi', '1 Liberation Road', 'C0009876543'],
  ...['Regular', '5', '1,250', '10%', '5,625', '7K4Q-X2M9'],
  ...['NHIL (2.5%)', '140.63', 'GETFund (2.5%)', '140.62', 'VAT (15%)', '843.75'],
  ...['Total without levies', 'Total of levies', '1,125', 'Total with levies', 'GH₵ 6,750'],
  ...['Bank transfer', 'TRF 4711'],
];

test('a paper has every particular, in fonts that are in the file', async () => {
  const content = await drawPaper(PAPER, { number: 'SDC 0042', code: 'https://gra.example/42' });
  const text = await textOf(content);
  for (const particular of [...PARTICULARS, 'SDC 0042']) expect(text).toContain(particular);
  const fonts = content.toString('latin1').match(/\/Type \/FontDescriptor[\s\S]*?endobj/g) ?? [];
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) expect(font).toMatch(/\/FontFile[23]? /);
});

test('a currency without a smaller unit, long words and many lines fit', async () => {
  const lines = Array.from({ length: 60 }, (_, index) => ({
    ...{ description: `Kind ${index} ${'x'.repeat(80)}`, quantity: 1, discount: 0 },
    ...{ unit: 150_000, net: 150_000, gross: 150_000 },
  }));
  const text = await textOf(
    await drawPaper(
      { ...PAPER, series: 'proforma', currency: 'XOF', lines, levies: [] },
      { number: '', code: '' },
    ),
  );
  expect(text).toContain('P-00042');
  expect(text).toContain('Kind 59');
  expect(text).toMatch(/CFA 675,000/);
  expect(text).not.toContain('levies');
});
