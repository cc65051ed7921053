import type { ListQuery } from '#platform/contract/lists.ts';
import { allRows } from '#platform/server/database/all-rows.ts';
import { type ListShape, list } from '#platform/server/database/list.ts';
import { containsAsWritten } from '#platform/server/database/search.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { MAILING_SORTS } from '../contract.ts';
import type { MailingFileRow, MailingRow } from './tables.ts';

type Column = (typeof MAILING_SORTS)[number];

const SHAPE: ListShape<Column> = {
  columns: { date: 'created_at' },
  initial: { sort: 'date', order: 'desc' },
  tieBreaker: 'id',
};

/** Without those to others who are named here. */
export function listMailings(database: Database, listQuery: ListQuery<Column>, hidden: readonly string[]) {
  const { search = '' } = listQuery;
  // No text in an audience can look like this: its quotes are escaped.
  const to = hidden.map((others) => `%"others":"${others}"%`);
  const all = database
    .selectFrom('mailings')
    .selectAll()
    .where((of) => of.and(to.map((audience) => of('audience', 'not like', audience))));
  return list(search ? all.where(containsAsWritten('subject', search)) : all, listQuery, SHAPE);
}

export function findMailing(database: Database, id: string): Promise<MailingRow | undefined> {
  return database.selectFrom('mailings').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertMailing(database: Database, row: MailingRow): Promise<void> {
  await database.insertInto('mailings').values(row).execute();
}

export async function updateMailing(database: Database, id: string, row: Partial<MailingRow>): Promise<void> {
  await database.updateTable('mailings').set(row).where('id', '=', id).execute();
}

export async function removeMailing(database: Database, id: string): Promise<void> {
  await database.deleteFrom('mailings').where('id', '=', id).execute();
}

export function listWritten(database: Database) {
  return allRows(database.selectFrom('mailings').selectAll());
}

/** What is attached, with the subject of its mail. */
export function listAttached(database: Database) {
  const files = database
    .selectFrom('mailing_files')
    .innerJoin('mailings', 'mailings.id', 'mailing_files.mailing_id')
    .select(['mailing_files.id', 'mailing_files.mailing_id', 'mailing_files.name', 'mailings.subject']);
  return allRows(files, 'mailing_files.id');
}

/** Without their content, in the order in which they came. */
export function listFiles(database: Database, mailingId: string): Promise<Omit<MailingFileRow, 'content'>[]> {
  return database
    .selectFrom('mailing_files')
    .select(['id', 'mailing_id', 'name', 'media_type', 'bytes', 'created_at'])
    .where('mailing_id', '=', mailingId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function findFile(database: Database, id: string): Promise<MailingFileRow | undefined> {
  return database.selectFrom('mailing_files').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertFile(database: Database, row: MailingFileRow): Promise<void> {
  await database.insertInto('mailing_files').values(row).execute();
}

export async function removeFile(database: Database, id: string): Promise<void> {
  await database.deleteFrom('mailing_files').where('id', '=', id).execute();
}
