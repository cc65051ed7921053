import { emailKey } from '#platform/contract/email-address.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import { givenBy } from '#platform/server/module.ts';
import { type ActivityEntry, eraseAuditEntries, purgeViews } from '#rooms/ground/server.ts';
import * as say from '../messages.ts';
import { type FoundRecord, type identifiersOf, personalKinds } from './personal-kinds.ts';

interface Erasing {
  found: readonly FoundRecord[];
  identifiers: ReturnType<typeof identifiersOf>;
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
  { found, identifiers, of: whose }: Erasing,
) {
  const id = newId();
  // First what refers to users.
  const auditEntries = await eraseAuditEntries(
    database,
    { id, time: services.clock.now().toISOString() },
    identifiers,
  );
  await purgeViews(database, identifiers);
  const kinds = Map.groupBy(found, ({ of }) => of);
  for (const [of, records] of kinds) {
    const ids = records.map(({ record }) => record.id);
    await of.erase(database, ids, services);
  }
  await forgetAddresses(database, services, identifiers.reachedAt);
  const counts = [...kinds].map(([{ kind }, { length }]) => kind.counted({ count: length }));
  const text = [...counts, say.erasedCount({ count: auditEntries })].join(', ');
  const activity: ActivityEntry = {
    type: 'Erased',
    description: say.erasedEntry({ whose, text }),
    subject: { type: 'erasure', id },
  };
  return { count: found.length + auditEntries, text, activity };
}

/** Only those that no record has any more: who unsubscribed, and came again, must not get news for that the first summit is forgotten. */
async function forgetAddresses(database: Database, services: Services, reachedAt: readonly string[]) {
  const gone: string[] = [];
  for (const email of reachedAt.filter((one) => one.includes('@')))
    if (!(await isStillKept(database, services, email))) gone.push(emailKey(email));
  if (gone.length === 0) return;
  for (const forget of givenBy(services.modules, 'forgetAddresses')) await forget(database, gone);
}

async function isStillKept(database: Database, services: Services, email: string): Promise<boolean> {
  for (const { isByName, find } of personalKinds(services))
    if (!isByName && (await find(database, { email, names: [] }, services)).length > 0) return true;
  return false;
}
