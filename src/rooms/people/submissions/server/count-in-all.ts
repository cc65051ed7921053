import type { ListedKind } from '#platform/contract/kind.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { inTheRecord } from '#platform/server/activity-snapshot.ts';
import { type Capacity, capacityWithin, takeWithin } from '#platform/server/database/shared-limits.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { LIMITS } from '#platform/server/limits.ts';
import { type ActivityEntry, PROGRAM } from '#rooms/ground/server.ts';
import * as say from '../messages.ts';

const HOUR_S = 60 * 60;

interface Counted {
  limit: 'registrationsInAll' | 'partnershipsInAll' | 'proposalsInAll';
  kind: Pick<ListedKind, 'name' | 'many'>;
}

interface Stored {
  /** How many are kept now. */
  many: number;
  /** How many were left before. */
  left: number;
}

/**
 * How many forms are still taken, whoever sends them: limits of an address don't bound what many addresses send. Like the
 * spam guard, this can be off for tests and benchmarks.
 */
export async function capacityInAll(
  transaction: Database,
  { config }: Services,
  limit: Counted['limit'],
): Promise<Capacity> {
  return config.captcha
    ? capacityWithin(transaction, limit)
    : { left: Number.POSITIVE_INFINITY, waitSeconds: 0 };
}

/** Refuses a form when there were too many. */
export function assertCapacity({ left, waitSeconds }: Capacity): void {
  if (left > 0) return;
  throw new Refusal(
    'unavailable',
    say.closedForNow({ hours: Math.ceil(waitSeconds / HOUR_S) }),
    {},
    waitSeconds,
  );
}

/** Counts forms that are kept. */
export async function countInAll(
  transaction: Database,
  { config }: Services,
  { limit }: Counted,
  many: number,
): Promise<void> {
  if (config.captcha && many > 0) await takeWithin(transaction, limit, many);
}

/** What to record for the organisers besides the forms that are kept. */
export function noticeOfLast(
  { log }: Services,
  { limit, kind }: Counted,
  { many, left }: Stored,
): ActivityEntry[] {
  if (many === 0 || left > many) return [];
  const { quota, duration } = LIMITS[limit];
  const description = say.limitEntry({
    list: inTheRecord(kind.many),
    hours: duration / HOUR_S,
    quota: String(quota),
  });
  log.warn(description);
  return [{ type: 'Limit reached', description, subject: { type: kind.name }, by: PROGRAM }];
}

/** Counts one form that is about to be kept. Refuses it when there were too many. */
export async function countOneInAll(
  transaction: Database,
  services: Services,
  counted: Counted,
): Promise<ActivityEntry[]> {
  const capacity = await capacityInAll(transaction, services, counted.limit);
  assertCapacity(capacity);
  await countInAll(transaction, services, counted, 1);
  return noticeOfLast(services, counted, { many: 1, left: capacity.left });
}
