/** @module-tag long */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NOBODY_TO_CONFIRM } from '#platform/server/http/context.ts';
import type { Job } from '#platform/server/jobs/job.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { FakePaystack, type FakeRefund, PAYSTACK_KEY } from '#testing/fake-paystack.ts';
import type { Silence } from '#testing/fake-provider.ts';
import { anotherInstance } from '#testing/jobs.ts';
import { openFake } from '#testing/open-fake.ts';
import { buyersPage, comeBack, emailOf, selling } from '#testing/orders.ts';
import { publishSection } from '#testing/publish-section.ts';
import { PAYING } from '#testing/sales.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { refundOnline } from '../../contract.ts';
import { dueOf, letsIn } from '../../states.ts';
import { orderLink } from '../about-order.ts';
import { expireOrders } from '../jobs.ts';
import { sendTickets } from '../send-tickets.ts';
import { askProviders } from './jobs.ts';
import { sendRefund } from './refunds.ts';
import { takeEvent } from './webhooks.ts';

const MINUTE_MS = 60_000;
const RUNS = 400;
const STEPS_MAX = 6;
/** Many times what it takes. */
const TIMEOUT_MS = 1_800_000;

/** Hours in which a provider is asked about each payment again, whatever was silent before. */
const HOURS_ASKED = 24;

/** How often each of these must have happened, so that the runs are worth something. */
const EACH_MIN = 2;
const CASES = [
  'signature wrong',
  'signature missing',
  'a byte altered',
  'reported ten times',
  'reported out of order',
  'reported before the callback',
  'never reported',
  'a unit short',
  'a unit over',
  'other currency',
  'another mode',
  'paid after the end',
  'paid twice',
  'money sent back',
  'refund that needs attention',
  'refund that failed',
  'network silent in the middle',
] as const;

const which = fc.nat(3);
const step = fc.oneof(
  // A page of the provider that was opened less than half an hour ago is used again.
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('begin' as const), after: fc.constantFrom(1, 31) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      ...{ do: fc.constant('pay' as const), which },
      how: fc.constantFrom('exactly', 'exactly', 'short', 'over', 'dollars', 'live'),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      ...{ do: fc.constant('report' as const), which },
      times: fc.constantFrom(1, 1, 1, 1, 10),
      signed: fc.constantFrom(
        'right',
        'right',
        'right',
        'signature wrong',
        'signature missing',
        'a byte altered',
      ),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('come back' as const), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('ask' as const), minutes: fc.nat(30) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('end' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('change' as const), code: fc.constantFrom('', 'TENTH') }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('refund' as const), amount: fc.integer({ min: 1, max: 1_500 }) }),
  },
  {
    weight: 4,
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

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
const BEGUN: Step = { do: 'begin', after: 1 };
const PAID: Step[] = [
  BEGUN,
  { do: 'pay', which: 0, how: 'exactly' },
  { do: 'report', which: 0, times: 1, signed: 'right' },
];
const REFUNDED: Step[] = [...PAID, { do: 'refund', amount: 400 }];
/** How a run begins, so that it gets further than chance would. */
const BEGINNINGS: Step[][] = [
  [],
  [BEGUN],
  [BEGUN, { do: 'end' }],
  [BEGUN, { do: 'begin', after: 31 }, ...PAID.slice(1), { do: 'pay', which: 1, how: 'exactly' }],
  PAID,
  REFUNDED,
  [...REFUNDED, { do: 'decide', which: 0, status: 'needs-attention', isReported: true }],
];
const steps = fc
  .tuple(fc.constantFrom(...BEGINNINGS), fc.array(step, { minLength: 2, maxLength: STEPS_MAX }))
  .map(([beginning, more]) => [...beginning, ...more]);

test(
  'whatever happens at the provider and between, both ledgers are equal, and nobody comes in unpaid',
  async () => {
    const paystack = await openFake(new FakePaystack());
    const { app, client } = await selling({
      // Every history takes its time, and once the summit is over nothing is sold.
      CLOCK: '2025-05-01T09:00:00Z',
      ...{ PAYSTACK_URL: paystack.url, PAYSTACK_SECRET_KEY: PAYSTACK_KEY },
    });
    await publishSection(client, 'paying', { ...PAYING, withholding: '' });
    const { database } = app.store;
    const runner = anotherInstance(app, [takeEvent, sendRefund, sendTickets]);
    const run = (job: Job) =>
      job.run({
        ...{ ...app.services, actor: undefined, confirmAccess: NOBODY_TO_CONFIRM },
        ...{ subject: '', signal: new AbortController().signal },
      });
    const report = async ({ body, signature }: { body: string; signature: string }) => {
      const headers = { 'content-type': 'application/json', 'x-paystack-signature': signature };
      return (await app.visitor.fetch('/webhooks/paystack', { method: 'POST', body, headers })).status;
    };
    const seen = new Map<string, number>();
    const saw = (...cases: readonly (typeof CASES)[number][]) => {
      for (const one of cases) seen.set(one, (seen.get(one) ?? 0) + 1);
    };
    let people = 0;

    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        paystack.silence = 'never';
        paystack.transactions.clear();
        paystack.refunds.length = 0;
        people += 1;
        const name = `Buyer${people}`;
        const body = sampleRegistration({ name, email: emailOf(name), company_name: `${name} Ltd` });
        expect((await app.visitor.call(addAttendee, { body })).status).toBe(200);
        const { id } = await database
          .selectFrom('orders')
          .select('id')
          .where('email', '=', emailOf(name))
          .executeTakeFirstOrThrow();
        const link = orderLink(app.services, { id });
        const order = () =>
          database.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
        /** As the provider knows them, in the order in which they were begun. */
        const payments = () => [...paystack.transactions.values()];
        const counting = () =>
          payments().filter(
            ({ status, currency, domain }) => status === 'success' && currency === 'GHS' && domain === 'test',
          );
        const { refunds } = paystack;
        const isOver = ({ status }: FakeRefund) => status === 'processed' || status === 'failed';
        const isPaid = ({ status }: { status: string }) => status === 'success';
        const reported = new Set<string>();
        const cameBack = new Set<string>();
        let wasLetIn = false;

        for (const one of taken) {
          const known = payments();
          const payment = 'which' in one ? known[one.which % Math.max(1, known.length)] : undefined;
          if (one.do === 'begin') {
            app.clock.advance(one.after * MINUTE_MS);
            await buyersPage(app, link).press({ do: 'pay' });
            if (paystack.silence !== 'never') saw('network silent in the middle');
          } else if (one.do === 'pay' && payment && payment.status !== 'success') {
            const amount = payment.asked + (one.how === 'short' ? -1 : one.how === 'over' ? 1 : 0);
            const currency = one.how === 'dollars' ? 'USD' : 'GHS';
            const domain = one.how === 'live' ? 'live' : 'test';
            paystack.pay(payment.reference, { amount, currency, domain });
            if (one.how !== 'exactly') saw(HOW[one.how]);
            if ((await order()).ended) saw('paid after the end');
            if (counting().length > 1) saw('paid twice');
          } else if (one.do === 'report' && payment) {
            const right = paystack.charged(payment.reference);
            const sent = one.signed === 'right' ? right : FORGED[one.signed](right);
            for (let times = 0; times < one.times; times += 1)
              expect(one.signed === 'right' ? [200] : [401, 429]).toContain(await report(sent));
            if (one.signed === 'right') {
              if (one.times === 10) saw('reported ten times');
              const later = known.slice(known.indexOf(payment) + 1);
              if (!isPaid(payment) || later.some((other) => reported.has(other.reference)))
                saw('reported out of order');
              if (isPaid(payment) && !cameBack.has(payment.reference)) saw('reported before the callback');
              reported.add(payment.reference);
            } else saw(one.signed);
            await runner.runDue();
          } else if (one.do === 'come back' && payment) {
            await comeBack(app, link, payment.reference);
            cameBack.add(payment.reference);
          } else if (one.do === 'ask') {
            app.clock.advance(one.minutes * MINUTE_MS);
            await run(askProviders);
            await runner.runDue();
          } else if (one.do === 'end') {
            const held_until = app.clock.now().toISOString();
            const open = database.updateTable('orders').set({ held_until }).where('id', '=', id);
            await open.where('state', '=', 'open').execute();
            await run(expireOrders);
          } else if (one.do === 'change') {
            await buyersPage(app, link).press({ do: 'save', code: one.code });
          } else if (one.do === 'refund') {
            const paid = database.selectFrom('online_payments').select('id').where('order_id', '=', id);
            const found = await paid.where('state', '=', 'paid').executeTakeFirst();
            if (!found) continue;
            const asking = { payment: found.id, amount: String(one.amount), note: 'Ill' };
            const { client: treasurer } = await app.signInAs('Administrator');
            const { status } = await treasurer.call(refundOnline, { query: { id }, body: asking });
            expect([200, 422]).toContain(status);
            await runner.runDue();
          } else if (one.do === 'decide') {
            const open = refunds.filter((refund) => !isOver(refund));
            const refund = open[one.which % Math.max(1, open.length)];
            if (!refund) continue;
            refund.status = one.status;
            if (one.status === 'needs-attention') saw('refund that needs attention');
            if (one.status === 'failed') saw('refund that failed');
            if (one.isReported) await report(paystack.reported(refund));
            await runner.runDue();
          } else if (one.do === 'silence') paystack.silence = one.how;
          // Whoever may come in has paid by then, whatever is on its way.
          const { state, total } = await order();
          if (letsIn(state)) expect(sum(counting())).toBeGreaterThanOrEqual(total);
          wasLetIn ||= letsIn(state);
        }

        // In the end, the network is back, and everything is asked about or reported.
        paystack.silence = 'never';
        if (payments().some((one) => isPaid(one) && !reported.has(one.reference))) saw('never reported');
        const onItsWay = database.selectFrom('refunds').select('id').where('order_id', '=', id);
        const toEnter = database.selectFrom('online_payments').select('id').where('order_id', '=', id);
        const isLeft = async () =>
          (await onItsWay.where('state', 'not in', ['done', 'failed']).executeTakeFirst()) ??
          (await toEnter
            .where('state', 'in', ['begun', 'lapsed'])
            .where('reference', 'in', [
              '',
              ...payments()
                .filter(isPaid)
                .map(({ reference }) => reference),
            ])
            .executeTakeFirst());
        // Providers are asked further and further apart.
        for (let times = 0; times < HOURS_ASKED; times += 1) {
          app.clock.advance(60 * MINUTE_MS);
          await run(askProviders);
          await runner.runDue();
          wasLetIn ||= letsIn((await order()).state);
          for (const refund of refunds) if (!isOver(refund)) refund.status = 'processed';
          if (!(await isLeft())) break;
        }
        for (const refund of refunds) await report(paystack.reported(refund));
        await runner.runDue();

        const back = refunds.filter(({ status }) => status === 'processed');
        if (back.length > 0) saw('money sent back');
        const theirs = sum(counting()) - sum(back);
        const entries = await database
          .selectFrom('ledger_entries')
          .selectAll()
          .where('order_id', '=', id)
          .execute();
        expect(sum(entries)).toBe(0);
        expect(sum(entries.filter(({ account }) => account === 'online'))).toBe(theirs);
        const sources = entries.flatMap(({ source }) => source ?? []);
        expect(sources.filter((source) => source.startsWith('paystack:')).toSorted()).toEqual(
          counting()
            .map((one) => `paystack:${one.reference}`)
            .toSorted(),
        );
        const found = await order();
        expect(found.paid - found.refunded).toBe(theirs);
        if (letsIn(found.state)) expect(theirs).toBeGreaterThanOrEqual(found.total);
        const mailed = database.selectFrom('mails').select('id').where('template', '=', 'ticket');
        const tickets = await mailed.where('recipient', '=', emailOf(name)).execute();
        if (letsIn(found.state)) expect(tickets).toHaveLength(1);
        else expect(tickets.length).toBeLessThanOrEqual(wasLetIn ? 1 : 0);
        if (found.state === 'open') expect(dueOf(found)).toBe(found.total);
        const asked = refunds.map(({ merchant_note }) => merchant_note);
        expect(new Set(asked).size).toBe(asked.length);
        // Nothing of it is left to do for the program in later runs.
        const begun = database.updateTable('online_payments').set({ ask_at: null });
        await begun.where('order_id', '=', id).execute();
        await database.updateTable('orders').set({ held_until: null }).where('id', '=', id).execute();
      }),
      { numRuns: RUNS },
    );
    expect(CASES.filter((one) => (seen.get(one) ?? 0) < EACH_MIN)).toEqual([]);
  },
  TIMEOUT_MS,
);

interface Signed {
  body: string;
  signature: string;
}

/** What is sent to pass for a report. */
const FORGED = {
  'signature wrong': (right: Signed) => ({ ...right, signature: right.signature.replace(/^./, otherDigit) }),
  'signature missing': (right: Signed) => ({ ...right, signature: '' }),
  'a byte altered': (right: Signed) => ({ ...right, body: right.body.replace(/\d/, otherDigit) }),
};

const HOW = {
  short: 'a unit short',
  over: 'a unit over',
  dollars: 'other currency',
  live: 'another mode',
} as const;

function otherDigit(digit: string): string {
  return digit === '0' ? '1' : '0';
}

function sum(rows: readonly { amount: number }[]): number {
  return rows.reduce((total, { amount }) => total + amount, 0);
}
