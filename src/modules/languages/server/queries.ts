import type { Database } from '#platform/server/database/store.ts';
import type { TranslationRow } from './tables.ts';

export function listOfRecord(database: Database, kind: string, id: string): Promise<TranslationRow[]> {
  return database
    .selectFrom('translations')
    .selectAll()
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .orderBy('language')
    .orderBy('field')
    .execute();
}

/** All of a kind: there are few, and one question is enough for a list. */
export function listInLanguage(
  database: Database,
  kind: string,
  language: string,
): Promise<TranslationRow[]> {
  return database
    .selectFrom('translations')
    .selectAll()
    .where('kind', '=', kind)
    .where('language', '=', language)
    .execute();
}

export async function replaceOfRecord(
  database: Database,
  kind: string,
  id: string,
  rows: readonly TranslationRow[],
): Promise<void> {
  await deleteOfRecords(database, kind, [id]);
  if (rows.length > 0) await database.insertInto('translations').values(rows).execute();
}

export async function deleteOfRecords(
  database: Database,
  kind: string,
  ids: readonly string[],
): Promise<void> {
  await database.deleteFrom('translations').where('kind', '=', kind).where('record_id', 'in', ids).execute();
}
