/** @module-tag long */

import { expect, test } from 'vitest';
import type { Job } from '#platform/server/jobs/job.ts';
import { LIMITS } from '#platform/server/limits.ts';
import { FakePaystack, PAYSTACK_KEY } from '#testing/fake-paystack.ts';
import { anotherInstance } from '#testing/jobs.ts';
import { mailRows } from '#testing/mails.ts';
import { openFake } from '#testing/open-fake.ts';
import { buyersPage, comeBack, readOrder, selling } from '#testing/orders.ts';
import { publishSection } from '#testing/publish-section.ts';
import { PAYING } from '#testing/sales.ts';
import { enterPayment, enterRefund, orderFigures, refundOnline, viewOrders } from '../../contract.ts';
import {
  deletePaymentProvider,
  testPaymentProvider,
  updatePaymentProvider,
  viewPaymentProviders,
} from '../../provider-contract.ts';
import { watchOnlinePayment } from '../../watch-contract.ts';
import { expireOrders, remindOrders } from '../jobs.ts';
import { askProviders } from './jobs.ts';
import { sendRefund } from './refunds.ts';
import { takeEvent } from './webhooks.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** An edition whose tickets are paid at a provider of our own. */
async function payingOnline(environment: Record<string, string> = {}) {
  const paystack = await openFake(new FakePaystack());
  const sold = await selling({
    PAYSTACK_URL: paystack.url,
    PAYSTACK_SECRET_KEY: PAYSTACK_KEY,
    ...environment,
  });
  const { app } = sold;
  // Nobody withholds tax, so that each unit counts.
  await publishSection(sold.client, 'paying', { ...PAYING, withholding: '' });
  const run = (...jobs: Job[]) => anotherInstance(app, jobs).runDue();
  const begin = async (link: string) => {
    const page = await (await buyersPage(app, link).press({ do: 'pay' })).text();
    return /\/pay\/([\w-]+)/.exec(page)?.[1] ?? '';
  };
  const report = async ({ body, signature }: { body: string; signature: string }) => {
    const headers = { 'content-type': 'application/json', 'x-paystack-signature': signature };
    const response = await app.visitor.fetch('/webhooks/paystack', { method: 'POST', body, headers });
    await run(takeEvent);
    return response.status;
  };
  return { ...sold, paystack, run, begin, report };
}

test('somebody pays on the provider’s page and comes back: the order is paid, once, with a receipt', async () => {
  const { app, client, register, begin, paystack, report } = await payingOnline();
  const { id, link, reference } = await register('Ama');
  expect(await buyersPage(app, link).open()).toContain('Pay GH₵ 1,200 now');
  const payment = await begin(link);
  expect(payment.startsWith(reference)).toBe(true);
  expect(paystack.transactions.get(payment)).toMatchObject({ asked: 120_000, currency: 'GHS' });
  // Pressed again, it leads to the same page.
  expect(await begin(link)).toBe(payment);
  expect(await comeBack(app, link, payment)).toContain('hasn’t been confirmed yet');
  expect((await readOrder(app, id)).state).toBe('open');
  paystack.pay(payment);
  expect(await comeBack(app, link, payment)).toContain('Your payment has arrived');
  expect(await report(paystack.charged(payment))).toBe(200);
  const paid = await readOrder(app, id);
  expect(paid).toMatchObject({ state: 'paid', paid: 120_000, papers: [{ series: 'receipt' }] });
  const [receipt] = await app.store.database.selectFrom('order_papers').select('content').execute();
  expect(JSON.parse(receipt?.content ?? '')).toMatchObject({ series: 'receipt', isTest: true });
  expect((await mailRows(app)).at(-1)?.template).toBe('orderPaid');
  const paidOnline = (await client.call(viewOrders, { query: { way: 'online' } })).body.records;
  expect(paidOnline.map((one) => one.id)).toEqual([id]);
  expect((await client.call(viewOrders, { query: { way: 'cash' } })).body.records).toEqual([]);
});

test('what is reported is believed only with its signature, and counts once, in whatever order it comes', async () => {
  const { app, register, begin, paystack, report } = await payingOnline();
  const { id, link } = await register('Ama');
  const payment = await begin(link);
  const early = paystack.charged(payment);
  paystack.pay(payment);
  const right = paystack.charged(payment);
  expect(await report({ ...right, signature: '' })).toBe(401);
  expect(
    await report({ ...right, signature: right.signature.replace(/^./, (c) => (c === '0' ? '1' : '0')) }),
  ).toBe(401);
  expect(await report({ ...right, body: right.body.replace('120000', '120001') })).toBe(401);
  const events = app.store.database.selectFrom('provider_events').selectAll();
  expect(await events.execute()).toEqual([]);
  expect((await readOrder(app, id)).paid).toBe(0);
  for (let times = 0; times < 10; times += 1) expect(await report(right)).toBe(200);
  expect(await report(early)).toBe(200);
  expect(await readOrder(app, id)).toMatchObject({ state: 'paid', paid: 120_000 });
  expect(await events.execute()).toMatchObject([{ body: '', reference: payment }]);
  expect(await report(paystack.signed({ event: 'transfer.success', data: { id: 7 } }))).toBe(200);
  expect(await report(paystack.signed({ anything: 'else' }))).toBe(200);
});

test('a payment that nobody reports is asked about, also while the provider is away for a while', async () => {
  const { app, register, begin, paystack, run } = await payingOnline();
  const { id, link } = await register('Ama');
  const payment = await begin(link);
  paystack.pay(payment);
  await run(askProviders);
  expect((await readOrder(app, id)).paid).toBe(0);
  paystack.silence = 'before';
  app.clock.advance(3 * MINUTE_MS);
  await run(askProviders);
  expect((await readOrder(app, id)).paid).toBe(0);
  paystack.silence = 'never';
  app.clock.advance(3 * MINUTE_MS);
  await run(askProviders);
  expect((await readOrder(app, id)).state).toBe('paid');
});

test('a provider that never answers keeps the other one from nothing, and is asked once in a minute', async () => {
  const { app, register, begin, paystack, run } = await payingOnline();
  const { id, link } = await register('Ama');
  const payment = await begin(link);
  const silent = await begin((await register('Kofi', 'Kofi')).link);
  const other = await begin((await register('Esi', 'Esi')).link);
  // Of another provider, which has no key and so is asked nothing, but is looked through at once.
  await app.store.database
    .updateTable('online_payments')
    .set({ provider: 'stripe' })
    .where('reference', '=', other)
    .execute();
  paystack.pay(payment);
  paystack.silence = 'before';
  const before = paystack.questions;
  app.clock.advance(3 * MINUTE_MS);
  await run(askProviders);
  expect(paystack.questions).toBe(before + 1);
  const asked = await app.store.database
    .selectFrom('online_payments')
    .select(['reference', 'asks'])
    .execute();
  const asksOf = (reference: string) => asked.find((one) => one.reference === reference)?.asks;
  expect([asksOf(other), (asksOf(payment) ?? 0) + (asksOf(silent) ?? 0)]).toEqual([1, 1]);
  paystack.silence = 'never';
  app.clock.advance(3 * MINUTE_MS);
  await run(askProviders);
  expect((await readOrder(app, id)).state).toBe('paid');
});

test('a payment that went back before anybody heard of it lets nobody in', async () => {
  const { app, register, begin, paystack, run } = await payingOnline();
  const { id, link } = await register('Ama');
  const payment = await begin(link);
  paystack.pay(payment).status = 'reversed';
  app.clock.advance(20 * MINUTE_MS);
  await run(askProviders);
  expect(await readOrder(app, id)).toMatchObject({ state: 'open', paid: 0, papers: [] });
});

test('the network is silent while a payment is begun: nothing is lost, and another can be begun', async () => {
  const { app, register, begin, paystack, run } = await payingOnline();
  const { id, link } = await register('Ama');
  paystack.silence = 'after';
  // As the page sends it: nothing of the form beside it.
  const refused = await app.visitor.fetch(new URL(link).pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
    body: 'do=pay',
  });
  expect(refused.status).toBe(503);
  const said = await refused.text();
  for (const kept of ['Paystack doesn’t answer', 'value="Ama"', 'value="Owusu &amp; Daughters"'])
    expect(said).toContain(kept);
  paystack.silence = 'never';
  const [lost = ''] = paystack.transactions.keys();
  expect(await begin(link)).not.toBe(lost);
  paystack.pay(lost);
  app.clock.advance(3 * MINUTE_MS);
  await run(askProviders);
  expect((await readOrder(app, id)).state).toBe('paid');
});

test('while the provider is silent nobody’s page waits, and an order begins one payment at a time', async () => {
  const { app, register, begin, paystack } = await payingOnline();
  const { id, link } = await register('Ama');
  const others = await Promise.all(['Kofi', 'Esi', 'Yaw', 'Abena'].map((name) => register(name, name)));
  paystack.silence = 'endless';
  const pressed = Promise.all(
    [link, link, link, ...others.map((other) => other.link)].map(async (one) => {
      const response = await buyersPage(app, one).press({ do: 'pay' });
      return response.headers.get('location') ?? '';
    }),
  );
  const begun = app.store.database.selectFrom('online_payments').selectAll().where('order_id', '=', id);
  await expect.poll(async () => (await begun.execute()).length).toBe(1);
  // More wait than there are turns: nobody's page is behind them.
  expect(await buyersPage(app, link).open()).toContain('Pay GH₵ 1,200 now');
  const [reference] = (await begun.execute()).map((one) => one.reference);
  const addresses = await pressed;
  expect(addresses.slice(0, 3)).toEqual(Array(3).fill(`${new URL(link).pathname}?pay=${reference}`));
  const waiting = await (await app.visitor.fetch(addresses[0] ?? '')).text();
  expect(waiting).toContain('Paystack takes its time');
  expect(waiting).toContain('Look again');
  const watched = await app.visitor.call(watchOnlinePayment, { query: { reference: reference ?? '' } });
  expect(watched.body.record.state).toBe('opening');
  expect(await begun.execute()).toHaveLength(1);
  // It never got a page, so another one is begun.
  paystack.silence = 'never';
  app.clock.advance(MINUTE_MS);
  expect(await begin(link)).not.toBe(reference);
});

test('ten presses begin one payment, and whoever opens a page again and again has few questions asked', async () => {
  const { app, register, paystack } = await payingOnline();
  const { id, link } = await register('Ama');
  const press = async () => (await buyersPage(app, link).press({ do: 'pay' })).text();
  const pages = await Promise.all(Array.from({ length: 10 }, press));
  const led = new Set(pages.map((page) => /\/pay\/([\w-]+)/.exec(page)?.[1]));
  const [payment = ''] = led;
  expect([...led]).toEqual([(await readOrder(app, id)).online[0]?.reference]);
  expect(paystack.transactions.size).toBe(1);
  const before = paystack.questions;
  const path = `${new URL(link).pathname}?paid=${payment}`;
  for (let times = 0; times < 100; times += 1) await (await app.visitor.fetch(path)).text();
  const asked = () => paystack.questions - before;
  await expect.poll(asked).toBeGreaterThan(0);
  expect(asked()).toBeLessThanOrEqual(LIMITS.paymentsAsked.quota);
});

test('an amount that differs, another currency and money that doesn’t exist are told apart', async () => {
  const { app, register, begin, paystack, report } = await payingOnline();
  const pay = async (name: string, how: object) => {
    const { id, link } = await register(name);
    const payment = await begin(link);
    paystack.pay(payment, how);
    await report(paystack.charged(payment));
    return readOrder(app, id);
  };
  expect(await pay('Short', { amount: 119_999 })).toMatchObject({ state: 'underpaid', due: 1, papers: [] });
  expect(await pay('Over', { amount: 120_001 })).toMatchObject({ state: 'overpaid', due: -1 });
  expect(await pay('Dollars', { currency: 'USD' })).toMatchObject({
    state: 'open',
    paid: 0,
    online: [{ state: 'amiss', problem: 'currency', received: 120_000 }],
  });
  expect(await pay('Live', { domain: 'live' })).toMatchObject({
    state: 'open',
    online: [{ state: 'amiss', problem: 'test' }],
  });
  // Each is told what becomes of it.
  const told = (await mailRows(app)).filter(({ template }) => template === 'orderPaymentAmiss');
  expect(told.map(({ recipient }) => recipient)).toEqual(['dollars@owusu.example', 'live@owusu.example']);
  expect(told[0]?.text).toContain('US$ 1,200 (in another currency)');
  expect(told[1]?.text).toContain('GH₵ 1,200 (a test)');
});

test('an order with a payment that can’t be counted doesn’t end by itself, and waits to be looked at', async () => {
  const { app, register, begin, paystack, report, run } = await payingOnline();
  const dollars = await register('Dollars');
  const unpaid = await register('Unpaid', 'Another company');
  const payment = await begin(dollars.link);
  paystack.pay(payment, { currency: 'USD' });
  await report(paystack.charged(payment));
  const mails = (await mailRows(app)).length;
  app.clock.advance(6 * DAY_MS);
  await run(remindOrders);
  app.clock.advance(2 * DAY_MS);
  await run(expireOrders);
  // Whoever signed in before is signed out by now.
  const { client } = await app.signInAs('Administrator');
  const figures = async () => (await client.call(orderFigures, {})).body.currencies[0]?.amissOrders;
  const toLookAt = async () => (await client.call(viewOrders, { query: { amiss: 'yes' } })).body.records;
  expect((await readOrder(app, unpaid.id)).state).toBe('expired');
  expect(await readOrder(app, dollars.id)).toMatchObject({ state: 'open', isAmiss: true });
  // Whoever has paid is neither reminded nor told that their order has ended.
  const later = (await mailRows(app)).slice(mails);
  expect(later.filter(({ recipient }) => recipient === dollars.email)).toEqual([]);
  expect(await figures()).toBe(1);
  expect((await toLookAt()).map(({ id, isAmiss }) => [id, isAmiss])).toEqual([[dollars.id, true]]);
  // Until somebody has seen to it.
  const body = { way: 'bank', amount: '1200', note: 'Exchanged' } as const;
  await client.call(enterPayment, { query: { id: dollars.id }, body });
  expect(await readOrder(app, dollars.id)).toMatchObject({ state: 'paid', isAmiss: false });
  expect(await toLookAt()).toEqual([]);
  expect(await figures()).toBe(0);
});

test('two payments of one order, and one after its end, have their states and mails', async () => {
  const { app, register, begin, paystack, report, run } = await payingOnline();
  const twice = await register('Ama');
  const first = await begin(twice.link);
  app.clock.advance(31 * MINUTE_MS);
  const second = await begin(twice.link);
  expect(second).not.toBe(first);
  for (const payment of [first, second]) {
    paystack.pay(payment);
    await report(paystack.charged(payment));
  }
  expect(await readOrder(app, twice.id)).toMatchObject({ state: 'paid-twice', due: -120_000 });
  expect((await mailRows(app)).at(-1)?.template).toBe('orderOverpaid');
  const late = await register('Kofi');
  const payment = await begin(late.link);
  app.clock.advance(8 * DAY_MS);
  await run(expireOrders);
  paystack.pay(payment);
  await report(paystack.charged(payment));
  expect(await readOrder(app, late.id)).toMatchObject({ state: 'paid-late', due: -120_000 });
  expect((await mailRows(app)).at(-1)?.template).toBe('orderPaidLate');
  expect(await buyersPage(app, late.link).open()).not.toContain('value="pay"');
});

test('money goes back by the provider, in part, once, and needs attention where it can’t', async () => {
  const { app, client, register, begin, paystack, report, run } = await payingOnline();
  const { id, link } = await register('Ama');
  const reference = await begin(link);
  paystack.pay(reference);
  await report(paystack.charged(reference));
  const payment = (await readOrder(app, id)).online[0]?.id ?? '';
  const refund = async (amount: string) => {
    const asked = await client.call(refundOnline, { query: { id }, body: { payment, amount, note: 'Ill' } });
    await run(sendRefund);
    return asked;
  };
  // The answer is lost; what was asked for is found again instead of being asked for twice.
  paystack.silence = 'after';
  await refund('500');
  paystack.silence = 'never';
  expect(paystack.refunds).toHaveLength(1);
  expect((await readOrder(app, id)).refunds).toMatchObject([{ state: 'asked', amount: 50_000 }]);
  expect((await refund('700.01')).body.errors?.amount).toContain('GH₵ 700');
  app.clock.advance(3 * MINUTE_MS);
  await run(askProviders, sendRefund);
  expect(paystack.refunds).toHaveLength(1);
  expect((await readOrder(app, id)).refunds).toMatchObject([{ state: 'pending' }]);
  expect(await readOrder(app, id)).toMatchObject({ refunded: 0 });
  const [first] = paystack.refunds;
  if (!first) throw new Error('nothing was asked for');
  first.status = 'processed';
  await report(paystack.reported(first));
  await report(paystack.reported(first));
  expect(await readOrder(app, id)).toMatchObject({ refunded: 50_000, refunds: [{ state: 'done' }] });
  await refund('700');
  const second = paystack.refunds[1];
  if (!second) throw new Error('nothing was asked for');
  second.status = 'needs-attention';
  await report(paystack.reported(second));
  expect((await readOrder(app, id)).refunds.at(-1)?.state).toBe('needs-attention');
  expect((await mailRows(app)).at(-1)?.template).toBe('orderRefundStuck');
  second.status = 'failed';
  await report(paystack.reported(second));
  expect(await readOrder(app, id)).toMatchObject({ refunded: 50_000 });
  // What failed can be sent back in another way.
  expect((await readOrder(app, id)).online[0]?.refundable).toBe(70_000);
});

test('a refund that the provider refuses has failed, and its money can go back in another way', async () => {
  const { app, client, register, begin, paystack, report, run } = await payingOnline();
  const { id, link } = await register('Ama');
  const reference = await begin(link);
  paystack.pay(reference);
  await report(paystack.charged(reference));
  const payment = (await readOrder(app, id)).online[0]?.id ?? '';
  const body = { payment, amount: '1200', note: 'Ill' };
  await client.call(refundOnline, { query: { id }, body });
  // Too many at once: that says nothing of this one.
  paystack.refusesRefunds = 429;
  await run(sendRefund);
  expect((await readOrder(app, id)).refunds).toMatchObject([{ state: 'asked' }]);
  paystack.refusesRefunds = 400;
  app.clock.advance(11 * MINUTE_MS);
  await run(askProviders);
  expect((await readOrder(app, id)).refunds).toMatchObject([{ state: 'failed' }]);
  expect((await mailRows(app)).at(-1)?.template).toBe('orderRefundStuck');
  expect((await readOrder(app, id)).online[0]?.refundable).toBe(120_000);
  const byHand = { way: 'cash', amount: '1200', note: 'Ill' } as const;
  expect((await client.call(enterRefund, { query: { id }, body: byHand })).status).toBe(200);
  expect(await readOrder(app, id)).toMatchObject({ refunded: 120_000 });
});

test('keys are tested before they are kept, encrypted, and never shown or recorded', async () => {
  const { app, client, paystack } = await payingOnline({ PAYSTACK_SECRET_KEY: '' });
  const key = 'sk_test_anotherkeyofpaystack';
  const connect = (body: object) =>
    client.call(updatePaymentProvider, {
      query: { id: 'paystack' },
      body: { key, webhookSecret: '', isChosen: true, ...body },
    });
  expect((await connect({ key: 'pk_test_public' })).body.errors?.key).toContain('sk_test_');
  expect((await connect({})).body.errors?.key).toContain('doesn’t take this key');
  paystack.key = key;
  paystack.silence = 'endless';
  const pressed = performance.now();
  expect((await connect({})).body.errors?.key).toContain('or doesn’t answer');
  // As long as it would be waited for by nobody.
  expect(performance.now() - pressed).toBeLessThan(10_000);
  paystack.silence = 'never';
  expect((await connect({})).status).toBe(200);
  expect((await connect({ key: '' })).status).toBe(200);
  expect((await client.call(testPaymentProvider, { query: { id: 'paystack' } })).status).toBe(200);
  expect((await client.call(viewPaymentProviders, {})).body.records[0]).toMatchObject({
    isChosen: true,
    keyEnd: 'tack',
    isTest: true,
    webhook: `${app.services.config.publicUrl}/webhooks/paystack`,
  });
  const stored = await Promise.all(
    (['settings', 'activity'] as const).map((table) =>
      app.store.database.selectFrom(table).selectAll().execute(),
    ),
  );
  expect(JSON.stringify(stored)).not.toContain(key);
});

test('while payments are tests, every page says so', async () => {
  const { app, client, register } = await payingOnline();
  const { link } = await register('Ama');
  const pages = ['/', '/registrants', '/registrants/group', '/contact', new URL(link).pathname];
  const marked = async () => {
    const texts = await Promise.all(pages.map(async (path) => (await app.visitor.fetch(path)).text()));
    return texts.map((text) => text.split('Payments are in test mode').length - 1);
  };
  expect(await marked()).toEqual(pages.map(() => 1));
  await client.call(deletePaymentProvider, { query: { id: 'paystack' } });
  expect(await marked()).toEqual(pages.map(() => 0));
});
