import type { ActivityRow } from '#database/schema.ts';
import type { ListRequest } from '#platform/contract/lists.ts';
import { type ListShape, list } from '#platform/server/database/list.ts';
import { contains } from '#platform/server/database/search.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { ACTIVITY_SORTS } from '../contract.ts';

type Column = (typeof ACTIVITY_SORTS)[number];

const SHAPE: ListShape<Column> = {
  columns: {
    user_id: 'user_id',
    username: 'username',
    activity_type: 'activity_type',
    activity_description: 'activity_description',
    time: 'time',
  },
  initial: { sort: 'time', order: 'desc' },
  tieBreaker: 'id',
};

export async function insertActivity(database: Database, row: ActivityRow): Promise<void> {
  await database.insertInto('activity').values(row).execute();
}

export function listActivity(database: Database, request: ListRequest<Column>) {
  const { search } = request;
  const listed = database.selectFrom('activity').selectAll().where('removed_at', 'is', null);
  const found = search ? listed.where(contains('search_text', search)) : listed;
  return list(found, request, SHAPE);
}

export function findActivity(database: Database, id: string): Promise<ActivityRow | undefined> {
  return database
    .selectFrom('activity')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

export async function hideActivity(database: Database, id: string, at: string): Promise<void> {
  await database.updateTable('activity').set({ removed_at: at }).where('id', '=', id).execute();
}
