import { insertMissingRows } from '#platform/server/database/insert-rows.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { AnswerFileRow, ConsentTextRow } from './tables.ts';

/** Adds those that aren't there. */
export async function insertConsentTexts(database: Database, rows: readonly ConsentTextRow[]): Promise<void> {
  await insertMissingRows(database, 'consent_texts', rows, '(version)');
}

export function listConsentTexts(database: Database): Promise<ConsentTextRow[]> {
  return database.selectFrom('consent_texts').selectAll().orderBy('version').execute();
}

export async function insertFile(database: Database, row: AnswerFileRow): Promise<void> {
  await database.insertInto('answer_files').values(row).execute();
}

export function findFile(database: Database, id: string): Promise<AnswerFileRow | undefined> {
  return database.selectFrom('answer_files').selectAll().where('id', '=', id).executeTakeFirst();
}

export function listFilesOf(database: Database, recordIds: readonly string[]): Promise<AnswerFileRow[]> {
  const files = database.selectFrom('answer_files').selectAll().where('record_id', 'in', recordIds);
  return files.orderBy('created_at').orderBy('id').execute();
}

/** The file is this record's from now on. False if it isn't here, or another record's. */
export async function holdFile(database: Database, id: string, recordId: string): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('answer_files')
    .set({ record_id: recordId, network: '' })
    .where('id', '=', id)
    .where((of) => of.or([of('record_id', 'is', null), of('record_id', '=', recordId)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Another record may hold its files. */
export async function releaseFiles(database: Database, recordId: string): Promise<void> {
  await database
    .updateTable('answer_files')
    .set({ record_id: null })
    .where('record_id', '=', recordId)
    .execute();
}

export async function eraseFilesOf(
  database: Database,
  recordIds: readonly string[],
  but: readonly string[] = [],
): Promise<void> {
  const files = database.deleteFrom('answer_files').where('record_id', 'in', recordIds);
  await (but.length > 0 ? files.where('id', 'not in', but) : files).execute();
}

function unsent(database: Database) {
  return database.selectFrom('answer_files').where('record_id', 'is', null);
}

export async function isUnsent(database: Database, id: string): Promise<boolean> {
  return (await unsent(database).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** The bytes whose forms haven't been sent, of each network, the most first. */
export async function unsentByNetwork(database: Database) {
  const networks = await unsent(database)
    .select(({ fn }) => ['network', fn.sum('bytes').as('bytes')])
    .groupBy('network')
    .orderBy('bytes', 'desc')
    .execute();
  return networks.map(({ network, bytes }) => ({ network, bytes: Number(bytes) }));
}

/** Of all files, sent or not. */
export async function bytesOfFiles(database: Database): Promise<number> {
  const row = await database
    .selectFrom('answer_files')
    .select(({ fn }) => fn.sum('bytes').as('bytes'))
    .executeTakeFirst();
  return Number(row?.bytes ?? 0);
}

export async function eraseOldestUnsent(database: Database, network: string): Promise<void> {
  const oldest = unsent(database).select('id').where('network', '=', network).orderBy('created_at').limit(1);
  await database.deleteFrom('answer_files').where('id', '=', oldest).execute();
}

export async function eraseUnsentBefore(database: Database, instant: string): Promise<void> {
  await database
    .deleteFrom('answer_files')
    .where('record_id', 'is', null)
    .where('created_at', '<', instant)
    .execute();
}
