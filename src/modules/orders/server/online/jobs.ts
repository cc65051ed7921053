import type { Job } from '#platform/server/jobs/job.ts';
import { ProviderFailure } from '../providers/request.ts';
import { paymentsToAsk, refundsToAsk, removeEventsBefore } from './queries.ts';
import { settleRefund } from './refunds.ts';
import { settle } from './settle.ts';

const EVERY_MS = 60_000;
/** So many a minute: each takes a provider some tenths of a second. */
const BATCH = 100;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Longer than providers repeat what they report. */
const EVENTS_KEPT_MS = 30 * DAY_MS;

/** Asks providers about what they haven’t reported, further and further apart. */
export const askProviders: Job = {
  kind: 'ask-payment-providers',
  schedule: { every: EVERY_MS },
  async run(context) {
    const { database } = context.store;
    const now = context.clock.now().toISOString();
    for (const { reference } of await paymentsToAsk(database, now, BATCH)) {
      context.signal.throwIfAborted();
      await unlessAway(() => settle(context, reference));
    }
    for (const { id } of await refundsToAsk(database, now, BATCH)) {
      context.signal.throwIfAborted();
      await unlessAway(() => settleRefund(context, id));
    }
  },
};

export const pruneEvents: Job = {
  kind: 'prune-provider-events',
  schedule: { daily: '03:20' },
  async run({ store, clock }) {
    const before = new Date(clock.now().getTime() - EVENTS_KEPT_MS).toISOString();
    await store.write((database) => removeEventsBefore(database, before));
  },
};

/** The next time to ask is set already, so one that is away keeps no other waiting. */
async function unlessAway(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (thrown) {
    if (!(thrown instanceof ProviderFailure)) throw thrown;
  }
}
