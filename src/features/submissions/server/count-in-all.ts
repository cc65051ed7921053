import type { ActivityEntry } from '#features/activity/server/service.ts';
import type { AnyKind } from '#features/kinds.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { LimitReached } from '#platform/server/bounded-limiter.ts';
import { takeWithin } from '#platform/server/database/shared-limits.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { LIMITS } from '#platform/server/limits.ts';

const TOO_MANY = 'So many people have sent this form that it is closed for now. Please try again';
const HOUR_S = 60 * 60;
const PROGRAM = { userId: null, username: 'Summit' };

interface Counted {
  limit: 'registrationsInAll' | 'partnershipsInAll';
  kind: Pick<AnyKind, 'name' | 'one'>;
}

/**
 * Counts a form that is about to be kept, whoever sent it: limits of an address don't bound what many addresses send.
 * Returns what to record for the organisers besides it. Refuses the form when there were too many. Like the spam guard,
 * it can be off for tests and benchmarks.
 */
export async function countInAll(
  transaction: Database,
  { config, log }: Services,
  { limit, kind }: Counted,
): Promise<ActivityEntry[]> {
  if (!config.captcha) return [];
  const left = await takeOrRefuse(transaction, limit);
  if (left > 0) return [];
  const { points, duration } = LIMITS[limit];
  const description = `No further ${kind.one} is taken for up to ${duration / HOUR_S} h: there were ${points} in that time`;
  log.warn(description);
  return [{ type: 'Limit reached', description, subject: { type: kind.name }, by: PROGRAM }];
}

async function takeOrRefuse(transaction: Database, limit: Counted['limit']): Promise<number> {
  try {
    return await takeWithin(transaction, limit);
  } catch (thrown) {
    if (!(thrown instanceof LimitReached)) throw thrown;
    const { waitSeconds } = thrown;
    throw new Refusal('unavailable', `${TOO_MANY} in ${Math.ceil(waitSeconds / HOUR_S)} h.`, {}, waitSeconds);
  }
}
