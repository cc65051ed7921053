/** @module-tag long */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NOBODY_TO_CONFIRM } from '#platform/server/http/context.ts';
import type { Job } from '#platform/server/jobs/job.ts';
import { FakePaystack, type FakeRefund, PAYSTACK_KEY } from '#testing/fake-paystack.ts';
import type { Silence } from '#testing/fake-provider.ts';
import { anotherInstance } from '#testing/jobs.ts';
import { openFake } from '#testing/open-fake.ts';
import { buyersPage, selling } from '#testing/orders.ts';
import { publishSection } from '#testing/publish-section.ts';
import { PAYING } from '#testing/sales.ts';
import { refundOnline } from '../../contract.ts';
import { dueOf, letsIn } from '../../states.ts';
import { expireOrders } from '../jobs.ts';
import { askProviders } from './jobs.ts';
import { sendRefund } from './refunds.ts';
import { takeEvent } from './webhooks.ts';

const MINUTE_MS = 60_000;
/** Together a thousand orders, each with a history of its own among the others. */
const RUNS = 100;
const ORDERS = 10;
const STEPS_MAX = 70;
/** Many times what it takes. */
const TIMEOUT_MS = 1_800_000;
/** Hours are counted in which so many may register. */
const NEXT_HOUR = 61 * MINUTE_MS;

const order = fc.nat(ORDERS - 1);
const which = fc.nat(3);
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('begin' as const), order }) },
  {
    weight: 5,
    arbitrary: fc.record({
      ...{ do: fc.constant('pay' as const), order, which },
      how: fc.constantFrom('exactly', 'exactly', 'exactly', 'short', 'over', 'dollars', 'live'),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      ...{ do: fc.constant('report' as const), order, which },
      times: fc.constantFrom(1, 1, 10),
      signed: fc.constantFrom('right', 'right', 'right', 'missing', 'altered'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('come back' as const), order, which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('ask' as const), minutes: fc.nat(30) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('end' as const), order }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      order,
      amount: fc.integer({ min: 1, max: 1_500 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      ...{ do: fc.constant('decide' as const), which: fc.nat() },
      status: fc.constantFrom<FakeRefund['status']>('processing', 'processed', 'failed', 'needs-attention'),
      isReported: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('silence' as const),
      how: fc.constantFrom<Silence>('before', 'after', 'never', 'never'),
    }),
  },
);

test(
  'whatever happens at the provider and between, both ledgers are equal, and nobody comes in unpaid',
  async () => {
    const paystack = await openFake(new FakePaystack());
    const { app, client, register } = await selling({
      ...{ PAYSTACK_URL: paystack.url, PAYSTACK_SECRET_KEY: PAYSTACK_KEY },
    });
    await publishSection(client, 'paying', { ...PAYING, withholding: '' });
    const { database } = app.store;
    const runner = anotherInstance(app, [takeEvent, sendRefund]);
    const run = (job: Job) =>
      job.run({
        ...{ ...app.services, actor: undefined, confirmAccess: NOBODY_TO_CONFIRM },
        ...{ subject: '', signal: new AbortController().signal },
      });
    const report = async ({ body, signature }: { body: string; signature: string }) => {
      const headers = { 'content-type': 'application/json', 'x-paystack-signature': signature };
      return (await app.visitor.fetch('/webhooks/paystack', { method: 'POST', body, headers })).status;
    };
    let people = 0;

    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: STEPS_MAX }), async (steps) => {
        app.clock.advance(NEXT_HOUR);
        paystack.silence = 'never';
        const orders: { id: string; link: string; reference: string }[] = [];
        for (let index = 0; index < ORDERS; index += 1) {
          people += 1;
          orders.push(await register(`Buyer${people}`));
        }
        const ofRun = new Set(orders.map(({ reference }) => reference));
        /** Payments of an order, as the provider knows them. */
        const paymentsOf = (reference: string) =>
          [...paystack.transactions.values()].filter((one) => one.reference.startsWith(`${reference}-`));
        const refundsOfRun = () => {
          const ids = new Set([...ofRun].flatMap(paymentsOf).map(({ id }) => id));
          return paystack.refunds.filter(({ transaction }) => ids.has(transaction));
        };
        const isOver = ({ status }: FakeRefund) => status === 'processed' || status === 'failed';

        for (const one of steps) {
          const of = orders['order' in one ? one.order : 0];
          if (!of) continue;
          const known = paymentsOf(of.reference);
          const payment = 'which' in one ? known[one.which % Math.max(1, known.length)] : undefined;
          if (one.do === 'begin') {
            app.clock.advance(MINUTE_MS);
            await buyersPage(app, of.link).press({ do: 'pay' });
          } else if (one.do === 'pay' && payment && payment.status !== 'success') {
            const amount = payment.asked + (one.how === 'short' ? -1 : one.how === 'over' ? 1 : 0);
            const currency = one.how === 'dollars' ? 'USD' : 'GHS';
            paystack.pay(payment.reference, {
              amount,
              currency,
              domain: one.how === 'live' ? 'live' : 'test',
            });
          } else if (one.do === 'report' && payment) {
            const right = paystack.charged(payment.reference);
            const wrong = one.signed === 'missing' ? '' : right.signature.replace(/.$/, 'x');
            for (let times = 0; times < one.times; times += 1) {
              const status = await report(one.signed === 'right' ? right : { ...right, signature: wrong });
              expect(one.signed === 'right' ? [200] : [401, 429]).toContain(status);
            }
            await runner.runDue();
          } else if (one.do === 'come back' && payment) {
            await app.visitor.fetch(`${new URL(of.link).pathname}?paid=${payment.reference}`);
          } else if (one.do === 'ask') {
            app.clock.advance(one.minutes * MINUTE_MS);
            await run(askProviders);
            await runner.runDue();
          } else if (one.do === 'end') {
            const held_until = app.clock.now().toISOString();
            const open = database.updateTable('orders').set({ held_until }).where('id', '=', of.id);
            await open.where('state', '=', 'open').execute();
            await run(expireOrders);
          } else if (one.do === 'refund') {
            const paid = database.selectFrom('online_payments').select('id').where('order_id', '=', of.id);
            const found = await paid.where('state', '=', 'paid').executeTakeFirst();
            const body = { payment: found?.id ?? '', amount: String(one.amount), note: 'Ill' };
            await client.call(refundOnline, { query: { id: of.id }, body });
            await runner.runDue();
          } else if (one.do === 'decide') {
            const refunds = refundsOfRun().filter((refund) => !isOver(refund));
            const refund = refunds[one.which % Math.max(1, refunds.length)];
            if (!refund) continue;
            refund.status = one.status;
            if (one.isReported) await report(paystack.reported(refund));
            await runner.runDue();
          } else if (one.do === 'silence') paystack.silence = one.how;
        }

        // In the end, the network is back, and everything is asked about or reported.
        paystack.silence = 'never';
        for (const refund of refundsOfRun()) if (!isOver(refund)) refund.status = 'processed';
        for (let times = 0; times < 3; times += 1) {
          app.clock.advance(25 * MINUTE_MS);
          await run(askProviders);
          await runner.runDue();
          for (const refund of refundsOfRun()) if (!isOver(refund)) refund.status = 'processed';
        }
        for (const refund of refundsOfRun()) await report(paystack.reported(refund));
        await runner.runDue();

        for (const { id, reference } of orders) {
          const payments = paymentsOf(reference);
          const counting = payments.filter(
            ({ status, currency, domain }) => status === 'success' && currency === 'GHS' && domain === 'test',
          );
          const back = refundsOfRun().filter(
            ({ transaction, status }) =>
              status === 'processed' && payments.some((payment) => payment.id === transaction),
          );
          const theirs = sum(counting) - sum(back);
          const entries = await database
            .selectFrom('ledger_entries')
            .selectAll()
            .where('order_id', '=', id)
            .execute();
          expect(sum(entries)).toBe(0);
          expect(sum(entries.filter(({ account }) => account === 'online'))).toBe(theirs);
          const sources = entries.flatMap(({ source }) => source ?? []);
          expect(sources.filter((source) => source.startsWith('paystack:')).toSorted()).toEqual(
            counting.map((one) => `paystack:${one.reference}`).toSorted(),
          );
          const found = await database
            .selectFrom('orders')
            .selectAll()
            .where('id', '=', id)
            .executeTakeFirstOrThrow();
          expect(found.paid - found.refunded).toBe(theirs);
          if (letsIn(found.state)) expect(theirs).toBeGreaterThanOrEqual(found.total);
          if (found.state === 'open') expect(dueOf(found)).toBe(found.total);
        }
        const asked = refundsOfRun().map(({ merchant_note }) => merchant_note);
        expect(new Set(asked).size).toBe(asked.length);
      }),
      { numRuns: RUNS },
    );
  },
  TIMEOUT_MS,
);

function sum(rows: readonly { amount: number }[]): number {
  return rows.reduce((total, { amount }) => total + amount, 0);
}
