import { expect, test } from 'vitest';
import { viewBasicData } from '#modules/editions/contract.ts';
import { addAttendee, viewAttendees } from '#modules/registrations/contract.ts';
import { cancelAttendees } from '#modules/registrations/desk.ts';
import { address } from '#platform/client/call-client.ts';
import type { Job } from '#platform/server/jobs/job.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { anotherInstance } from '#testing/jobs.ts';
import { mailRows } from '#testing/mails.ts';
import { buyersPage, emailOf, readOrder, selling } from '#testing/orders.ts';
import { sampleRegistration } from '#testing/samples.ts';
import {
  cancelOrder,
  enterCertificate,
  enterPayment,
  enterRefund,
  exportOrders,
  holdOrder,
  orderFigures,
  remindBuyers,
  reviveOrder,
  viewOrders,
} from '../contract.ts';
import { expireOrders, remindOrders } from './jobs.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const note = 'TRF 4711';

const run = (app: TestApp, job: Job) => anotherInstance(app, [job]).runDue();

test('without a kind of ticket, registering is as it was', async () => {
  const app = await createTestApp();
  await app.store.database.updateTable('events').set({ regular_fee: 150_000 }).execute();
  const { client } = await app.signInAs('Administrator');
  await app.visitor.call(addAttendee, { body: sampleRegistration() });
  expect((await client.call(viewOrders, {})).body.records).toEqual([]);
  expect((await client.call(orderFigures, {})).body.currencies).toEqual([]);
  const [mail] = await mailRows(app);
  expect(mail?.text).toContain('To pay');
});

test('whoever registers gets an order of the first kind that can be had, and a mail with the reference', async () => {
  const { app, register } = await selling();
  const early = await register('Ama');
  expect(early).toMatchObject({ state: 'open', total: 120_000, due: 120_000, net: 100_000, places: 1 });
  expect(early.levies.map(({ amount }) => amount)).toEqual([2_500, 2_500, 15_000]);
  const mails = await mailRows(app);
  expect(mails.map(({ template }) => template)).toEqual(['registered', 'orderOpened']);
  // The edition's own fee isn't said, which may be another.
  expect(mails[0]?.text).not.toContain('To pay');
  expect(mails[1]?.text).toContain(early.reference);
  app.clock.advance(20 * DAY_MS);
  expect((await register('Kofi')).total).toBe(150_000);
});

test('the buyer chooses a kind, enters a code and says who pays, and the price follows', async () => {
  const { app, register } = await selling();
  const order = await register('Ama');
  const page = buyersPage(app, order.link);
  expect(await page.open()).toContain(order.reference);
  const [line] = order.lines;
  const kind = `kind-${line?.id}`;
  await page.press({
    do: 'save',
    [kind]: 'regular',
    code: 'tenth',
    company: 'Volta Bank Ltd',
    taxNumber: 'C1',
  });
  const changed = await readOrder(app, order.id);
  expect(changed).toMatchObject({
    total: 135_000,
    code: 'TENTH',
    company: 'Volta Bank Ltd',
    taxNumber: 'C1',
  });
  await page.press({ do: 'save', [kind]: 'regular', code: 'VOLTA', company: 'VOLTA BANK' });
  expect((await readOrder(app, order.id)).total).toBe(120_000);
  const wrong = async (values: Record<string, string>) =>
    (await page.press({ do: 'save', ...values })).text();
  expect(await wrong({ code: 'NOPE' })).toContain('There is no such code');
  expect(await wrong({ code: 'VOLTA', company: 'Another One' })).toContain('isn’t for your company');
  expect(await wrong({ [kind]: 'speaker' })).toContain('can’t be had any more');
  // A code opens the kind that it is for.
  await page.press({ do: 'save', code: 'SPEAKS' });
  expect(await readOrder(app, order.id)).toMatchObject({ total: 0, state: 'paid' });
});

test('a code is used as often as it says, also by two at once', async () => {
  const { app, register } = await selling();
  const orders = [await register('Ama'), await register('Kofi')];
  await Promise.all(orders.map(({ link }) => buyersPage(app, link).press({ do: 'save', code: 'ONCE' })));
  const totals = await Promise.all(orders.map(async ({ id }) => (await readOrder(app, id)).total));
  expect(totals.toSorted()).toEqual([120_000, 60_000].toSorted());
});

test('the discount of a group follows to all of the company who haven’t paid', async () => {
  const { client, register, orderOf } = await selling();
  for (const name of ['Ama', 'Kofi', 'Esi']) await register(name, 'Volta Bank Ltd');
  const paid = await orderOf('Ama');
  await client.call(enterPayment, { query: { id: paid.id }, body: { way: 'bank', amount: '1200', note } });
  await register('Yaw', 'VOLTA-BANK');
  expect((await orderOf('Kofi')).total).toBe(120_000);
  expect((await register('Efua', 'Volta Bank')).total).toBe(108_000);
  expect((await orderOf('Kofi')).total).toBe(108_000);
  expect((await orderOf('Ama')).total).toBe(120_000);
});

test('money that came in completes an order, with a receipt; the ledger balances, and says who did what', async () => {
  const { app, client, register } = await selling();
  const { id } = await register('Ama');
  const pay = (amount: string) =>
    client.call(enterPayment, { query: { id }, body: { way: 'mobile-money', amount, note } });
  expect((await pay('0')).status).toBe(422);
  await pay('1,000.50');
  expect(await readOrder(app, id)).toMatchObject({ state: 'underpaid', due: 19_950, papers: [] });
  await pay('199.50');
  const paid = await readOrder(app, id);
  expect(paid).toMatchObject({ state: 'paid', due: 0, until: '' });
  expect(paid.papers.map(({ number }) => number)).toEqual(['R-00001']);
  for (const entries of Map.groupBy(paid.entries, ({ posting }) => posting).values()) {
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  }
  expect(paid.entries.at(-1)).toMatchObject({ note, account: 'Owed by the buyer', amount: -19_950 });
  const mails = await mailRows(app);
  expect(mails.map(({ template }) => template).slice(-2)).toEqual(['orderUnderpaid', 'orderPaid']);
  expect(mails.at(-1)?.attachments).toContain('"drawer":"paper"');
  await pay('1200');
  expect(await readOrder(app, id)).toMatchObject({ state: 'paid-twice', due: -120_000 });
  const refund = (amount: string) =>
    client.call(enterRefund, { query: { id }, body: { way: 'bank', amount, note } });
  expect((await refund('5000')).body.errors?.amount).toContain('GH₵ 2,400');
  await refund('1200');
  expect(await readOrder(app, id)).toMatchObject({ state: 'paid', due: 0 });
});

test('a company that withholds tax has its places at once, and its receipt with the certificate', async () => {
  const { app, client, register } = await selling();
  const { id, withholdable } = await register('Ama');
  expect(withholdable).toBe(7_500);
  await client.call(enterPayment, { query: { id }, body: { way: 'bank', amount: '1125', note } });
  expect(await readOrder(app, id)).toMatchObject({ state: 'withheld', papers: [] });
  const body = { amount: '75', note: 'WHT 12/2025' };
  await client.call(enterCertificate, { query: { id }, body });
  expect(await readOrder(app, id)).toMatchObject({
    state: 'paid',
    withheld: 7_500,
    papers: [{ series: 'receipt' }],
  });
});

test('what isn’t paid in time is reminded of once, ends, and frees the place; money that comes later is told', async () => {
  const { app, register } = await selling();
  const { id } = await register('Ama');
  app.clock.advance(6 * DAY_MS);
  await run(app, remindOrders);
  await run(app, remindOrders);
  const reminders = (await mailRows(app)).filter(({ template }) => template === 'orderReminder');
  expect(reminders).toHaveLength(1);
  app.clock.advance(2 * DAY_MS);
  await run(app, expireOrders);
  const { client } = await app.signInAs('Administrator');
  expect(await readOrder(app, id)).toMatchObject({ state: 'expired', total: 0, places: 0 });
  expect((await client.call(viewAttendees, {})).body.records).toEqual([]);
  await client.call(enterPayment, { query: { id }, body: { way: 'bank', amount: '1200', note } });
  expect((await readOrder(app, id)).state).toBe('paid-late');
  expect((await mailRows(app)).at(-1)?.template).toBe('orderPaidLate');
  expect((await client.call(reviveOrder, { query: { id }, body: { note: 'There is room' } })).status).toBe(
    200,
  );
  expect(await readOrder(app, id)).toMatchObject({ state: 'paid', places: 1 });
  expect((await client.call(viewAttendees, {})).body.records).toHaveLength(1);
});

test('an organiser keeps places longer, reminds, and can’t where nothing is to pay', async () => {
  const { app, client, register } = await selling();
  const { id } = await register('Ama');
  const hold = (until: string) => client.call(holdOrder, { query: { id }, body: { until } });
  expect((await hold('2025-06-01')).status).toBe(422);
  await hold('2025-08-01');
  expect((await readOrder(app, id)).until).toBe('2025-08-02T00:00:00.000Z');
  expect((await client.call(remindBuyers, { body: { ids: [id] } })).body.ids).toEqual([id]);
  expect((await mailRows(app)).at(-1)?.template).toBe('orderReminder');
  await client.call(enterPayment, { query: { id }, body: { way: 'cash', amount: '1200', note } });
  expect((await hold('2025-08-01')).status).toBe(409);
  expect((await client.call(remindBuyers, { body: { ids: [id] } })).status).toBe(404);
});

test('who cancels what was paid gets back what the rules say, with a credit note', async () => {
  const { app, client, register } = await selling();
  const { id, lines } = await register('Ama');
  await client.call(enterPayment, { query: { id }, body: { way: 'bank', amount: '1200', note } });
  app.clock.advance(45 * DAY_MS);
  const attendeeId = lines[0]?.attendeeId ?? '';
  const later = (await app.signInAs('Administrator')).client;
  await later.call(cancelAttendees, { body: { ids: [attendeeId], cancelled: true } });
  const cancelled = await readOrder(app, id);
  expect(cancelled).toMatchObject({ state: 'overpaid', total: 60_000, due: -60_000 });
  expect(cancelled.papers.map(({ number, total }) => [number, total])).toEqual([
    ['R-00001', 120_000],
    ['C-00001', 60_000],
  ]);
  await later.call(enterRefund, { query: { id }, body: { way: 'bank', amount: '600', note } });
  expect(await readOrder(app, id)).toMatchObject({ due: 0 });
});

test('an order that is cancelled at the desk cancels who is in it', async () => {
  const { app, client, register } = await selling();
  const { id } = await register('Ama');
  const cancel = () => client.call(cancelOrder, { query: { id }, body: { note: 'By telephone' } });
  expect((await cancel()).status).toBe(200);
  expect((await cancel()).status).toBe(409);
  expect(await readOrder(app, id)).toMatchObject({ state: 'cancelled', total: 0 });
  expect((await client.call(viewAttendees, {})).body.records).toEqual([]);
  const cancelledMails = (await mailRows(app)).filter(({ template }) => template === 'orderCancelled');
  expect(cancelledMails).toHaveLength(1);
});

test('the list is filtered and exported line by line with each levy', async () => {
  const { client, register } = await selling();
  const ama = await register('Ama', 'Volta Bank Ltd');
  await register('Kofi');
  await client.call(enterPayment, { query: { id: ama.id }, body: { way: 'cash', amount: '1200', note } });
  const states = async (query: object) =>
    (await client.call(viewOrders, { query })).body.records.map(({ buyer }) => buyer);
  expect(await states({ state: 'paid' })).toEqual(['Ama']);
  expect(await states({ kind: 'Early bird', sort: 'buyer' })).toEqual(['Ama', 'Kofi']);
  expect(await states({ overdue: 'yes' })).toEqual([]);
  expect(await states({ search: ama.reference.toLowerCase().replace('-', '') })).toEqual(['Ama']);
  const { currencies } = (await client.call(orderFigures, {})).body;
  expect(currencies).toMatchObject([
    {
      currency: 'GHS',
      received: 120_000,
      outstanding: 120_000,
      paidOrders: 1,
      openOrders: 1,
      overdueOrders: 0,
    },
  ]);
  const response = await client.fetch(address(exportOrders, { sort: 'buyer' }), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const [head, first] = (await response.text()).split('\r\n');
  expect(head).toContain('Without levies,NHIL 2.5%,GETFund 2.5%,VAT 15%,With levies');
  expect(first).toContain(
    `${ama.reference},R-00001,Paid,Ama,Volta Bank Ltd,,Early bird,GHS,1200,1000,25,25,150,1200`,
  );
});

test('of a hundred places, five hundred at once get exactly a hundred, each with an order', async () => {
  const { app, client } = await selling();
  const [edition] = (await client.call(viewBasicData, {})).body.records;
  await app.store.database
    .updateTable('events')
    .set({ places: 100 })
    .where('id', '=', edition?.id ?? '')
    .execute();
  const all = await Promise.all(
    Array.from({ length: 500 }, (_, index) =>
      app.visitor.call(addAttendee, {
        body: sampleRegistration({ name: `N${index}`, email: emailOf(`N${index}`) }),
      }),
    ),
  );
  expect(all.filter(({ status }) => status === 200)).toHaveLength(100);
  expect((await client.call(viewOrders, { query: { pageSize: 1 } })).body.total).toBe(100);
});
