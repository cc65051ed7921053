import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { hashSecret, isSecret, newSecret } from '#platform/server/identifier.ts';
import { languageOf } from '#platform/server/reader.ts';
import { siteUrl } from '#platform/server/site-url.ts';
import type { EditionScope, FoundRecord } from '#rooms/edition/server.ts';
import { type ActivityEntry, Outsider, withActivity } from '#rooms/ground/server.ts';
import { queueMail } from '#rooms/mail/server.ts';
import {
  alreadyRegistered,
  changingPlaces,
  findByAddress,
} from '#rooms/people/registrations/server/service.ts';
import { recordOf, toPerson } from '#rooms/people/submissions/server/service.ts';
import { waitingAddress } from '../addresses.ts';
import { OPEN_STATES, WAITING_STATES, type WaitingRecord } from '../contract.ts';
import { waitingKind } from '../kind.ts';
import * as say from '../messages.ts';
import { offerEndedMail, offerMail } from './mails.ts';
import type { OfferTime } from './offer-time.ts';
import {
  countOpen,
  findByToken,
  findEntry,
  findNamed,
  findOpenByAddress,
  positionsOf,
  updateEntry,
} from './queries.ts';
import type { WaitingEntryRow } from './tables.ts';

export function toRecord(row: WaitingEntryRow, position: number): WaitingRecord {
  const { size, state, offered_until } = row;
  return { ...toPerson(row), size, position, state, until: offered_until ?? '' };
}

/** A new secret for the row, which keeps only its hash. */
export function newLink({ config }: Pick<Services, 'config'>, row: WaitingEntryRow): () => string {
  const token = newSecret();
  row.token_hash = hashSecret(token);
  return () => siteUrl(config) + waitingAddress(token);
}

/** Keeps places for somebody until an instant, and tells them. Runs in the caller's transaction. */
export async function offer(
  database: Database,
  services: Services,
  row: WaitingEntryRow,
  { until, untilText }: OfferTime,
): Promise<ActivityEntry> {
  const offered: WaitingEntryRow = { ...row, state: 'offered', offered_until: until.toISOString() };
  const link = newLink(services, offered);
  const { state, offered_until, token_hash } = offered;
  const first_token_hash = row.token_hash;
  await updateEntry(database, row.id, { state, offered_until, token_hash, first_token_hash });
  await queueMail(database, services, languageOf(row), () =>
    offerMail(row, { until: untilText(), link: link() }),
  );
  return about(row, say.offeredEntry({ count: row.size, fullname: row.fullname }));
}

/** An offer that nobody accepted in time. Runs in the caller's transaction. */
export async function endOffer(database: Database, row: WaitingEntryRow): Promise<ActivityEntry> {
  await updateEntry(database, row.id, { state: 'ended', offered_until: null });
  return about(row, say.offerEndedEntry(row));
}

/** The same, when the place goes to the next one. */
export async function endAndTell(database: Database, services: Services, row: WaitingEntryRow) {
  await queueMail(database, services, languageOf(row), () => offerEndedMail(row));
  return endOffer(database, row);
}

export async function markAccepted(
  database: Database,
  { id }: WaitingEntryRow,
  attendeeId: string,
): Promise<void> {
  await updateEntry(database, id, { state: 'accepted', offered_until: null, submission_key: attendeeId });
}

/** Whose link it is; undefined if it leads nowhere. */
export async function findByLink(database: Database, token: string) {
  return isSecret(token) ? findByToken(database, hashSecret(token)) : undefined;
}

export async function getOpen(database: Database, id: string): Promise<WaitingEntryRow> {
  const row = await findOpen(database, id);
  if (!row) throw new Refusal('not-found', say.entryGone());
  return row;
}

async function findOpen(database: Database, id: string): Promise<WaitingEntryRow | undefined> {
  const row = await findEntry(database, id);
  return row && OPEN_STATES.some((state) => state === row.state) ? row : undefined;
}

/** Somebody leaves the list. */
export function leave(context: CallContext, { id }: WaitingEntryRow): Promise<WaitingEntryRow> {
  return withActivity(context, async (database) => {
    const row = await getOpen(database, id);
    await changingPlaces(database, context, row.event_id);
    await updateEntry(database, id, { state: 'left', offered_until: null });
    const by = new Outsider('Visitor', row.fullname);
    return { result: row, activity: { ...about(row, say.leftEntry(row)), by } };
  });
}

/** An organiser takes somebody off the list; undefined if they aren't on it. Runs in the caller's transaction. */
export async function removeEntry(database: Database, id: string, services: Services) {
  const row = await findOpen(database, id);
  if (!row) return undefined;
  await changingPlaces(database, services, row.event_id);
  const deleted_at = services.clock.now().toISOString();
  await updateEntry(database, id, { state: 'left', offered_until: null, deleted_at });
  return recordOf('Deleted', row, waitingKind, say.removedEntry);
}

/** Who was taken off the list waits again at the same place, without an offer. Runs in the caller's transaction. */
export async function restoreEntry(database: Database, id: string, services: Services) {
  const row = await findEntry(database, id);
  if (row?.state !== 'left' || row.deleted_at === null) return undefined;
  if (await findByAddress(database, row.event_id, row.email)) throw alreadyRegistered();
  if (await findOpenByAddress(database, row.event_id, row.email))
    throw new Refusal('conflict', say.alreadyWaiting());
  await changingPlaces(database, services, row.event_id);
  await updateEntry(database, id, { state: 'waiting', deleted_at: null });
  return recordOf('Restored', row, waitingKind, say.restoredEntry);
}

/** Matches the term in name or e-mail address; names that start with it come first. */
export async function findWaitingByName(
  database: Database,
  term: string,
  limit: number,
  scope: EditionScope,
): Promise<FoundRecord[]> {
  const rows = await findNamed(database, term, limit, scope);
  return rows.map(({ id, fullname, company, state }) => ({
    id,
    title: fullname,
    details: [company, WAITING_STATES[state]()],
  }));
}

export function moveEntry(context: CallContext, id: string, to: 'first' | 'last'): Promise<WaitingEntryRow> {
  return withActivity(context, async (database) => {
    const row = await getOpen(database, id);
    const { least, most } = await positionsOf(database, row.event_id);
    await changingPlaces(database, context, row.event_id);
    await updateEntry(database, id, { position: to === 'first' ? least - 1 : most + 1 });
    return {
      result: row,
      activity: about(row, (to === 'first' ? say.putFirstEntry : say.putLastEntry)(row)),
    };
  });
}

/** How many are before somebody. */
export function countBefore(database: Database, row: WaitingEntryRow): Promise<number> {
  return countOpen(database, row.event_id, row);
}

export function about({ id }: WaitingEntryRow, description: string): ActivityEntry {
  return { type: 'Updated', description, subject: { type: waitingKind.name, id } };
}
