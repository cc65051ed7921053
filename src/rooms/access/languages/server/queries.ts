import { insertRows } from '#platform/server/database/insert-rows.ts';
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

export function listOfRecords(
  database: Database,
  kind: string,
  ids: readonly string[],
): Promise<TranslationRow[]> {
  return database
    .selectFrom('translations')
    .selectAll()
    .where('kind', '=', kind)
    .where('record_id', 'in', ids)
    .orderBy('language')
    .orderBy('field')
    .execute();
}

export function listOfKind(database: Database, kind: string): Promise<TranslationRow[]> {
  return database
    .selectFrom('translations')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('record_id')
    .orderBy('language')
    .orderBy('field')
    .execute();
}

/** What records of a kind say of which one of these is a part. */
export function listHaving(
  database: Database,
  kind: string,
  parts: readonly string[],
): Promise<TranslationRow[]> {
  return database
    .selectFrom('translations')
    .selectAll()
    .where('kind', '=', kind)
    .where((where) => where.or(parts.map((part) => where('text', 'like', `%${part}%`))))
    .execute();
}

export async function updateText(
  database: Database,
  { kind, record_id, language, field, text }: TranslationRow,
): Promise<void> {
  await database
    .updateTable('translations')
    .set({ text })
    .where('kind', '=', kind)
    .where('record_id', '=', record_id)
    .where('language', '=', language)
    .where('field', '=', field)
    .execute();
}

interface InLanguage {
  language: string;
  /** Only of these records. */
  ids?: readonly string[] | undefined;
  /** Only these texts. */
  fields?: readonly string[];
}

/** Those of a kind: one question is enough for a list. */
export function listInLanguage(
  database: Database,
  kind: string,
  { language, ids, fields }: InLanguage,
): Promise<TranslationRow[]> {
  return database
    .selectFrom('translations')
    .selectAll()
    .where('kind', '=', kind)
    .where('language', '=', language)
    .$if(ids !== undefined, (rows) => rows.where('record_id', 'in', ids ?? []))
    .$if(fields !== undefined, (rows) => rows.where('field', 'in', fields ?? []))
    .execute();
}

export async function replaceOfRecord(
  database: Database,
  kind: string,
  id: string,
  rows: readonly TranslationRow[],
): Promise<void> {
  await deleteOfRecords(database, kind, [id]);
  await insertRows(database, 'translations', rows);
}

export async function deleteOfRecords(
  database: Database,
  kind: string,
  ids: readonly string[],
): Promise<void> {
  await database.deleteFrom('translations').where('kind', '=', kind).where('record_id', 'in', ids).execute();
}
