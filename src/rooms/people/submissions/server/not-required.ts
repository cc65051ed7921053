import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { findCurrentEdition, publishedEdition } from '#rooms/edition/server.ts';
import { lackedBy, lacksAny, type NotRequired, notRequiredBy } from '../not-required.ts';

/** What an edition doesn't require of who registers. */
export async function notRequiredIn(database: Database, editionId: string | null): Promise<NotRequired> {
  return notRequiredBy((await publishedEdition(database, editionId ?? undefined)).forms);
}

/** The same of somebody who is registered: what they validly lack may stay empty. */
export async function notRequiredOfRegistered(
  database: Database,
  row: Parameters<typeof lackedBy>[0] & { event_id: string | null },
): Promise<NotRequired> {
  return [...new Set([...(await notRequiredIn(database, row.event_id)), ...lackedBy(row)])];
}

/** What the current edition doesn't require of what was sent; it is asked only if something is missing. */
export async function notRequiredOf(sent: unknown, { store, clock }: CallContext): Promise<NotRequired> {
  if (!lacksAny(sent)) return [];
  const edition = await findCurrentEdition(store.database, clock.now());
  return notRequiredIn(store.database, edition?.id ?? null);
}
