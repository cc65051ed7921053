import { expect, test } from 'vitest';
import type { Job } from '#platform/server/jobs/job.ts';
import { FakeStripe, STRIPE_KEY, STRIPE_SECRET } from '#testing/fake-stripe.ts';
import { anotherInstance } from '#testing/jobs.ts';
import { mailRows } from '#testing/mails.ts';
import { openFake } from '#testing/open-fake.ts';
import { buyersPage, readOrder, selling } from '#testing/orders.ts';
import { publishSection } from '#testing/publish-section.ts';
import { PAYING } from '#testing/sales.ts';
import { refundOnline } from '../../contract.ts';
import { updatePaymentProvider, viewPaymentProviders } from '../../provider-contract.ts';
import { askProviders } from './jobs.ts';
import { sendRefund } from './refunds.ts';
import { takeEvent } from './webhooks.ts';

const MINUTE_MS = 60_000;

/** An edition whose tickets are paid at a Stripe of our own, connected at the desk. */
async function payingByStripe() {
  const stripe = await openFake(new FakeStripe());
  const sold = await selling({ STRIPE_URL: stripe.url });
  const { app, client } = sold;
  await publishSection(client, 'paying', { ...PAYING, withholding: '' });
  const connect = (body: object = {}) =>
    client.call(updatePaymentProvider, {
      query: { id: 'stripe' },
      body: { key: STRIPE_KEY, webhookSecret: STRIPE_SECRET, isChosen: true, ...body },
    });
  const run = (...jobs: Job[]) => anotherInstance(app, jobs).runDue();
  /** The reference of a payment that is begun. */
  const begin = async (link: string) => {
    const page = await (await buyersPage(app, link).press({ do: 'pay' })).text();
    const id = /\/c\/pay\/(\w+)/.exec(page)?.[1] ?? '';
    return stripe.sessions.get(id)?.client_reference_id ?? '';
  };
  const report = async ({ body, signature }: { body: string; signature: string }) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const response = await app.visitor.fetch('/webhooks/stripe', { method: 'POST', body, headers });
    await run(takeEvent);
    return response.status;
  };
  return { ...sold, stripe, connect, run, begin, report };
}

test('keys are tried before they are kept, and need the secret that signs the reports', async () => {
  const { client, connect } = await payingByStripe();
  expect((await connect({ key: 'sk_test_wrongwrongwrong' })).body.errors?.key).toContain(
    'doesn’t take this key',
  );
  expect((await connect({ webhookSecret: '' })).body.errors?.webhookSecret).toBeTruthy();
  expect((await connect()).status).toBe(200);
  const { records } = (await client.call(viewPaymentProviders, {})).body;
  expect(records.find(({ id }) => id === 'stripe')).toMatchObject({
    isChosen: true,
    isTest: true,
    keyEnd: '6789',
  });
});

test('somebody pays on Stripe’s page: a report is believed only with its signature, and counts once', async () => {
  const { app, register, stripe, connect, begin, report } = await payingByStripe();
  await connect();
  const { id, link } = await register('Ama');
  const payment = await begin(link);
  expect(stripe.of(payment)).toMatchObject({ amount_total: 120_000, currency: 'ghs' });
  const now = app.clock.now();
  expect(await report(stripe.completed(payment, now))).toBe(200);
  expect((await readOrder(app, id)).paid).toBe(0);
  stripe.pay(payment);
  const right = stripe.completed(payment, now);
  expect(await report({ ...right, signature: '' })).toBe(401);
  expect(await report({ ...right, body: right.body.replace('120000', '120001') })).toBe(401);
  expect(await report(stripe.signed({ data: { object: stripe.of(payment) } }, now, 'whsec_another'))).toBe(
    401,
  );
  expect(await report(stripe.completed(payment, new Date(now.getTime() - 6 * MINUTE_MS)))).toBe(401);
  expect((await readOrder(app, id)).paid).toBe(0);
  for (let times = 0; times < 10; times += 1) expect(await report(right)).toBe(200);
  expect(await readOrder(app, id)).toMatchObject({
    state: 'paid',
    paid: 120_000,
    papers: [{ series: 'receipt' }],
  });
  const path = `${new URL(link).pathname}?paid=${payment}`;
  expect(await (await app.visitor.fetch(path)).text()).toContain('Your payment has arrived');
});

test('what nobody reports is asked about, and a lost answer begins no second session', async () => {
  const { app, register, stripe, connect, begin, run } = await payingByStripe();
  await connect();
  const silent = await register('Ama');
  stripe.silence = 'after';
  expect((await buyersPage(app, silent.link).press({ do: 'pay' })).status).toBe(503);
  stripe.silence = 'never';
  const payment = await begin(silent.link);
  stripe.pay(payment);
  app.clock.advance(3 * MINUTE_MS);
  await run(askProviders);
  expect((await readOrder(app, silent.id)).state).toBe('paid');
});

test('a pesewa short, another currency and live money in a test are told apart', async () => {
  const { app, register, stripe, connect, begin, report } = await payingByStripe();
  await connect();
  const pay = async (name: string, how: object) => {
    const { id, link } = await register(name);
    const payment = await begin(link);
    stripe.pay(payment, how);
    await report(stripe.completed(payment, app.clock.now()));
    return readOrder(app, id);
  };
  expect(await pay('Short', { amount: 119_999 })).toMatchObject({ state: 'underpaid', due: 1, papers: [] });
  expect(await pay('Dollars', { currency: 'usd' })).toMatchObject({
    state: 'open',
    online: [{ problem: 'currency' }],
  });
  expect(await pay('Live', { livemode: true })).toMatchObject({
    state: 'open',
    online: [{ problem: 'test' }],
  });
});

test('money goes back by Stripe once, and needs attention where it can’t', async () => {
  const { app, client, register, stripe, connect, begin, report, run } = await payingByStripe();
  await connect();
  const { id, link } = await register('Ama');
  const reference = await begin(link);
  stripe.pay(reference);
  await report(stripe.completed(reference, app.clock.now()));
  const payment = (await readOrder(app, id)).online[0]?.id ?? '';
  const refund = async (amount: string) => {
    await client.call(refundOnline, { query: { id }, body: { payment, amount, note: 'Ill' } });
    await run(sendRefund);
  };
  stripe.silence = 'after';
  await refund('500');
  stripe.silence = 'never';
  app.clock.advance(3 * MINUTE_MS);
  await run(askProviders, sendRefund);
  expect(stripe.refunds).toMatchObject([{ amount: 50_000 }]);
  const [first] = stripe.refunds;
  if (!first) throw new Error('nothing was asked for');
  expect(await readOrder(app, id)).toMatchObject({ refunded: 0, refunds: [{ state: 'pending' }] });
  first.status = 'succeeded';
  for (let times = 0; times < 2; times += 1) await report(stripe.reported(first, app.clock.now()));
  expect(await readOrder(app, id)).toMatchObject({ refunded: 50_000, refunds: [{ state: 'done' }] });
  await refund('700');
  const second = stripe.refunds[1];
  if (!second) throw new Error('nothing was asked for');
  second.status = 'requires_action';
  await report(stripe.reported(second, app.clock.now()));
  expect((await readOrder(app, id)).refunds.at(-1)?.state).toBe('needs-attention');
  expect((await mailRows(app)).at(-1)?.template).toBe('orderRefundStuck');
});
