import { expect, test } from 'vitest';
import { cancelAttendees } from '#rooms/people/registrations/desk.ts';
import type { TestApp } from '#testing/app.ts';
import { mailRows } from '#testing/mails.ts';
import { buyersPage, readOrder, selling } from '#testing/orders.ts';
import { xlsxFile } from '#testing/table-files.ts';
import { enterPayment, enterRefund, takePaymentBack } from '../contract.ts';
import { matchStatementLine, readStatement, viewStatementLines } from '../statement-contract.ts';

const note = 'It was for another order';
const DAY_MS = 24 * 60 * 60 * 1000;

const takeableOf = async (app: TestApp, id: string) =>
  (await readOrder(app, id)).entries.filter(({ isTakeable }) => isTakeable).map(({ posting }) => posting);

async function take(app: TestApp, id: string, posting?: string) {
  const { client } = await app.signInAs('Administrator');
  const [first = ''] = await takeableOf(app, id);
  return client.call(takePaymentBack, { query: { id }, body: { posting: posting ?? first, note } });
}

test('a payment of a statement that was matched with the wrong order is taken back and matched with the right one', async () => {
  const { app, client, register } = await selling();
  const [wrong, right] = [await register('Ama', 'Volta Bank'), await register('Kofi', 'Loom Mills')];
  const file = xlsxFile([
    ['Date', 'Description', 'Credit'],
    ['2025-07-02', 'SOMEBODY', '1200'],
  ]);
  await client.call(readStatement, { body: { file, way: 'bank' } });
  const left = async () => (await client.call(viewStatementLines, { query: { state: 'open' } })).body.records;
  const [line] = await left();
  const match = ({ reference }: { reference: string }) =>
    client.call(matchStatementLine, { query: { id: line?.id ?? '' }, body: { reference } });
  await match(wrong);
  const paid = await readOrder(app, wrong.id);
  expect(paid).toMatchObject({ state: 'paid', papers: [{ number: 'R-00001' }] });
  const before = (await mailRows(app)).length;
  // Two people at once.
  const [posting] = await takeableOf(app, wrong.id);
  const replies = await Promise.all([take(app, wrong.id, posting), take(app, wrong.id, posting)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const after = await readOrder(app, wrong.id);
  expect(after).toMatchObject({
    state: 'open',
    total: 120_000,
    due: 120_000,
    paid: 0,
    refunded: 0,
    places: 1,
  });
  expect(after.papers.map(({ number, total }) => [number, total])).toEqual([
    ['R-00001', 120_000],
    ['C-00001', 120_000],
  ]);
  expect(after.until).not.toBe('');
  // What was entered stays; the opposite is added.
  expect(after.entries.slice(0, paid.entries.length).map(({ id }) => id)).toEqual(
    paid.entries.map(({ id }) => id),
  );
  const added = after.entries.slice(paid.entries.length);
  expect(added.map(({ what, account, amount }) => [what, account, amount]).toSorted()).toEqual([
    ['Payment taken back', 'Bank transfer', -120_000],
    ['Payment taken back', 'Owed by the buyer', 120_000],
  ]);
  expect(added[0]).toMatchObject({ note, by: 'Test Administrator' });
  const mails = (await mailRows(app)).slice(before);
  expect(mails.map(({ template }) => template)).toEqual(['orderTakenBack']);
  expect(mails[0]?.attachments).toContain('C-00001');
  expect(await buyersPage(app, wrong.link).open()).not.toContain(note);
  // The next holds for the right order, and again after another mistake.
  expect((await left()).map(({ id }) => id)).toEqual([line?.id]);
  expect((await match(wrong)).status).toBe(200);
  expect((await readOrder(app, wrong.id)).papers.map(({ number }) => number)).toEqual([
    ...['R-00001', 'C-00001', 'R-00002'],
  ]);
  await take(app, wrong.id);
  expect((await match(right)).status).toBe(200);
  expect((await readOrder(app, right.id)).state).toBe('paid');
  expect((await readOrder(app, wrong.id)).state).toBe('open');
  expect(await left()).toEqual([]);
});

test('of what was paid twice, a receipt that names what is taken back is made anew; another one stays', async () => {
  const { app, client, register } = await selling();
  const { id } = await register('Ama');
  const pay = (way: 'cash' | 'bank') =>
    client.call(enterPayment, { query: { id }, body: { way, amount: '1200', note: way } });
  await pay('cash');
  await pay('bank');
  const [first, second] = await takeableOf(app, id);
  await take(app, id, second);
  expect(await readOrder(app, id)).toMatchObject({ state: 'paid', papers: [{ number: 'R-00001' }] });
  await pay('bank');
  await take(app, id, first);
  const { state, papers } = await readOrder(app, id);
  expect([state, papers.map(({ number }) => number)]).toEqual(['paid', ['R-00001', 'C-00001', 'R-00002']]);
  const rows = await app.store.database.selectFrom('order_papers').select('content').orderBy('id').execute();
  const payments = rows.map(({ content }) =>
    JSON.parse(content).payments.map((one: { label: string }) => one.label),
  );
  expect(payments.at(-1)).toEqual(['Bank transfer · bank']);
});

test('nothing is kept of what was never paid, and nothing is taken back of what was returned', async () => {
  const { app, client, register } = await selling();
  const { id, lines } = await register('Ama');
  await client.call(enterPayment, { query: { id }, body: { way: 'cash', amount: '1200', note } });
  app.clock.advance(45 * DAY_MS);
  const later = (await app.signInAs('Administrator')).client;
  await later.call(cancelAttendees, { body: { ids: [lines[0]?.attendeeId ?? ''], cancelled: true } });
  expect(await readOrder(app, id)).toMatchObject({ state: 'overpaid', total: 60_000 });
  const refund = { way: 'cash', amount: '1', note } as const;
  await later.call(enterRefund, { query: { id }, body: refund });
  const refused = await take(app, id);
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('was returned')]);
  const other = await register('Kofi');
  await later.call(enterPayment, { query: { id: other.id }, body: { way: 'cash', amount: '1500', note } });
  const ids = [other.lines[0]?.attendeeId ?? ''];
  await later.call(cancelAttendees, { body: { ids, cancelled: true } });
  expect((await take(app, other.id)).status).toBe(200);
  expect(await readOrder(app, other.id)).toMatchObject({ state: 'cancelled', total: 0, due: 0 });
});
