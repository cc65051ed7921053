import type { z } from 'zod';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { withActivity } from '#rooms/ground/server.ts';
import type { takeBackForm } from '../contract.ts';
import * as say from '../messages.ts';
import { dueOf, isAwaiting } from '../states.ts';
import { aboutOrder, getOrder } from './about-order.ts';
import { amountOf } from './amount-of.ts';
import { aboutEntry, billAgain, heldUntil, settleOrder } from './change-order.ts';
import { post, takeable, takingBack } from './ledger.ts';
import { entriesOf } from './ledger-queries.ts';
import { linesOf, updateLine } from './line-queries.ts';
import { mailBuyer, takenBackMail } from './mails.ts';
import { onItsWay } from './online/refunds.ts';
import { papersOf } from './paper-queries.ts';
import { withdrawPapers } from './papers.ts';
import { updateOrder } from './queries.ts';
import { unmatch } from './statements.ts';
import type { OrderRow } from './tables.ts';

/**
 * Undoes a payment that was entered for the wrong order. Nothing is refunded: the ledger gets the opposite, a receipt that
 * names it is credited, the order is as it is without it, and a line of a statement, or what of it was for this order, waits
 * to be matched again. Also returns the orders that the rest of that line is for.
 */
export function takeBack(
  context: CallContext,
  id: string,
  { posting, note }: z.output<typeof takeBackForm>,
): Promise<{ order: OrderRow; others: OrderRow[] }> {
  return withActivity(context, async (database) => {
    const before = await getOrder(database, id);
    const entries = await entriesOf(database, [id]);
    const papers = await papersOf(database, [id]);
    const payment = takeable(entries).find((one) => one.posting === posting);
    if (!payment) throw new Refusal('conflict', say.notTakeable());
    const { amount } = payment;
    const kept = before.paid - before.refunded - (await onItsWay(database, id));
    if (amount > kept) throw new Refusal('conflict', say.returnedAlready());
    const sides = entries.filter((one) => one.posting === posting);
    await post(database, context, {
      ...{ orderId: id, what: 'taken-back', note, source: takingBack(posting) },
      amounts: sides.map((one) => [one.account, 0 - one.amount]),
    });
    const others = await unmatch(database, payment);
    const receipt = papers.findLast(({ series }) => series === 'receipt');
    const isNamed = receipt !== undefined && payment.id < receipt.id;
    if (isNamed) await withdrawPapers(database, context, before);
    if (dueOf({ ...before, paid: before.paid - amount }) > 0) await keepNothing(database, context, before);
    const settled = await settleOrder(database, context, id, { isSilent: true });
    const order = await keepPlaces(database, context, settled.order);
    const made = (await papersOf(database, [id])).slice(papers.length);
    if (order.email)
      await mailBuyer(database, context, order, (told) =>
        takenBackMail(order, { ...told, amount, papers: made }),
      );
    const about = { amount: amountOf(order, amount), reference: order.reference, note };
    const activity = [aboutEntry(order, say.takenBackEntry(about)), ...settled.activity];
    return { result: { order, others }, activity };
  });
}

/** Of places that were given back, rules keep a part of what was paid: nothing was. */
async function keepNothing(database: Database, context: CallContext, order: OrderRow): Promise<void> {
  const lines = await linesOf(database, [order.id]);
  for (const { id, ended_at, amount } of lines)
    if (ended_at !== null && amount > 0) await updateLine(database, id, { amount: 0 });
  const after = lines.map((line) => (line.ended_at === null ? line : { ...line, amount: 0 }));
  await billAgain(database, context, order, after, { note: say.whatTakenBack() });
}

/** Places that have to be paid again are kept as long as those of a new order. */
async function keepPlaces(database: Database, context: CallContext, order: OrderRow): Promise<OrderRow> {
  if (!isAwaiting(order.state) || order.held_until !== null) return order;
  const { sales } = await aboutOrder(database, context, order);
  const held_until = heldUntil(sales, context.clock.now());
  await updateOrder(database, order.id, { held_until, reminded_at: null });
  return { ...order, held_until };
}
