import type { Database } from '#platform/server/database/store.ts';
import type { ConsentTextRow } from './tables.ts';

/** Adds those that aren't there. */
export async function insertConsentTexts(database: Database, rows: readonly ConsentTextRow[]): Promise<void> {
  await database
    .insertInto('consent_texts')
    .values(rows)
    .onConflict((conflict) => conflict.column('version').doNothing())
    .execute();
}

export function listConsentTexts(database: Database): Promise<ConsentTextRow[]> {
  return database.selectFrom('consent_texts').selectAll().orderBy('version').execute();
}
