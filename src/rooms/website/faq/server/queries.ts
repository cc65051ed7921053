import type { ListQuery } from '#platform/contract/lists.ts';
import { sortingOf } from '#platform/contract/record.ts';
import { allRows } from '#platform/server/database/all-rows.ts';
import { findDeleted, type ListShape, list } from '#platform/server/database/list.ts';
import { listIds } from '#platform/server/database/list-ids.ts';
import { nextPosition, type Positioned } from '#platform/server/database/positions.ts';
import { contains } from '#platform/server/database/search.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { EditionScope } from '#rooms/edition/server.ts';
import type { Chosen } from '#rooms/ground/server.ts';
import type { FAQ_SORTS } from '../contract.ts';
import { faqFields } from '../record.ts';
import type { FaqRow } from './tables.ts';

type Column = (typeof FAQ_SORTS)[number];

const sorting = sortingOf(faqFields);
const SHAPE: ListShape<Column> = {
  ...sorting,
  columns: { ...sorting.columns, position: 'position' },
  initial: { sort: 'position', order: 'asc' },
  tieBreaker: 'id',
};

function existing(database: Database) {
  return database.selectFrom('faq').selectAll().where('deleted_at', 'is', null);
}

function filtered(
  database: Database,
  { search, ids }: ListQuery<Column> & Chosen,
  { editionId }: EditionScope,
) {
  let query = existing(database);
  if (editionId) query = query.where('event_id', '=', editionId);
  if (search) query = query.where(contains('search_text', search));
  return ids ? query.where('id', 'in', ids) : query;
}

export function listQuestions(
  database: Database,
  { ids, signal: _, ...asked }: ListQuery<Column> & Chosen,
  scope: EditionScope,
) {
  return list(filtered(database, { ...asked, ids }, scope), asked, SHAPE);
}

export function listQuestionIds(
  database: Database,
  { ids, ...asked }: ListQuery<Column> & Chosen,
  scope: EditionScope,
) {
  return listIds(filtered(database, { ...asked, ids }, scope), asked, SHAPE);
}

export function findQuestion(database: Database, id: string): Promise<FaqRow | undefined> {
  return existing(database).where('id', '=', id).executeTakeFirst();
}

export function findDeletedQuestion(database: Database, id: string): Promise<FaqRow | undefined> {
  return findDeleted(database.selectFrom('faq').selectAll(), id);
}

export function findAsked(database: Database, term: string, limit: number, { editionId }: EditionScope) {
  const found = existing(database).where(contains('question_key', term));
  return (editionId ? found.where('event_id', '=', editionId) : found)
    .orderBy('question_key')
    .limit(limit)
    .execute();
}

export function findPositions(database: Database, ids: readonly string[]): Promise<Positioned[]> {
  return existing(database).clearSelect().select(['id', 'position']).where('id', 'in', ids).execute();
}

export function nextPositionIn(database: Database): Promise<number> {
  return nextPosition(database.selectFrom('faq'));
}

/** Gives those that were added while there was no edition to the first one. */
export async function adoptQuestions(database: Database, editionId: string): Promise<void> {
  await database.updateTable('faq').set({ event_id: editionId }).where('event_id', 'is', null).execute();
}

export async function insertQuestion(database: Database, row: FaqRow): Promise<void> {
  await database.insertInto('faq').values(row).execute();
}

export async function updateQuestionRow(database: Database, id: string, row: Partial<FaqRow>) {
  await database.updateTable('faq').set(row).where('id', '=', id).execute();
}

/** Deleted ones included. */
export function listWritten(database: Database) {
  return allRows(database.selectFrom('faq').selectAll());
}
