import type { ListQuery } from '#platform/contract/lists.ts';
import { type ListedOf, sortingOf } from '#platform/contract/record.ts';
import { findDeleted, type ListShape, list } from '#platform/server/database/list.ts';
import { contains } from '#platform/server/database/search.ts';
import type { Database } from '#platform/server/database/store.ts';
import { editionFields } from '../edition-fields.ts';
import type { EditionRow } from './tables.ts';

type Column = ListedOf<typeof editionFields>;
export type EditionListQuery = ListQuery<Column>;

const SHAPE: ListShape<Column> = {
  ...sortingOf(editionFields),
  initial: { sort: 'eventDate', order: 'desc' },
  tieBreaker: 'created_at',
};

function existing(database: Database) {
  return database.selectFrom('events').selectAll().where('deleted_at', 'is', null);
}

export function listEditions(database: Database, listQuery: EditionListQuery) {
  const { search } = listQuery;
  return list(
    search ? existing(database).where(contains('theme_key', search)) : existing(database),
    listQuery,
    SHAPE,
  );
}

/** Those that have a number of places. */
export function listLimited(database: Database): Promise<Pick<EditionRow, 'id' | 'places'>[]> {
  const limited = existing(database).clearSelect().select(['id', 'places']).where('places', 'is not', null);
  return limited.execute();
}

/** Deleted ones included, newest year first. */
export function listAllEditions(database: Database): Promise<EditionRow[]> {
  return database
    .selectFrom('events')
    .selectAll()
    .orderBy('year', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
}

export function findEdition(database: Database, id: string): Promise<EditionRow | undefined> {
  return existing(database).where('id', '=', id).executeTakeFirst();
}

export function findEditionOf(database: Database, year: number): Promise<EditionRow | undefined> {
  return existing(database).where('year', '=', year).executeTakeFirst();
}

export function findDeletedEdition(database: Database, id: string): Promise<EditionRow | undefined> {
  return findDeleted(database.selectFrom('events').selectAll(), id);
}

export async function insertEdition(database: Database, row: EditionRow): Promise<void> {
  await database.insertInto('events').values(row).execute();
}

/** Makes this edition the only chosen one. */
export async function writeChosen(database: Database, id: string, time: string): Promise<void> {
  await database.updateTable('events').set({ chosen_at: null }).where('chosen_at', 'is not', null).execute();
  await database.updateTable('events').set({ chosen_at: time }).where('id', '=', id).execute();
}

export async function updateEdition(database: Database, id: string, row: Partial<EditionRow>) {
  await database.updateTable('events').set(row).where('id', '=', id).execute();
}
