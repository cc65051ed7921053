import { expressionBuilder } from 'kysely';
import type { Tables } from '#database/schema.ts';
import type { KindName } from '#platform/contract/kind.ts';
import { eachOf } from '#platform/server/database/each-of.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { ImportRow } from './tables.ts';

const AT_ONCE = 500;
const SHOWN = 20;

export async function insertImport(
  database: Database,
  row: ImportRow,
  ids: readonly string[],
): Promise<void> {
  await database.insertInto('imports').values(row).execute();
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const some = eachOf(database, ids.slice(start, start + AT_ONCE));
    const records = database
      .selectFrom(some.as('some'))
      .select((of) => [of.val(row.id).as('import_id'), 'some.value as record_id']);
    await database
      .insertInto('imported_records')
      .columns(['import_id', 'record_id'])
      .expression(records)
      .execute();
  }
}

export function listImports(database: Database, kind: KindName): Promise<ImportRow[]> {
  return database
    .selectFrom('imports')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
}

export function findImport(database: Database, id: string): Promise<ImportRow | undefined> {
  return database.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The latest import of the same rows that wasn’t undone. */
export function findSameImport(
  database: Database,
  kind: KindName,
  digest: string,
): Promise<ImportRow | undefined> {
  return database
    .selectFrom('imports')
    .selectAll()
    .where('kind', '=', kind)
    .where('digest', '=', digest)
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function importedRecords(database: Database, id: string): Promise<string[]> {
  const rows = await database
    .selectFrom('imported_records')
    .select('record_id')
    .where('import_id', '=', id)
    .execute();
  return rows.map(({ record_id }) => record_id);
}

/** The ids of what an import added, for a query of those records. */
export function ofImport(importId: string) {
  return expressionBuilder<Tables>()
    .selectFrom('imported_records')
    .select('record_id')
    .where('import_id', '=', importId);
}

export async function markUndone(database: Database, id: string, undone_at: string): Promise<void> {
  await database.updateTable('imports').set({ undone_at }).where('id', '=', id).execute();
}
