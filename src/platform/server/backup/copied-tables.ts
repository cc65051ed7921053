import { sql } from 'kysely';
import type { Database } from '../database/store.ts';

export interface CopiedTable {
  name: string;
  /** What its rows are read in the order of. */
  key: string[];
  columns: string[];
  hasBytes: boolean;
}

/** Kept by triggers from the rows of others, differently on each engine, or by the migrations. */
const NOT_COPIED =
  /_(search|trigrams)(_\w+)?$|^(attendees|partnerships|activity)_texts$|^row_counts$|^kysely_/;

/** The tables of an SQLite database, each after those that it refers to. On PostgreSQL they are the same. */
export async function copiedTables(sqlite: Database): Promise<CopiedTable[]> {
  const all = await sqlite.introspection.getTables();
  const tables = await Promise.all(
    all
      .filter(({ name }) => !NOT_COPIED.test(name))
      .map(async ({ name, columns }) => ({
        name,
        key: await keyOf(sqlite, name),
        columns: columns.map((column) => column.name),
        hasBytes: columns.some(({ dataType }) => /blob/i.test(dataType)),
        refersTo: await tablesItRefersTo(sqlite, name),
      })),
  );
  const ordered: CopiedTable[] = [];
  let left = tables;
  while (left.length > 0) {
    const free = left.filter(({ name, refersTo }) =>
      refersTo.every((other) => other === name || !left.some((waiting) => waiting.name === other)),
    );
    if (free.length === 0) throw new Error(`${left.map(({ name }) => name)} refer to each other in a circle`);
    ordered.push(...free);
    left = left.filter((table) => !free.includes(table));
  }
  return ordered;
}

async function keyOf(sqlite: Database, table: string): Promise<string[]> {
  const found = await sql<{ name: string }>`
    select name from pragma_table_info(${table}) where pk > 0 order by pk`.execute(sqlite);
  return found.rows.map(({ name }) => name);
}

async function tablesItRefersTo(sqlite: Database, table: string): Promise<string[]> {
  const found = await sql<{ table: string }>`
    select distinct "table" from pragma_foreign_key_list(${table})`.execute(sqlite);
  return found.rows.map((row) => row.table);
}
