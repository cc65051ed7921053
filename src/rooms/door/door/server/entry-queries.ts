import { type Expression, expressionBuilder, sql } from 'kysely';
import type { Tables } from '#database/schema.ts';
import { insertRows } from '#platform/server/database/insert-rows.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { People } from '#rooms/people/server.ts';
import type { EntryRow } from './tables.ts';

/** In one transaction. */
const SETTLED_AT_ONCE = 200;

/** Whom the scans are about that aren't settled yet, also those of an instance of the version before, and up to where they go. */
export async function listUnsettled(
  database: Database,
  settled: number | undefined,
): Promise<{ whos: string[]; upTo: number }> {
  const since = settled ?? (await lastEntry(database));
  const rows = await database
    .selectFrom('door_scans')
    .select(['attendee_id', 'walk_in_id', 'position'])
    .where('position', '>', since)
    .orderBy('position')
    .limit(SETTLED_AT_ONCE)
    .execute();
  const whos = rows.flatMap(({ attendee_id, walk_in_id }) => attendee_id ?? walk_in_id ?? []);
  return { whos: [...new Set(whos)], upTo: rows.at(-1)?.position ?? since };
}

/** Up to which position a migration has settled them. */
async function lastEntry(database: Database): Promise<number> {
  const { last } = await database
    .selectFrom('door_entries')
    .innerJoin('door_scans', 'door_scans.id', 'scan_id')
    .select((of) => of.fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

/** In place of all that these people had. */
export async function replaceEntries(
  database: Database,
  whos: readonly string[],
  rows: readonly EntryRow[],
): Promise<void> {
  await database.deleteFrom('door_entries').where('who', 'in', whos).execute();
  await insertRows(database, 'door_entries', rows);
}

/** Of a day, by room and device, in the order of their index. */
export function countsOfDay(database: Database, editionId: string, day: string) {
  const sum = (column: 'is_first' | 'is_inside' | 'doubles') =>
    sql<number>`cast(sum(${sql.ref(column)}) as integer)`.as(column);
  return database
    .selectFrom('door_entries')
    .select(['room', 'device_id', sum('is_first'), sum('is_inside'), sum('doubles')])
    .where('event_id', '=', editionId)
    .where('day', '=', day)
    .groupBy(['room', 'device_id'])
    .execute();
}

/** How many came in first in each minute since then, at the entrance. */
export function countsOfMinutes(
  database: Database,
  editionId: string,
  { day, since }: { day: string; since: string },
) {
  const minute = sql<string>`substr(at, 1, 16)`;
  return database
    .selectFrom('door_entries')
    .select([minute.as('minute'), (of) => of.fn.countAll<number | string>().as('count')])
    .where('event_id', '=', editionId)
    .where('at', '>=', since)
    .where('day', '=', day)
    .where('room', '=', '')
    .where('is_first', '=', 1)
    .groupBy(minute)
    .execute();
}

/** How many each of these devices has let in, by its id: neither what was undone nor who was in already. */
export async function countLetIn(
  database: Database,
  deviceIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (deviceIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('door_entries')
    .select(['device_id', (of) => of.fn.countAll<number | string>().as('count')])
    .where('device_id', 'in', deviceIds)
    .groupBy('device_id')
    .execute();
  return new Map(rows.map(({ device_id, count }) => [device_id, Number(count)]));
}

/** On which days they have come in: at the entrance, or anywhere. */
export async function listDaysCome(
  database: Database,
  whos: readonly string[],
  place: 'entrance' | 'anywhere',
) {
  if (whos.length === 0) return [];
  const entries = database
    .selectFrom('door_entries')
    .select(['who', 'event_id', 'day'])
    .distinct()
    .where('who', 'in', whos);
  return (place === 'entrance' ? entries.where('room', '=', '') : entries).execute();
}

/** Days with entries, before these days or after them. */
export async function listOtherDays(
  database: Database,
  editionId: string,
  days: readonly string[],
): Promise<string[]> {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const entries = database
    .selectFrom('door_entries')
    .select('day')
    .distinct()
    .where('event_id', '=', editionId);
  const [before, after] = await Promise.all([
    entries.where('day', '<', first).orderBy('day').execute(),
    entries.where('day', '>', last).orderBy('day').execute(),
  ]);
  return [...before, ...after].map(({ day }) => day);
}

const entry = expressionBuilder<Tables, 'door_entries'>();

interface OnDay {
  editionId: string;
  day: string;
  /** Those alone who were shown again. */
  only?: 'doubles' | undefined;
}

/** What let people in at the entrance on a day. */
function entrancesOn(database: Database, { editionId, day, only }: OnDay) {
  return database
    .selectFrom('door_entries')
    .where('event_id', '=', editionId)
    .where('day', '=', day)
    .where('room', '=', '')
    .where(only ? entry('doubles', '>', 0) : entry.lit(true));
}

/** Those who are registered and came in at the entrance on a day. */
export async function cameOn(database: Database, asked: OnDay): Promise<People> {
  const entrances = entrancesOn(database, asked);
  const includes = (id: Expression<string>) => entry.exists(entrances.select('who').where('who', '=', id));
  const whos = asked.only
    ? entrances.select((of) => of.fn.count('who').distinct().as('count'))
    : entrances.select((of) => of.fn.countAll().as('count')).where('is_first', '=', 1);
  const [all, unregistered] = await Promise.all([
    whos.executeTakeFirstOrThrow(),
    database
      .selectFrom('door_walk_ins')
      .select((of) => of.fn.countAll().as('count'))
      .where('event_id', '=', asked.editionId)
      .where('attendee_id', 'is', null)
      .where((of) => includes(of.ref('door_walk_ins.id')))
      .executeTakeFirstOrThrow(),
  ]);
  return { count: Number(all.count) - Number(unregistered.count), includes };
}

/** Of these people, those who came in at the entrance on a day. */
export async function listCameOn(
  database: Database,
  whos: readonly string[],
  asked: OnDay,
): Promise<Set<string>> {
  if (whos.length === 0) return new Set();
  const rows = await entrancesOn(database, asked).select('who').distinct().where('who', 'in', whos).execute();
  return new Set(rows.map(({ who }) => who));
}

/** Whether anybody has come in on these days; on any day if there are none. */
export async function hasAnyCome(
  database: Database,
  editionId: string,
  days: readonly string[],
): Promise<boolean> {
  const found = await database
    .selectFrom('door_entries')
    .select('scan_id')
    .where('event_id', '=', editionId)
    .$if(days.length > 0, (query) => query.where('day', 'in', days))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
