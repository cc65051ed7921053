import type { ListQuery } from '#platform/contract/lists.ts';
import { allRows } from '#platform/server/database/all-rows.ts';
import { count, findDeleted, type ListShape, list } from '#platform/server/database/list.ts';
import { nextPosition, type Positioned } from '#platform/server/database/positions.ts';
import { contains } from '#platform/server/database/search.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { EditionScope } from '#rooms/edition/server.ts';
import type { SPONSOR_SORTS } from '../contract.ts';
import type { SponsorRow } from './tables.ts';

type Column = (typeof SPONSOR_SORTS)[number];

const SHAPE: ListShape<Column> = {
  columns: { title: 'title', name: 'name_key', position: 'position' },
  initial: { sort: 'position', order: 'asc' },
  tieBreaker: 'id',
};

function existing(database: Database) {
  return database.selectFrom('sponsors').selectAll().where('deleted_at', 'is', null);
}

function within(database: Database, { editionId }: EditionScope) {
  return editionId ? existing(database).where('event_id', '=', editionId) : existing(database);
}

export function listSponsors(
  database: Database,
  listQuery: ListQuery<Column> & { title?: string | undefined },
  scope: EditionScope,
) {
  let query = within(database, scope);
  if (listQuery.title) query = query.where('title', '=', listQuery.title);
  if (listQuery.search) query = query.where(contains('search_text', listQuery.search));
  return list(query, listQuery, SHAPE);
}

/** What every sample’s name begins with, and no summit wants to show. */
const SAMPLE = 'Sample %';

export function countSamples(database: Database): Promise<number> {
  return count(existing(database).where('name', 'like', SAMPLE));
}

export function findSponsor(database: Database, id: string): Promise<SponsorRow | undefined> {
  return existing(database).where('id', '=', id).executeTakeFirst();
}

export function findDeletedSponsor(database: Database, id: string): Promise<SponsorRow | undefined> {
  return findDeleted(database.selectFrom('sponsors').selectAll(), id);
}

export function findNamed(
  database: Database,
  term: string,
  limit: number,
  scope: EditionScope = {},
): Promise<SponsorRow[]> {
  return within(database, scope).where(contains('name_key', term)).orderBy('name_key').limit(limit).execute();
}

export function findPositions(database: Database, ids: readonly string[]): Promise<Positioned[]> {
  return existing(database).clearSelect().select(['id', 'position']).where('id', 'in', ids).execute();
}

export async function countByTitle(
  database: Database,
  scope: EditionScope,
): Promise<{ title: string; count: number }[]> {
  const rows = await within(database, scope)
    .clearSelect()
    .select(({ fn }) => ['title', fn.countAll<number | string>().as('count')])
    .groupBy('title')
    .execute();
  return rows.map(({ title, count }) => ({ title, count: Number(count) }));
}

export function nextPositionIn(database: Database): Promise<number> {
  return nextPosition(database.selectFrom('sponsors'));
}

/** Gives those that were added while there was no edition to the first one. */
export async function adoptSponsors(database: Database, editionId: string): Promise<void> {
  await database.updateTable('sponsors').set({ event_id: editionId }).where('event_id', 'is', null).execute();
}

export async function insertSponsor(database: Database, row: SponsorRow): Promise<void> {
  await database.insertInto('sponsors').values(row).execute();
}

export async function updateSponsorRow(database: Database, id: string, row: Partial<SponsorRow>) {
  await database.updateTable('sponsors').set(row).where('id', '=', id).execute();
}

/** Deleted ones included. */
export function listShowing(database: Database, names: readonly string[]) {
  return database
    .selectFrom('sponsors')
    .select(['id', 'name as title', 'picture as name'])
    .where('picture', 'in', names)
    .execute();
}

export async function replacePictureName(
  database: Database,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await database.updateTable('sponsors').set({ picture: to }).where('picture', '=', from).execute();
}

/** Deleted ones included. */
export function listWritten(database: Database) {
  return allRows(database.selectFrom('sponsors').selectAll());
}

/** How many of them hang on these. */
export function countInEditions(database: Database, ids: readonly string[]): Promise<number> {
  return count(
    database.selectFrom('sponsors').selectAll().where('event_id', 'in', ids).where('deleted_at', 'is', null),
  );
}
