import { type ActivityEntry, eraseTraces } from '#modules/activity/server/service.ts';
import { purgeViews } from '#modules/views/server/service.ts';
import { counted } from '#platform/contract/plural.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import type { FoundRecord, tracedBy } from './personal-kinds.ts';

interface Erasing {
  found: readonly FoundRecord[];
  traced: ReturnType<typeof tracedBy>;
  /** Whose data they are, without a name. */
  of: string;
}

/**
 * Erases records for good and everything about them in the record of activity. What is recorded says how much
 * was erased, and names nobody. Runs in the caller's transaction.
 */
export async function erasePersonalRecords(
  database: Database,
  services: Services & Pick<CallContext, 'actor'>,
  { found, traced, of: whose }: Erasing,
) {
  const id = newId();
  // First what refers to users.
  const traces = await eraseTraces(database, { id, time: services.clock.now().toISOString() }, traced);
  await purgeViews(database, traced);
  const kinds = Map.groupBy(found, ({ of }) => of);
  for (const [of, records] of kinds) {
    const ids = records.map(({ record }) => record.id);
    await of.erase(database, ids, services);
  }
  const counts = [...kinds].map(([{ kind }, { length }]) => counted(length, kind.one));
  const words = [...counts, counted(traces, 'activity', 'activities')].join(', ');
  const activity: ActivityEntry = {
    type: 'Erased',
    description: `Erased what was kept about ${whose}: ${words}`,
    subject: { type: 'erasure', id },
  };
  return { count: found.length + traces, words, activity };
}
