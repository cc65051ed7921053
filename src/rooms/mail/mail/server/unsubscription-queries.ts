import type { Database } from '#platform/server/database/store.ts';
import type { UnsubscriptionRow } from './tables.ts';

/** Those among these addresses that no longer want news. */
export async function listUnsubscriptions(
  database: Database,
  keys: readonly string[],
): Promise<UnsubscriptionRow[]> {
  if (keys.length === 0) return [];
  return database.selectFrom('unsubscriptions').selectAll().where('email_key', 'in', keys).execute();
}

export async function findUnsubscribed(database: Database, keys: readonly string[]): Promise<string[]> {
  return (await listUnsubscriptions(database, keys)).map(({ email_key }) => email_key);
}

export async function insertUnsubscription(database: Database, row: UnsubscriptionRow): Promise<void> {
  await database.insertInto('unsubscriptions').values(row).execute();
}

export async function endUnsubscriptions(database: Database, keys: readonly string[]): Promise<void> {
  await database.deleteFrom('unsubscriptions').where('email_key', 'in', keys).execute();
}
