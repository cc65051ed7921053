import { askedEdition } from '#platform/contract/language.ts';
import { isPaged, type Listed, pageOf } from '#platform/server/database/list.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CurrentEdition } from '../edition.ts';
import { scheduleOf } from '../schedule.ts';
import { defaultFacts, fallbackOf } from './default-facts.ts';
import { toEdition } from './edition-row.ts';
import { type EditionListQuery, findEdition, listEditions } from './queries.ts';
import type { EditionRow } from './tables.ts';

/**
 * The edition that the site shows and that visitors register for: whichever is asked for, else the one that was chosen. Until somebody chooses, the nearest that isn't over, else the last that was, else one whose date isn't known.
 */
export async function findCurrentEdition(database: Database, now: Date): Promise<EditionRow | undefined> {
  const { rows } = await listEditions(database, {});
  const asked = askedEdition();
  return rows.find(({ id }) => id === asked?.id) ?? chooseCurrent(rows, now);
}

/** Those that are over and not the current one, newest first; of one year, the one with the last date. */
export async function listPastEditions(database: Database, now: Date): Promise<EditionRow[]> {
  const { rows } = await listEditions(database, {});
  const current = chooseCurrent(rows, now);
  const over = rows.filter((row) => {
    const ends = scheduleOf(toEdition(row))?.ends;
    return ends && ends <= now && row.year !== current?.year;
  });
  return [...new Map(over.toReversed().map((row) => [row.year, row])).values()].toReversed();
}

/** Of a year; of several, the one with the last date. */
export async function editionOfYear(database: Database, year: number): Promise<EditionRow | undefined> {
  return (await listEditions(database, {})).rows.find((row) => row.year === year);
}

/** From the editions, those with the newest date first. */
export function chooseCurrent(newestFirst: readonly EditionRow[], now: Date): EditionRow | undefined {
  const chosen = newestFirst.find(({ chosen_at }) => chosen_at !== null);
  if (chosen) return chosen;
  const toCome = newestFirst.filter((row) => {
    const ends = scheduleOf(toEdition(row))?.ends;
    return ends && ends > now;
  });
  return toCome.at(-1) ?? newestFirst[0];
}

/** The current edition; without one, the facts that stand for it. */
export async function currentOrDefault(database: Database, now: Date): Promise<CurrentEdition> {
  const defaults = await defaultEdition(database, now);
  return withDefaults(defaults, await findCurrentEdition(database, now));
}

export function withDefaults(defaults: CurrentEdition, row: EditionRow | undefined): CurrentEdition {
  return row ? { ...defaults, ...toEdition(row), entered: true } : defaults;
}

/** The facts that stand for an edition, whether or not there is one. */
export async function defaultEdition(database: Database, now: Date): Promise<CurrentEdition> {
  const fallback = await fallbackOf(database);
  return { ...defaultFacts(fallback, now), entered: false, fallback };
}

/** The zone in which days begin: the current edition's. */
export async function siteZone(database: Database, now: Date): Promise<string> {
  return (await currentOrDefault(database, now)).zone;
}

/** A list of the editions; unless it is sorted otherwise, the current one comes first. */
export async function listCurrentFirst(
  database: Database,
  now: Date,
  listQuery: EditionListQuery,
): Promise<Listed<EditionRow>> {
  if (listQuery.sort) return listEditions(database, listQuery);
  const { page, pageSize, ...whole } = listQuery;
  const { rows, total } = await listEditions(database, whole);
  const current = chooseCurrent((await listEditions(database, {})).rows, now);
  const isCurrent = ({ id }: EditionRow) => id === current?.id;
  const sorted = listQuery.order
    ? rows
    : [...rows.filter(isCurrent), ...rows.filter((row) => !isCurrent(row))];
  if (!isPaged(listQuery)) return { rows: sorted, ...(total !== undefined && { total }) };
  return pageOf(sorted, listQuery);
}

/** The country of an edition; of none, nothing is known. */
export async function countryOf(database: Database, editionId: string | null): Promise<string | null> {
  return (editionId !== null && (await findEdition(database, editionId))?.country) || null;
}
