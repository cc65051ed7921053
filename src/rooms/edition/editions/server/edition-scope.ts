import { ALL_EDITIONS, CURRENT_EDITION } from '#platform/contract/edition-filter.ts';
import { askedEdition } from '#platform/contract/language.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import * as say from '../messages.ts';
import { phaseAt, scheduleOf } from '../schedule.ts';
import { chooseCurrent, findCurrentEdition, listPastEditions, siteZone } from './current.ts';
import { toEdition } from './edition-row.ts';
import { findEdition, listEditions } from './queries.ts';
import type { EditionRow } from './tables.ts';

/** The edition whose people are meant; without one, all people. */
export interface EditionScope {
  editionId?: string;
  year?: number;
}

/** While there is only one edition, everybody belongs to the current one, also those of deleted editions. */
export async function editionScope(
  database: Database,
  now: Date,
  edition: string = CURRENT_EDITION,
): Promise<EditionScope> {
  if (edition === ALL_EDITIONS) return {};
  const { rows } = await listEditions(database, {});
  if (edition === CURRENT_EDITION && rows.length < 2) return {};
  const found =
    edition === CURRENT_EDITION
      ? await findCurrentEdition(database, now)
      : rows.find((row) => row.id === edition);
  if (!found) throw new Refusal('invalid', say.editionGone(), { edition: say.editionGone() });
  return { editionId: found.id, year: found.year };
}

/** The same of what visitors see. Before an edition is current, only those who work on it read what will be shown of it. */
export async function shownScope(
  database: Database,
  now: Date,
  edition: string | undefined,
  mayReadAhead: boolean,
): Promise<EditionScope> {
  const scope = await editionScope(database, now, edition);
  if (mayReadAhead || edition === undefined || edition === CURRENT_EDITION) return scope;
  if (scope.editionId && (await isShown(database, now, scope.editionId))) return scope;
  throw new Refusal('invalid', say.editionGone(), { edition: say.editionGone() });
}

/** Whether visitors see an edition's own records: those of the current one, and of those that are over. */
export async function isShown(database: Database, now: Date, editionId: string | null): Promise<boolean> {
  const { rows } = await listEditions(database, {});
  if (rows.length < 2) return true;
  if ([askedEdition(), chooseCurrent(rows, now)].some((one) => one?.id === editionId)) return true;
  const row = rows.find(({ id }) => id === editionId);
  return row !== undefined && phaseAt(now, scheduleOf(toEdition(row))) === 'after';
}

/** The edition that new people belong to; undefined if none was entered so far. */
export async function editionOfNew(
  database: Database,
  now: Date,
  edition: string = CURRENT_EDITION,
): Promise<EditionRow | undefined> {
  if (edition === CURRENT_EDITION) return findCurrentEdition(database, now);
  const found = await findEdition(database, edition);
  if (!found) throw new Refusal('invalid', say.editionGone(), { edition: say.editionGone() });
  return found;
}

/** The edition with this id, unless it is the current one. */
export async function otherEdition(database: Database, now: Date, id: string) {
  const row = await editionOfNew(database, now, id);
  const isCurrent = row?.id === (await findCurrentEdition(database, now))?.id;
  return row && !isCurrent ? { id: row.id, year: row.year } : undefined;
}

/** Of what a list is, besides its filters. */
export interface ListScope extends EditionScope {
  /** The zone in which the days of the filters begin. */
  zone: string;
}

export async function listScope(database: Database, now: Date, edition?: string): Promise<ListScope> {
  return { ...(await editionScope(database, now, edition)), zone: await siteZone(database, now) };
}

/** What precedes the address of an edition's own page, without a language, if it isn't here; undefined if it is, or nobody sees it. */
export async function prefixOfEdition(
  database: Database,
  now: Date,
  editionId: string | null,
): Promise<string | undefined> {
  const shown = await findCurrentEdition(database, now);
  if (editionId === null || shown?.id === editionId) return undefined;
  const past = (await listPastEditions(database, now)).find(({ id }) => id === editionId);
  if (past) return `/${past.year}`;
  const { rows } = await listEditions(database, {});
  return chooseCurrent(rows, now)?.id === editionId ? '' : undefined;
}
