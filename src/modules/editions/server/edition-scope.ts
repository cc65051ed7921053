import { ALL_EDITIONS, CURRENT_EDITION } from '#platform/contract/edition-filter.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import * as say from '../messages.ts';
import { chooseCurrent, findCurrentEdition, siteZone } from './current.ts';
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
    edition === CURRENT_EDITION ? chooseCurrent(rows, now) : rows.find((row) => row.id === edition);
  if (!found) throw new Refusal('invalid', say.editionGone(), { edition: say.editionGone() });
  return { editionId: found.id, year: found.year };
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

/** Of what a list is, besides its filters. */
export interface ListScope extends EditionScope {
  /** The zone in which the days of the filters begin. */
  zone: string;
}

export async function listScope(database: Database, now: Date, edition?: string): Promise<ListScope> {
  return { ...(await editionScope(database, now, edition)), zone: await siteZone(database, now) };
}
