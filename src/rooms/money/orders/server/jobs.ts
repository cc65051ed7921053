import type { Job } from '#platform/server/jobs/job.ts';
import { withActivity } from '#rooms/ground/server.ts';
import type { Sales } from '../sales.ts';
import { AWAITING, isAwaiting } from '../states.ts';
import { REMIND_DAYS_MAX } from '../texts.ts';
import { aboutOrder } from './about-order.ts';
import { endOrder } from './change-order.ts';
import { mailBuyer, reminderMail } from './mails.ts';
import { listAmiss } from './online/queries.ts';
import { findOrder, listHeldUntil, updateOrder } from './queries.ts';
import type { OrderRow } from './tables.ts';

const EVERY_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Small enough that a visitor's change hardly waits for it. */
const BATCH = 25;
/** More than would have to be reminded in ten minutes. */
const REMINDED = 1_000;
/** As long ahead as anybody is reminded. */
const AHEAD_MS = REMIND_DAYS_MAX * DAY_MS;

/** Ends orders for which nothing came in time, so that their places are free again. Of what is paid in part, or not as it can be counted, people decide. */
export const expireOrders: Job = {
  kind: 'expire-orders',
  schedule: { every: EVERY_MS },
  async run(context) {
    const now = context.clock.now().toISOString();
    for (const { id } of await listHeldUntil(context.store.database, now, {
      ...{ limit: BATCH, states: ['open'], reminded: true },
    })) {
      context.signal.throwIfAborted();
      await withActivity(context, async (database) => {
        const order = await findOrder(database, id);
        if (order?.state !== 'open' || !order.held_until || order.held_until > now)
          return { result: undefined };
        if ((await listAmiss(database, [id])).size > 0) return { result: undefined };
        const activity = await endOrder(database, context, id, { because: 'expired', keepsNothing: true });
        return { result: undefined, activity };
      });
    }
  },
};

/** Whether an order's places will soon be given to others. */
export function isTimeToRemind({ held_until }: OrderRow, { paying }: Sales, now: Date): boolean {
  const left = new Date(held_until ?? now).getTime() - now.getTime();
  return paying.remindDays !== null && left > 0 && left <= paying.remindDays * DAY_MS;
}

/** Reminds buyers of whom the time will soon be over, each once. */
export const remindOrders: Job = {
  kind: 'remind-orders',
  schedule: { every: 10 * EVERY_MS },
  async run(context) {
    const now = context.clock.now();
    const ahead = new Date(now.getTime() + AHEAD_MS).toISOString();
    for (const { id } of await listHeldUntil(context.store.database, ahead, {
      ...{ limit: REMINDED, states: AWAITING, reminded: false },
    })) {
      context.signal.throwIfAborted();
      await context.store.write(async (database) => {
        const order = await findOrder(database, id);
        if (!order || !isAwaiting(order.state) || !order.held_until || order.reminded_at) return;
        const { sales } = await aboutOrder(database, context, order);
        if (!isTimeToRemind(order, sales, now)) return;
        await updateOrder(database, id, { reminded_at: now.toISOString() });
        await mailBuyer(database, context, order, (told) => reminderMail(order, told));
      });
    }
  },
};
