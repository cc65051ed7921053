import { PDFiumLibrary } from '@hyzyla/pdfium';
import { expect, test, vi } from 'vitest';
import { address } from '#platform/client/call-client.ts';
import { DEFAULT_LOOK } from '#platform/contract/look.ts';
import { LIMITS } from '#platform/server/limits.ts';
import { cancelOrder, enterPayment, orderPaper, sendProforma } from '#rooms/money/orders/contract.ts';
import type { PaperContent } from '#rooms/money/orders/paper.ts';
import { registerGroup } from '#rooms/people/groups/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { buyersPage, emailOf, orderOf, readOrder, selling } from '#testing/orders.ts';
import { pdfText } from '#testing/pdf-text.ts';
import { sampleRegistration } from '#testing/samples.ts';
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
  const text = await pdfText(content);
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
  const text = await pdfText(
    await drawPaper(
      { ...PAPER, series: 'proforma', currency: 'XOF', lines, levies: [] },
      { number: '', code: '' },
    ),
  );
  expect(text).toContain('P-00042');
  expect(text).toContain('Kind 59');
  // Each further page says of what it is one, and repeats the headings.
  const further = text.match(/Proforma invoice P-00042 · (\d)\s+Description/g) ?? [];
  expect(further.length).toBeGreaterThan(1);
  expect(further.map((one) => /· (\d)/.exec(one)?.[1])).toEqual(further.map((_, index) => `${index + 2}`));
  expect(text).toMatch(/CFA 675,000/);
  expect(text).not.toContain('levies');
});

test('a receipt for too much says what is owed to the buyer', async () => {
  const { app, client } = await selling();
  await app.visitor.call(addAttendee, { body: sampleRegistration({ name: 'Ama', email: emailOf('Ama') }) });
  const { id } = await orderOf(app, 'Ama');
  await client.call(enterPayment, {
    query: { id },
    body: { way: 'bank', amount: '1500.50', note: 'TRF 4711' },
  });
  const [paper] = (await readOrder(app, id)).papers;
  const drawn = await client.fetch(address(orderPaper, { id: paper?.id ?? '' }));
  const text = await pdfText(await drawn.arrayBuffer());
  expect(text).toMatch(/TRF 4711\s+GH₵ 1,500.50/);
  expect(text).toMatch(/We owe you\s+GH₵ 300.50/);
});

test('where one amount has decimals, all have', async () => {
  const text = await pdfText(await drawPaper(PAPER, { number: '', code: '' }));
  for (const amount of ['1,250.00', '5,625.00', '140.63', 'GH₵ 1,125.00', 'GH₵ 6,750.00'])
    expect(text).toContain(amount);
  const whole = { ...PAPER, levies: [{ name: 'VAT', rate: 200_000, amount: 112_500 }] };
  const plain = await pdfText(await drawPaper(whole, { number: '', code: '' }));
  expect(plain).toContain('GH₵ 6,750');
  expect(plain).not.toContain('.00');
});

test('an amount is on one line, wherever it stands', async () => {
  const notes = Array.from(
    { length: 80 },
    (_, index) => `${'x'.repeat(index)} 24\u202f061\u202f250\u00a0GHS now`,
  );
  const text = await pdfText(await drawPaper({ ...PAPER, notes }, { number: '', code: '' }));
  expect(text.match(/24 061 250 GHS/g)).toHaveLength(notes.length);
});

test('nothing is written below the foot of a page', async () => {
  const lines = Array.from({ length: 19 }, (_, index) => ({
    ...{ description: `Kind ${index}`, quantity: 1, discount: 0, unit: 100, net: 100, gross: 100 },
  }));
  const notes = [Array.from({ length: 180 }, (_, index) => `term${index}`).join(' '), 'Line\n'.repeat(90)];
  const drawn = await drawPaper({ ...PAPER, lines, notes }, { number: '', code: '' });
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(drawn);
  for (const page of document.pages()) {
    const { data, width, height } = await page.render({ scale: 1, render: 'bitmap' });
    const rows = Array.from({ length: 60 }, (_, row) => height - 60 + row);
    const isWhite = (row: number) =>
      data.subarray(4 * (row * width + 40), 4 * (row + 1) * width).every((value) => value === 255);
    expect(rows.every(isWhite)).toBe(true);
  }
  expect(document.getPageCount()).toBeGreaterThan(2);
  document.destroy();
  library.destroy();
});

/** What an invoice must say, by the regulations in force until others replace them (L.I. 2243, regulation 21). */
const REQUIRED = {
  supplier: ['Summit Limited', '12 Independence Avenue, Accra', 'Tax number C0001234567'],
  'date and time': [/1st July 2025, 10:00 AM\s+GMT/],
  customer: ['Volta Bank Ltd', 'Ama Owusu', '1 Liberation Road, Accra', 'Tax number C0009876543'],
  'description and quantity': [/Early bird\s+5\s/],
  'type of transaction': ['Sale of services'],
  'charge without tax': [/1,000\.00\s+10%\s+4,500\.00/],
  'rate of discount': ['10%'],
  'rates of tax': ['NHIL (2.5%)', 'GETFund (2.5%)', 'VAT (15%)'],
  taxes: ['GH₵ 112.50', 'GH₵ 675'],
  'total without tax': [/Total without levies\s+GH₵ 4,500/],
  'total tax': [/Total of levies\s+GH₵ 900/],
  'total with tax': [/Total with levies\s+GH₵ 5,400/],
};
const OF_SERIES = {
  proforma: { number: ['Proforma invoice', 'P-00001'], 'no tax invoice': ['This isn’t a tax invoice.'] },
  receipt: { number: ['Receipt', 'R-00001'], payment: [/Bank transfer · TRF 4711\s+GH₵ 5,400/] },
  credit: {
    number: ['Credit note', 'C-00001'],
    'what it corrects': [/Corrects[\s\S]*R-00001/],
    'type of transaction': [/Credit for a sale of\s+services/],
    'charge without tax': [/900\.00\s+–\s+4,500\.00/],
    'rate of discount': [],
    'total with tax': [/Credited to you\s+GH₵ 5,400/],
  },
};

test('from an order to its papers, each says every particular that is required', async () => {
  const { app, client } = await selling();
  app.clock.set('2025-07-01T10:00:00Z');
  const people = ['Kofi', 'Esi', 'Yaw', 'Abena'].map((name) => ({
    name,
    role: 'Analyst',
    email: emailOf(name),
  }));
  const buyer = sampleRegistration({ name: 'Ama', email: emailOf('Ama'), company_name: 'Volta Bank Ltd' });
  await app.visitor.call(registerGroup, { body: { ...buyer, people, unnamed: 0 } });
  const { id, link } = await orderOf(app, 'Ama');
  const invoiced = {
    company: 'Volta Bank Ltd',
    address: '1 Liberation Road, Accra',
    taxNumber: 'C0009876543',
  };
  await buyersPage(app, link).press({ do: 'save', ...invoiced });
  const query = { id };
  await client.call(sendProforma, { query });
  await client.call(enterPayment, { query, body: { way: 'bank', amount: '5400', note: 'TRF 4711' } });
  await client.call(cancelOrder, { query, body: { note: 'By telephone' } });
  const { papers } = await readOrder(app, id);
  expect(papers.map(({ series }) => series)).toEqual(['proforma', 'receipt', 'credit']);
  for (const paper of papers) {
    const drawn = await client.fetch(address(orderPaper, { id: paper.id }));
    const text = await pdfText(await drawn.arrayBuffer());
    for (const [what, values] of Object.entries({ ...REQUIRED, ...OF_SERIES[paper.series] }))
      for (const value of values) expect(text, `${paper.number}: ${what}`).toMatch(value);
  }
});

test('papers that are asked for again and again are drawn until their network reaches a limit', async () => {
  const { app, register } = await selling();
  const { link } = await register('Ama');
  const { press } = buyersPage(app, link);
  const take = vi.spyOn(app.services.limits, 'take');
  expect((await press({ do: 'proforma' })).status).toBe(200);
  const [, network = ''] = take.mock.calls.find(([limit]) => limit === 'papersDrawn') ?? [];
  await app.services.limits.take('papersDrawn', network, LIMITS.papersDrawn.quota - 1);
  expect((await press({ do: 'proforma' })).status).toBe(429);
});
