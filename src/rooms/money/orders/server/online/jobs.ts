import type { Job, JobContext } from '#platform/server/jobs/job.ts';
import { PROVIDERS, type ProviderName } from '../../online.ts';
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
  waitsForOthers: true,
  async run(context) {
    await Promise.all(PROVIDERS.map((provider) => askOne(context, provider)));
  },
};

/** One that is silent is asked nothing else in this minute, and keeps no other waiting. */
async function askOne(context: JobContext, provider: ProviderName): Promise<void> {
  const { database } = context.store;
  const now = context.clock.now().toISOString();
  const payments = await paymentsToAsk(database, provider, now, BATCH);
  const refunds = await refundsToAsk(database, provider, now, BATCH);
  for (const settleIt of [
    ...payments.map(
      ({ reference }) =>
        () =>
          settle(context, reference),
    ),
    ...refunds.map(
      ({ id }) =>
        () =>
          settleRefund(context, id),
    ),
  ]) {
    context.signal.throwIfAborted();
    try {
      await settleIt();
    } catch (thrown) {
      if (!(thrown instanceof ProviderFailure)) throw thrown;
      if (thrown.isSilence) return;
    }
  }
}

export const pruneEvents: Job = {
  kind: 'prune-provider-events',
  schedule: { daily: '03:20' },
  async run({ store, clock }) {
    const before = new Date(clock.now().getTime() - EVENTS_KEPT_MS).toISOString();
    await store.write((database) => removeEventsBefore(database, before));
  },
};
