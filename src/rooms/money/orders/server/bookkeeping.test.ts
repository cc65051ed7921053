/** @module-tag long */

import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { address } from '#platform/client/call-client.ts';
import { registerGroup } from '#rooms/people/groups/contract.ts';
import { cancelAttendees } from '#rooms/people/registrations/desk.ts';
import { orderOf, readOrder, selling } from '#testing/orders.ts';
import { publishSections } from '#testing/publish-section.ts';
import { KINDS, NO_CODES, SALES } from '#testing/sales.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { cancelOrder, enterPayment, enterRefund, exportOrders, reviveOrder } from '../contract.ts';

const note = 'TRF 4711';
const DAY_MS = 24 * 60 * 60 * 1000;
const LEVY = { isOnTop: false, from: '', until: '' };
const GHANA_2025 = [
  { ...LEVY, name: 'NHIL', rate: '2.5' },
  { ...LEVY, name: 'GETFund', rate: '2.5' },
  { ...LEVY, name: 'COVID-19', rate: '1' },
  { ...LEVY, name: 'VAT', rate: '15', isOnTop: true },
];

type Sold = Awaited<ReturnType<typeof sellingAt>>;

/** An edition that sells for an odd price. */
async function sellingAt({ currency, price, levies }: { currency: string; price: number; levies: object[] }) {
  const sold = await selling();
  await sold.app.store.database.updateTable('events').set({ currency, group_least: 4 }).execute();
  const kinds = KINDS.slice(0, 1).map((kind) => ({
    ...kind,
    until: '',
    prices: [{ currency, amount: price }],
  }));
  await publishSections(sold.client, { ...NO_CODES, ticketKinds: { kinds }, levies: { levies } });
  const digits = currency === 'XOF' ? 1 : 100;
  const group = async (name: string, places: number) => {
    const person = { name, role: 'Analyst', email: `${name.toLowerCase()}@owusu.example` };
    const people = Array.from({ length: places - 1 }, (_, index) => ({
      ...{ ...person, name: `${name}${index}`, email: `${name.toLowerCase()}${index}@owusu.example` },
    }));
    const body = { ...sampleRegistration({ ...person, company_name: `${name} Ltd` }), people, unnamed: 0 };
    expect((await sold.app.visitor.call(registerGroup, { body })).status).toBe(201);
    return orderOf(sold.app, name);
  };
  const pay = async (id: string) => {
    const amount = String((await readOrder(sold.app, id)).due / digits);
    const client = (await sold.app.signInAs('Administrator')).client;
    await client.call(enterPayment, { query: { id }, body: { way: 'bank', amount, note } });
    return readOrder(sold.app, id);
  };
  return { ...sold, digits, group, pay };
}

async function exported({ app }: Pick<Sold, 'app'>): Promise<Record<string, string>[]> {
  const { client } = await app.signInAs('Administrator');
  const response = await client.fetch(address(exportOrders, { sort: 'buyer' }), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  return parse(await response.text(), { columns: true, bom: true });
}

/** What the export comes to, in the smallest unit. */
function sumsOf(rows: readonly Record<string, string>[], digits: number) {
  const sum = (isOne: (heading: string) => boolean) =>
    rows
      .flatMap((row) => Object.entries(row).filter(([heading]) => isOne(heading)))
      .reduce((total, [, value]) => total + Math.round(Number(value) * digits), 0);
  return {
    sales: sum((heading) => heading === 'Without levies'),
    levies: sum((heading) => heading.endsWith('%')),
    receivable: sum((heading) => heading === 'With levies'),
  };
}

async function ledgerOf({ app }: Pick<Sold, 'app'>) {
  const rows = await app.store.database
    .selectFrom('ledger_entries')
    .select(['account', 'amount'])
    .where('what', '=', 'billed')
    .execute();
  const of = (account: string) =>
    rows.filter((row) => row.account === account).reduce((total, { amount }) => total + amount, 0);
  return { sales: 0 - of('sales'), levies: 0 - of('levies'), receivable: of('receivable') };
}

test.each([
  ['XOF', 9_069, [{ ...LEVY, name: 'TVA', rate: '18' }]],
  ['GHS', 99_999, GHANA_2025],
  ['GHS', 99_999, SALES.levies.levies],
])(
  'receipts, credit notes and what is on none come to what the ledger charged, in %s for %i',
  async (currency, price, levies) => {
    const sold = await sellingAt({ currency, price, levies });
    const { app, digits, group, pay } = sold;
    const full = await group('Ama', 7);
    await group('Open', 3);
    const part = await group('Kofi', 5);
    const again = await group('Esi', 4);
    const unpaid = await group('Yaw', 2);
    for (const { id } of [full, part, again]) await pay(id);
    const cancel = async (id: string) =>
      (await app.signInAs('Administrator')).client.call(cancelOrder, { query: { id }, body: { note } });
    await cancel(unpaid.id);
    await cancel(full.id);
    app.clock.advance(45 * DAY_MS);
    const { client } = await app.signInAs('Administrator');
    const ids = part.lines.slice(1, 3).map(({ attendeeId }) => attendeeId);
    await client.call(cancelAttendees, { body: { ids, cancelled: true } });
    await cancel(again.id);
    const owed = 0 - (await readOrder(app, again.id)).due;
    const refund = { way: 'bank', amount: String(owed / digits), note } as const;
    expect((await client.call(enterRefund, { query: { id: again.id }, body: refund })).status).toBe(200);
    await client.call(reviveOrder, { query: { id: again.id }, body: { note } });
    const paidAgain = await pay(again.id);
    expect(paidAgain).toMatchObject({ state: 'paid', papers: [{}, {}, { series: 'receipt' }] });
    const rows = await exported(sold);
    expect(sumsOf(rows, digits)).toEqual(await ledgerOf(sold));
    const ofFull = rows.filter((row) => row.Reference === full.reference);
    expect(ofFull.map((row) => [row.Paper, row.Number, row.Corrects, row.Quantity])).toEqual([
      ['Receipt', 'R-00001', '', '7'],
      ['Credit note', 'C-00001', 'R-00001', '-7'],
    ]);
    // Each levy is reversed exactly.
    const [receipt = {}, credit = {}] = ofFull;
    for (const heading of Object.keys(receipt).filter((one) => /levies|%$/.test(one)))
      expect(Number(credit[heading])).toBe(0 - Number(receipt[heading]));
    expect(credit['Date and time']).not.toBe('');
    expect(rows.filter((row) => row.Reference === unpaid.reference)).toEqual([]);
    const open = rows.filter(({ Buyer }) => Buyer === 'Open');
    expect(open.map(({ Paper, Quantity }) => [Paper, Quantity])).toEqual([['', '3']]);
  },
);

test.each([
  ['all', 0],
  ['all but 1', 1],
])('%s of a cancelled order is returned, more than the rules say: nothing is owed again', async (_, left) => {
  const sold = await sellingAt({ currency: 'GHS', price: 99_999, levies: GHANA_2025 });
  const { app, digits, group, pay } = sold;
  const { id } = await group('Ama', 3);
  const { paid } = await pay(id);
  app.clock.advance(45 * DAY_MS);
  const { client } = await app.signInAs('Administrator');
  await client.call(cancelOrder, { query: { id }, body: { note } });
  const cancelled = await readOrder(app, id);
  expect(cancelled.state).toBe('overpaid');
  expect(cancelled.total).toBeGreaterThan(1);
  const body = { way: 'bank', amount: String((paid - left) / digits), note } as const;
  expect((await client.call(enterRefund, { query: { id }, body })).status).toBe(200);
  const returned = await readOrder(app, id);
  expect(returned).toMatchObject({ state: 'refunded', due: 0, total: left, refunded: paid - left });
  expect(returned.papers.map(({ series, total }) => [series, total])).toEqual([
    ['receipt', paid],
    ['credit', paid - cancelled.total],
    ['credit', cancelled.total - left],
  ]);
  const rows = await exported(sold);
  expect(sumsOf(rows, digits)).toEqual(await ledgerOf(sold));
  // It can be taken up again as it was.
  await client.call(reviveOrder, { query: { id }, body: { note } });
  expect((await readOrder(app, id)).total).toBe(paid);
});
