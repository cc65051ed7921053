import type { z } from 'zod';
import { Refusal } from '#platform/contract/refusal.ts';
import { zonedInstant } from '#platform/contract/zoned-instant.ts';
import { addDays } from '#platform/contract/zoned-time.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { type ActivityEntry, withActivity } from '#rooms/ground/server.ts';
import { restoreAll } from '#rooms/people/server.ts';
import type { buyerForm, certificateForm, fiscalForm, moneyForm } from '../contract.ts';
import * as say from '../messages.ts';
import { isAwaiting } from '../states.ts';
import { aboutOrder, getOrder } from './about-order.ts';
import { amountOf } from './amount-of.ts';
import { aboutEntry, buyerColumns, countingLines, endOrder, enterMoney, saveBuyer } from './change-order.ts';
import { assertNotEnteredAgain } from './entered-again.ts';
import { isTimeToRemind } from './jobs.ts';
import { billOf, post, withholdable } from './ledger.ts';
import { linesOf } from './line-queries.ts';
import { mailBuyer, proformaMail, reminderMail } from './mails.ts';
import { assertMoneyAsSeen } from './money-version.ts';
import { insertRefund } from './online/queries.ts';
import { newRefund, onItsWay } from './online/refunds.ts';
import { findPaper, updatePaper } from './paper-queries.ts';
import { issuePaper, numberOf } from './papers.ts';
import { findOrder, updateOrder } from './queries.ts';
import { reopenLines } from './reopen-lines.ts';
import { leviesOf, type OrderPaperRow, type OrderRow } from './tables.ts';
import { unitsOf } from './typed-amount.ts';

type Money = z.output<typeof moneyForm> & { version?: string | undefined; again?: boolean };

/** Money that came in: an organiser saw it. */
export function payAtTheDesk(
  context: CallContext,
  id: string,
  { way, amount, note, version, again = false }: Money,
): Promise<OrderRow> {
  return withActivity(context, async (database) => {
    const order = await getOrder(database, id);
    await assertMoneyAsSeen(database, id, version);
    const units = unitsOf(order, amount);
    const entered = { what: 'payment', note, account: way, amount: units } as const;
    if (!again) await assertNotEnteredAgain(database, context, id, entered);
    return enterMoney(database, context, order, {
      ...{ what: 'payment', note },
      amounts: [
        [way, units],
        ['receivable', -units],
      ],
      description: say.paymentEntry({ amount: amountOf(order, units), reference: order.reference, note }),
    });
  });
}

/** Money that an organiser sent back; no more than came in. */
export function refundAtTheDesk(
  context: CallContext,
  id: string,
  { way, amount, note, version, again = false }: Money,
): Promise<OrderRow> {
  return withActivity(context, async (database) => {
    const order = await getOrder(database, id);
    await assertMoneyAsSeen(database, id, version);
    const units = unitsOf(order, amount);
    const most = order.paid - order.refunded - (await onItsWay(database, id));
    if (units > most) {
      const message = say.refundTooHigh({ most: amountOf(order, most) });
      throw new Refusal('invalid', message, { amount: message });
    }
    const entered = { what: 'refund', note, account: way, amount: -units } as const;
    if (!again) await assertNotEnteredAgain(database, context, id, entered);
    const refund = { order_id: id, payment_id: null, way, amount: units, state: 'done', note } as const;
    await insertRefund(database, newRefund(context, refund));
    return enterMoney(database, context, order, {
      ...{ what: 'refund', note },
      amounts: [
        ['receivable', units],
        [way, -units],
      ],
      description: say.refundEntry({ amount: amountOf(order, units), reference: order.reference, note }),
    });
  });
}

/** What the buyer gave the tax authority instead of us, with the number of the certificate. */
export function certifyWithheld(
  context: CallContext,
  id: string,
  { amount, note }: z.output<typeof certificateForm>,
): Promise<OrderRow> {
  return withActivity(context, async (database) => {
    const order = await getOrder(database, id);
    const units = unitsOf(order, amount);
    const most = (withholdable(order, await linesOf(database, [id])).at(-1) ?? 0) - order.withheld;
    if (units > most) {
      const message = most > 0 ? say.certificateTooHigh({ most: amountOf(order, most) }) : say.notDeclared();
      throw new Refusal('invalid', message, { amount: message });
    }
    return enterMoney(database, context, order, {
      ...{ what: 'withholding', note },
      amounts: [
        ['withholding', units],
        ['receivable', -units],
      ],
      description: say.certificateEntry({ amount: amountOf(order, units), reference: order.reference, note }),
    });
  });
}

export function cancelAtTheDesk(context: CallContext, id: string, note: string): Promise<OrderRow> {
  return withActivity(context, async (database) => {
    const order = await getOrder(database, id);
    if (order.ended) throw new Refusal('conflict', say.hasEnded());
    const activity = await endOrder(database, context, id, { because: 'cancelled', why: note });
    const description = say.cancelledEntry({ reference: order.reference, note });
    return { result: await getOrder(database, id), activity: [aboutEntry(order, description), ...activity] };
  });
}

/** Refused if somebody has registered again meanwhile, or if there are too few places. */
export function reviveAtTheDesk(context: CallContext, id: string, note: string): Promise<OrderRow> {
  return withActivity(context, async (database) => {
    const before = await getOrder(database, id);
    if (!before.ended) throw new Refusal('conflict', say.hasNotEnded());
    const lines = await linesOf(database, [id]);
    const last = lines
      .map(({ ended_at }) => ended_at ?? '')
      .toSorted()
      .at(-1);
    const again = lines.filter(
      ({ attendee_id, is_named, ended_at }) => attendee_id !== null || (is_named === 0 && ended_at === last),
    );
    if (again.length === 0) throw new Refusal('conflict', say.nobodyLeft());
    await restoreAll(
      database,
      context,
      again.flatMap(({ attendee_id }) => attendee_id ?? []),
    );
    const ids = new Set(again.map((line) => line.id));
    const settled = await reopenLines(database, context, before, ids, { note, isByHand: true });
    const description = say.revivedEntry({ reference: before.reference, note });
    return { result: settled.order, activity: [aboutEntry(before, description), ...settled.activity] };
  });
}

export function holdAtTheDesk(context: CallContext, id: string, day: string): Promise<void> {
  return withActivity(context, async (database) => {
    const order = await getOrder(database, id);
    if (!isAwaiting(order.state)) throw new Refusal('conflict', say.notOpen());
    const { edition } = await aboutOrder(database, context, order);
    const until = zonedInstant(addDays(day, 1), edition.zone);
    if (until <= context.clock.now()) throw new Refusal('invalid', say.dayOver(), { until: say.dayOver() });
    await updateOrder(database, id, { held_until: until.toISOString(), reminded_at: null });
    return {
      result: undefined,
      activity: aboutEntry(order, say.heldEntry({ reference: order.reference, day })),
    };
  });
}

export function correctBuyer(
  context: CallContext,
  id: string,
  buyer: z.output<typeof buyerForm>,
): Promise<void> {
  return withActivity(context, async (database) => {
    const order = await getOrder(database, id);
    const { sales } = await aboutOrder(database, context, order);
    const columns = buyerColumns(order, buyer, sales);
    const { activity } = await saveBuyer(database, context, order, columns);
    const about = aboutEntry(order, say.buyerEntry({ reference: order.reference }));
    return { result: undefined, activity: [about, ...activity] };
  });
}

/** Makes a proforma invoice of what is to pay now, and sends it. Runs in the caller's transaction. */
export async function proformaOf(database: Database, context: CallContext, order: OrderRow) {
  if (!isAwaiting(order.state)) throw new Refusal('conflict', say.notOpen());
  const lines = countingLines(await linesOf(database, [order.id]));
  const bill = billOf(lines, leviesOf(order));
  const paper = await issuePaper(database, context, order, { series: 'proforma', lines, bill });
  await mailBuyer(database, context, order, (told) => proformaMail(order, paper, told));
  const description = say.proformaEntry({ number: numberOf(paper), reference: order.reference });
  return { paper, activity: aboutEntry(order, description) };
}

export function proformaAtTheDesk(context: CallContext, id: string): Promise<OrderPaperRow> {
  return withActivity(context, async (database) => {
    const { paper, activity } = await proformaOf(database, context, await getOrder(database, id));
    return { result: paper, activity };
  });
}

export function remindAtTheDesk(context: CallContext, ids: readonly string[]): Promise<string[]> {
  return withActivity(context, async (database) => {
    const activity: ActivityEntry[] = [];
    for (const id of new Set(ids)) {
      const order = await findOrder(database, id);
      if (!order || !isAwaiting(order.state)) continue;
      const { sales } = await aboutOrder(database, context, order);
      const now = context.clock.now();
      // Long before the end, it isn't in place of the one that the program sends.
      if (isTimeToRemind(order, sales, now))
        await updateOrder(database, id, { reminded_at: now.toISOString() });
      await mailBuyer(database, context, order, (told) => reminderMail(order, told));
      activity.push(aboutEntry(order, say.remindedEntry({ reference: order.reference })));
    }
    if (activity.length === 0) throw new Refusal('not-found', say.nobodyToRemind());
    return { result: activity.flatMap(({ subject }) => subject.id ?? []), activity };
  });
}

export async function getPaper(database: Database, id: string): Promise<OrderPaperRow> {
  const paper = await findPaper(database, id);
  if (!paper) throw new Refusal('not-found', say.paperGone());
  return paper;
}

export function enterFiscal(
  context: CallContext,
  id: string,
  { number, code, note }: z.output<typeof fiscalForm>,
): Promise<void> {
  return withActivity(context, async (database) => {
    const paper = await getPaper(database, id);
    const { fiscal_number: before, fiscal_code: codeBefore } = paper;
    if (number === before && code === codeBefore) return { result: undefined };
    const about = { number: numberOf(paper), note };
    const corrections = [
      ...(before !== '' && number !== before
        ? [say.fiscalCorrection({ ...about, fiscal: number, before })]
        : []),
      ...(codeBefore !== '' && code !== codeBefore
        ? [say.fiscalCodeCorrection({ ...about, code: code || '–', before: codeBefore })]
        : []),
    ];
    if (corrections.length > 0 && !note)
      throw new Refusal('invalid', say.whyMissing(), { note: say.whyMissing() });
    await updatePaper(database, id, { fiscal_number: number, fiscal_code: code });
    const order = await getOrder(database, paper.order_id);
    for (const correction of corrections) {
      await post(database, context, {
        ...{ orderId: order.id, what: 'fiscal', note: correction },
        amounts: [['receivable', 0]],
      });
    }
    const entered = corrections.length > 0 ? corrections : [say.fiscalEntry({ ...about, fiscal: number })];
    return { result: undefined, activity: entered.map((description) => aboutEntry(order, description)) };
  });
}
