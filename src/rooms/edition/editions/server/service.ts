import { ALL_EDITIONS, CURRENT_EDITION } from '#platform/contract/edition-filter.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { assertCurrentVersion, changesBetween } from '#platform/server/activity-snapshot.ts';
import type { Database } from '#platform/server/database/store.ts';
import { publish } from '#platform/server/events.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import { packageNamesOf } from '#rooms/edition/content/contract.ts';
import { type Documents, publishedEdition, readAllPublished } from '#rooms/edition/content/server/service.ts';
import { assertDeletable, type WithActivity, withActivity } from '#rooms/ground/server.ts';
import type { EditionBody } from '../contract.ts';
import { deadlinesOf } from '../deadlines.ts';
import { carriedOver } from '../edition.ts';
import * as say from '../messages.ts';
import { registrationState } from '../registration-state.ts';
import { type Phase, phaseAt, scheduleOf } from '../schedule.ts';
import { type SiteView, siteViewOf } from '../site-view.ts';
import { currentOrDefault, defaultEdition, findCurrentEdition, withDefaults } from './current.ts';
import { editionSnapshot, toEdition, toEditionColumns } from './edition-row.ts';
import { editionOfNew } from './edition-scope.ts';
import { findDeletedEdition, findEdition, findEditionOf, insertEdition, updateEdition } from './queries.ts';
import type { EditionRow } from './tables.ts';

export { deadlinesOf } from '../deadlines.ts';
export { GROUP_LEAST } from '../group-least.ts';
export { decimalsOf, fromSmallest, money, toSmallest } from '../money.ts';
export { feeOf, practicalFacts } from '../practical-facts.ts';
export { readFee } from '../read-fee.ts';
export type { RegistrationState } from '../registration-state.ts';
export type { SiteView } from '../site-view.ts';
export type { TicketPrices } from '../ticket-prices.ts';
export { type CalendarMethod, calendar } from './calendar.ts';
export { copiedRows } from './copied-rows.ts';
export {
  countryOf,
  currentOrDefault,
  editionOfYear,
  findCurrentEdition,
  listPastEditions,
  siteZone,
} from './current.ts';
export { SEEDED } from './default-facts.ts';
export {
  type EditionScope,
  editionOfNew,
  editionScope,
  isShown,
  type ListScope,
  listScope,
  otherEdition,
  prefixOfEdition,
  shownScope,
} from './edition-scope.ts';
export { findEdition, listAllEditions, listLimited } from './queries.ts';
export type { EditionRow } from './tables.ts';
export { pricesFor } from './ticket-prices.ts';

declare module '#platform/server/events.ts' {
  interface DomainEvents {
    /** What organisers enter about an edition is different, or it is there again. */
    EditionChanged: { id: string };
    /** There is one more edition. */
    EditionAdded: { id: string };
  }
}

/** The phase of an edition. */
export function phaseOf(edition: EditionRow | undefined, now: Date): Phase {
  return phaseAt(now, scheduleOf(edition && toEdition(edition)));
}

/** Keeps when the last session that was published ends. Runs in the caller's transaction. */
export async function keepSessionsEnd(database: Database, id: string, sessions_end: string | null) {
  await updateEdition(database, id, { sessions_end });
}

/** Until when attendees of an edition can cancel or pass their place on themselves. */
export async function limitsOfChanges(database: Database, edition: EditionRow | undefined, now: Date) {
  const { registration } = await publishedEdition(database, edition?.id);
  return deadlinesOf(edition && toEdition(edition), registration, now);
}

/** Making one takes half a millisecond, and each batch of registrations needs one. */
let lastSiteView: { madeOf: readonly unknown[]; siteView: SiteView } | undefined;

/** The current edition and what the site says of it, for what isn't a page. */
export async function currentSiteView(
  database: Database,
  { clock }: Pick<Services, 'clock'>,
  row: EditionRow | undefined,
  documents?: Documents | Promise<Documents>,
): Promise<SiteView> {
  const now = clock.now();
  const [{ site, edition }, defaults] = await Promise.all([
    documents ?? readAllPublished(database, row?.id),
    defaultEdition(database, now),
  ]);
  const shown = withDefaults(defaults, row);
  // What was published is one object for all who read it. No year begins within a minute.
  const madeOf = [
    site,
    edition,
    JSON.stringify(shown),
    now.toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length),
  ];
  if (!lastSiteView || madeOf.some((part, index) => part !== lastSiteView?.madeOf[index])) {
    lastSiteView = { madeOf, siteView: siteViewOf(shown, { site, edition, sold: {} }, now) };
  }
  return lastSiteView.siteView;
}

export async function currentPackages(database: Database, now: Date) {
  const edition = await findCurrentEdition(database, now);
  return (await publishedEdition(database, edition?.id)).packages;
}

/** What people can ask for: the packages of an edition, else of the current one, and something else by agreement. */
export async function packageNames(database: Database, now: Date, editionId?: string): Promise<string[]> {
  const edition = editionId ?? (await findCurrentEdition(database, now))?.id;
  return packageNamesOf({ edition: await publishedEdition(database, edition) });
}

/** What an edition says; where it is about all of them, what the current one does. */
export async function textsOf(database: Database, now: Date, edition?: string) {
  const row = await editionOfNew(database, now, edition === ALL_EDITIONS ? CURRENT_EDITION : edition);
  return publishedEdition(database, row?.id);
}

/** Whether somebody can register for an edition, `taken` places being taken. */
export function registrationStateOf(edition: EditionRow | undefined, now: Date, taken: number) {
  return registrationState(edition && toEdition(edition), now, taken);
}

export async function getEdition(database: Database, id: string): Promise<EditionRow> {
  const edition = await findEdition(database, id);
  if (!edition) throw new Refusal('not-found', say.gone());
  return edition;
}

export function createEdition(context: CallContext, data: EditionBody): Promise<string> {
  return withActivity(context, (database) => insertNewEdition(database, context, data));
}

/** What isn't given of the further fields is as in the current edition. Runs in the caller's transaction. */
export async function insertNewEdition(
  database: Database,
  { clock }: Pick<Services, 'clock'>,
  data: EditionBody,
) {
  await assertYearFree(database, data.event_year);
  const id = newId();
  const now = clock.now().toISOString();
  const defaults = await currentOrDefault(database, clock.now());
  const row = { id, sessions_end: null, chosen_at: null, created_at: now, updated_at: now, deleted_at: null };
  await insertEdition(database, { ...row, ...toEditionColumns(data, carriedOver(defaults, 'entered')) });
  publish(database, 'EditionAdded', { id });
  return { result: id, activity: describe('Created', id, data.event_theme, data.event_year) };
}

/** Changes an edition. Refuses if it is no longer at the given version. */
export function changeEdition(
  context: CallContext,
  id: string,
  { version, ...data }: EditionBody & { version?: string | undefined },
): Promise<void> {
  return withActivity(context, async (database) => {
    const edition = await getEdition(database, id);
    const before = () => editionSnapshot(edition);
    assertCurrentVersion(before, version);
    if (data.event_year !== edition.year) await assertYearFree(database, data.event_year);
    const columns = toEditionColumns(data, toEdition(edition));
    await updateEdition(database, id, { ...columns, updated_at: context.clock.now().toISOString() });
    publish(database, 'EditionChanged', { id });
    const after = await getEdition(database, id);
    const changes = changesBetween(before, () => editionSnapshot(after));
    const activity = describe('Updated', id, data.event_theme ?? edition.theme, data.event_year);
    return { result: undefined, activity: { ...activity, changes } };
  });
}

export function deleteEdition(context: CallContext, id: string): Promise<void> {
  return withActivity(context, async (database) => {
    const edition = await getEdition(database, id);
    await assertDeletable(database, context, id);
    await updateEdition(database, id, { deleted_at: context.clock.now().toISOString() });
    return { result: undefined, activity: describe('Deleted', id, edition.theme, edition.year) };
  });
}

/** Undefined if no deleted edition has this id. Runs in the caller's transaction. */
export async function restoreEdition(
  database: Database,
  id: string,
): Promise<WithActivity<string> | undefined> {
  const edition = await findDeletedEdition(database, id);
  if (!edition) return undefined;
  await assertYearFree(database, edition.year);
  await updateEdition(database, id, { deleted_at: null });
  publish(database, 'EditionChanged', { id });
  publish(database, 'EditionAdded', { id });
  const name = edition.theme ?? say.eventDataOf({ year: edition.year });
  return { result: name, activity: describe('Restored', id, edition.theme, edition.year) };
}

/** Refuses a second edition in the same year. Runs in the caller's transaction. */
export async function assertYearFree(database: Database, year: number): Promise<void> {
  if (!(await findEditionOf(database, year))) return;
  const message = say.yearTaken({ year });
  throw new Refusal('conflict', message, { event_year: message });
}

const ENTRIES = {
  Created: say.createdEntry,
  Updated: say.updatedEntry,
  Deleted: say.deletedEntry,
  Restored: say.restoredEntry,
};

function describe(type: keyof typeof ENTRIES, id: string, theme: string | null | undefined, year: number) {
  const edition = theme ? say.namedEdition({ year: String(year), theme }) : String(year);
  return { type, description: ENTRIES[type]({ edition }), subject: { type: 'event' as const, id } };
}
