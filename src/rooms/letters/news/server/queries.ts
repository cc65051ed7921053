import { emailKey } from '#platform/contract/email-address.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { NewsReaderRow } from './tables.ts';

const readers = (database: Database) => database.selectFrom('news_readers').selectAll();

export function findReader(database: Database, email: string): Promise<NewsReaderRow | undefined> {
  return readers(database).where('email_key', '=', emailKey(email)).executeTakeFirst();
}

/** Some of them, or all. */
export function listReaders(database: Database, ids?: readonly string[]): Promise<NewsReaderRow[]> {
  return (ids ? readers(database).where('id', 'in', ids) : readers(database)).execute();
}

export async function insertReader(database: Database, row: NewsReaderRow): Promise<void> {
  await database.insertInto('news_readers').values(row).execute();
}

export async function eraseReaders(database: Database, ids: readonly string[]): Promise<void> {
  await database.deleteFrom('news_readers').where('id', 'in', ids).execute();
}
