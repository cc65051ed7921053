import type { ActivityType } from '#modules/activity/contract.ts';
import { type WithActivity, withActivity } from '#modules/activity/server/service.ts';
import { packageNamesOf } from '#modules/content/contract.ts';
import { type Documents, publishedEdition, readAllPublished } from '#modules/content/server/service.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { assertCurrentVersion, changesBetween } from '#platform/server/activity-snapshot.ts';
import type { Database } from '#platform/server/database/store.ts';
import { publish } from '#platform/server/events.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import type { EventData } from '../contract.ts';
import { carriedOver } from '../edition.ts';
import { registrationState } from '../registration-state.ts';
import { type Phase, phaseAt, scheduleOf } from '../schedule.ts';
import { type Summit, summitOf } from '../summit-content.ts';
import { currentEvent, currentOrStanding, standingEdition, withStanding } from './current.ts';
import { eventSnapshot, toEdition, toEditionColumns } from './edition-row.ts';
import { findDeletedEvent, findEvent, findEventOf, insertEvent, updateEvent } from './queries.ts';
import type { EventRow } from './tables.ts';

export { GROUP_LEAST } from '../group-least.ts';
export { feeOf, practicalFacts } from '../practical-facts.ts';
export type { RegistrationState } from '../registration-state.ts';
export type { Summit } from '../summit-content.ts';
export { type CalendarMethod, calendar } from './calendar.ts';
export { countryOf, currentEvent, currentOrStanding, siteZone } from './current.ts';
export { type EditionScope, editionOfNew, editionScope } from './edition-scope.ts';
export { listAllEvents, listLimited } from './queries.ts';
export { SEEDED } from './standing-facts.ts';
export type { EventRow } from './tables.ts';

declare module '#platform/server/events.ts' {
  interface DomainEvents {
    /** What organisers enter about an edition is different, or it is there again. */
    EditionChanged: { id: string };
  }
}

/** The phase of an edition. */
export function phaseOf(event: EventRow | undefined, now: Date): Phase {
  return phaseAt(now, scheduleOf(event && toEdition(event)));
}

/** Making one takes half a millisecond, and each batch of registrations needs one. */
let lastSummit: { madeOf: readonly unknown[]; summit: Summit } | undefined;

/** The current edition and what the site says of it, for what isn't a page. */
export async function currentSummit(
  database: Database,
  { clock }: Pick<Services, 'clock'>,
  row: EventRow | undefined,
  documents?: Documents | Promise<Documents>,
): Promise<Summit> {
  const now = clock.now();
  const [{ site, edition }, standing] = await Promise.all([
    documents ?? readAllPublished(database, row?.id),
    standingEdition(database, now),
  ]);
  const event = withStanding(standing, row);
  // What was published is one object for all who read it. No year begins within a minute.
  const madeOf = [
    site,
    edition,
    JSON.stringify(event),
    now.toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length),
  ];
  if (!lastSummit || madeOf.some((part, index) => part !== lastSummit?.madeOf[index])) {
    lastSummit = { madeOf, summit: summitOf(event, { site, edition, sold: {} }, now) };
  }
  return lastSummit.summit;
}

export async function currentPackages(database: Database, now: Date) {
  const event = await currentEvent(database, now);
  return (await publishedEdition(database, event?.id)).packages;
}

/** What people can ask for: the packages of an edition, else of the current one, and something else by agreement. */
export async function packageNames(database: Database, now: Date, eventId?: string): Promise<string[]> {
  const edition = eventId ?? (await currentEvent(database, now))?.id;
  return packageNamesOf({ edition: await publishedEdition(database, edition) });
}

/** Whether somebody can register for an edition, `taken` places being taken. */
export function registrationStateOf(event: EventRow | undefined, now: Date, taken: number) {
  return registrationState(event && toEdition(event), now, taken);
}

export async function getEvent(database: Database, id: string): Promise<EventRow> {
  const event = await findEvent(database, id);
  if (!event) throw new Refusal('not-found', 'This event data no longer exists.');
  return event;
}

export function createEvent(context: CallContext, data: EventData): Promise<string> {
  return withActivity(context, (database) => insertNewEvent(database, context, data));
}

/** What isn't given of the further fields is as in the current edition. Runs in the caller's transaction. */
export async function insertNewEvent(
  database: Database,
  { clock }: Pick<Services, 'clock'>,
  data: EventData,
) {
  await assertYearFree(database, data.event_year);
  const id = newId();
  const now = clock.now().toISOString();
  const standing = await currentOrStanding(database, clock.now());
  const row = { id, chosen_at: null, created_at: now, updated_at: now, deleted_at: null };
  await insertEvent(database, { ...row, ...toEditionColumns(data, carriedOver(standing, 'entered')) });
  return { result: id, activity: describe('Created', id, data.event_theme, data.event_year) };
}

/** Changes an edition. Refuses if it is no longer at the given version. */
export function changeEvent(
  context: CallContext,
  id: string,
  { version, ...data }: EventData & { version?: string | undefined },
): Promise<void> {
  return withActivity(context, async (database) => {
    const event = await getEvent(database, id);
    const before = eventSnapshot(event);
    assertCurrentVersion(before, version);
    if (data.event_year !== event.year) await assertYearFree(database, data.event_year);
    const columns = toEditionColumns(data, toEdition(event));
    await updateEvent(database, id, { ...columns, updated_at: context.clock.now().toISOString() });
    publish(database, 'EditionChanged', { id });
    const changes = changesBetween(before, eventSnapshot(await getEvent(database, id)));
    const activity = describe('Updated', id, data.event_theme ?? event.theme, data.event_year);
    return { result: undefined, activity: { ...activity, changes } };
  });
}

export function deleteEvent(context: CallContext, id: string): Promise<void> {
  return withActivity(context, async (database) => {
    const event = await getEvent(database, id);
    await updateEvent(database, id, { deleted_at: context.clock.now().toISOString() });
    return { result: undefined, activity: describe('Deleted', id, event.theme, event.year) };
  });
}

/** Undefined if no deleted edition has this id. Runs in the caller's transaction. */
export async function restoreEvent(
  database: Database,
  id: string,
): Promise<WithActivity<string> | undefined> {
  const event = await findDeletedEvent(database, id);
  if (!event) return undefined;
  await assertYearFree(database, event.year);
  await updateEvent(database, id, { deleted_at: null });
  publish(database, 'EditionChanged', { id });
  const name = event.theme ?? `The event data for ${event.year}`;
  return { result: name, activity: describe('Restored', id, event.theme, event.year) };
}

/** Refuses a second edition in the same year. Runs in the caller's transaction. */
export async function assertYearFree(database: Database, year: number): Promise<void> {
  if (!(await findEventOf(database, year))) return;
  const message = `There is already event data for ${year}. Please update that instead.`;
  throw new Refusal('conflict', message, { event_year: message });
}

function describe(verb: ActivityType, id: string, theme: string | null | undefined, year: number) {
  const named = theme ? ` (${theme})` : '';
  return {
    type: verb,
    description: `${verb} the event data for ${year}${named}`,
    subject: { type: 'event' as const, id },
  };
}
