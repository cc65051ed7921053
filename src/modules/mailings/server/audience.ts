import { findUnsubscribed, type Recipient } from '#modules/mail/server/service.ts';
import { attendeeIdsFor, attendeesById } from '#modules/registrations/server/service.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { queueLongRead } from '#platform/server/long-reads.ts';
import { givenBy } from '#platform/server/module.ts';
import type { Audience } from '../contract.ts';
import type { MailingRow } from './tables.ts';

/** How many addresses one query asks about. */
const AT_ONCE = 500;

declare module '#platform/server/module.ts' {
  interface ServerModule {
    /** Of these attendees, those of a sort that this module knows, by its name. */
    audiences?: Readonly<Record<string, (database: Database, ids: readonly string[]) => Promise<string[]>>>;
  }
}

/** Whose mail it is: everybody who matches, in a fixed order. News reaches only those who asked for it. */
export async function audienceIds(
  { modules }: Pick<Services, 'modules'>,
  database: Database,
  { audience, purpose }: Pick<MailingRow, 'audience' | 'purpose'>,
  now: Date,
): Promise<string[]> {
  const { only, ...filters } = JSON.parse(audience) as Audience;
  const all = { ...filters, ...(purpose === 'news' && { news: 'yes' as const }) };
  const ids = await attendeeIdsFor(database, all, now);
  if (!only) return ids;
  const narrow = givenBy(modules, 'audiences').flatMap((given) => given[only] ?? [])[0];
  // Nobody rather than everybody, if the module is gone.
  return narrow ? narrow(database, ids) : [];
}

/** Of these attendees, those who get it: each address once, and no news for who unsubscribed. */
export async function recipientsAmong(
  database: Database,
  { purpose }: Pick<MailingRow, 'purpose'>,
  ids: readonly string[],
): Promise<(Recipient & { key: string })[]> {
  if (ids.length === 0) return [];
  const rows = await attendeesById(database, ids);
  const keys = rows.map(({ email_key }) => email_key);
  const unsubscribed = new Set(purpose === 'news' ? await findUnsubscribed(database, keys) : []);
  return rows
    .filter(({ email_key }) => !unsubscribed.has(email_key))
    .map(({ id, fullname, email, email_key, language }) => ({
      ...{ id, name: fullname, email, language },
      key: email_key,
    }));
}

/** Who gets it now, and how many addresses that are, queued with others who read long lists. */
export function reachOf(
  { store, clock, modules }: Pick<Services, 'store' | 'clock' | 'modules'>,
  mailing: Pick<MailingRow, 'audience' | 'purpose'>,
): Promise<{ ids: string[]; count: number }> {
  return queueLongRead(async () => {
    const ids = await audienceIds({ modules }, store.database, mailing, clock.now());
    return { ids, count: await countRecipients(store.database, mailing, ids) };
  });
}

/** How many addresses it would reach now. */
export async function countRecipients(
  database: Database,
  mailing: Pick<MailingRow, 'audience' | 'purpose'>,
  ids: readonly string[],
): Promise<number> {
  const addresses = new Set<string>();
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = await recipientsAmong(database, mailing, ids.slice(from, from + AT_ONCE));
    for (const { key } of some) addresses.add(key);
    // Lets other requests through.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return addresses.size;
}
