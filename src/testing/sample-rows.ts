import { type ColumnMetadata, sql } from 'kysely';
import { isPostgres } from '#database/column-types.ts';
import type { Database } from '#platform/server/database/store.ts';
import { TABLES } from '../../scripts/steps/table-owners.ts';

/** The columns of each table, by name. */
export type Columns = ReadonlyMap<string, readonly ColumnMetadata[]>;

interface Reference {
  table: string;
  column: string;
  target: string;
  key: string;
}

/** Only triggers write these. */
const KEPT = ['row_counts', 'order_totals', 'order_ways', 'door_changes'];
const FILLED = TABLES.filter((name) => !KEPT.includes(name));
/** The first row has only what it must have, the second one everything. */
const ROWS = [1, 2];

/** SQLite's names of numeric types, and PostgreSQL's. */
const NUMBER = /^(int|real|float|double|numeric)/;

/** The columns that the tables have at the moment. */
export async function columnsOf(database: Database): Promise<Columns> {
  const tables = await database.introspection.getTables();
  const filled = tables.filter(({ name }) => FILLED.includes(name));
  return new Map(filled.map(({ name, columns }) => [name, columns]));
}

/**
 * Fills every table with rows made up from its columns. The newest version says what they refer to and which
 * may be empty: older ones declared less of it.
 */
export async function fillTables(database: Database, newest: Database): Promise<void> {
  const tables = await columnsOf(database);
  const references = await referencesOf(newest);
  const needed = new Set(
    [...(await columnsOf(newest))].flatMap(([table, columns]) =>
      columns.filter(({ isNullable }) => !isNullable).map(({ name }) => `${table}.${name}`),
    ),
  );
  const cell = (table: string, column: ColumnMetadata, row: number) => {
    const reference = references.find((one) => one.table === table && one.column === column.name);
    const isEmpty = row === 1 || (reference && !tables.has(reference.target));
    if (isEmpty && column.isNullable && !needed.has(`${table}.${column.name}`)) return null;
    return reference ? textOf(reference.target, reference.key, row) : madeUp(table, column, row);
  };
  for (const [table, columns] of sorted(tables, references)) {
    const names = sql.join(columns.map(({ name }) => sql.ref(name)));
    for (const row of ROWS) {
      const values = sql.join(columns.map((column) => cell(table, column, row)));
      await sql`insert into ${sql.table(table)} (${names}) values (${values})`.execute(database);
    }
  }
}

/** The names of the tables, each after those that it refers to. */
export async function inOrderOfReferences(database: Database): Promise<readonly string[]> {
  return [...sorted(await columnsOf(database), await referencesOf(database)).keys()];
}

/** The text that a row has in a column. */
export function textOf(table: string, column: string, row: number): string {
  if (column.endsWith('_at')) return `2025-03-0${row}T08:00:00.000Z`;
  if (column.endsWith('_date')) return `2025-08-2${row}`;
  return `${row} ${column} of ${table}`;
}

function madeUp(table: string, { name, dataType }: ColumnMetadata, row: number): unknown {
  const type = dataType.toLowerCase();
  if (NUMBER.test(type)) return row;
  if (['blob', 'bytea'].includes(type)) return Buffer.from([0, 1, 254, row]);
  return textOf(table, name, row);
}

/** Each table after those that it refers to. */
function sorted(tables: Columns, references: readonly Reference[]): Columns {
  const left = new Map(tables);
  const done = new Map<string, readonly ColumnMetadata[]>();
  const waits = (table: string) =>
    references.some((one) => one.table === table && one.target !== table && left.has(one.target));
  while (left.size > 0) {
    const [next] = [...left].filter(([table]) => !waits(table));
    if (!next) throw new Error(`these tables refer to each other: ${[...left.keys()].join(', ')}`);
    done.set(...next);
    left.delete(next[0]);
  }
  return done;
}

async function referencesOf(database: Database): Promise<readonly Reference[]> {
  const query = isPostgres(database)
    ? sql<Reference>`
        select key_column_usage.table_name as "table", key_column_usage.column_name as "column",
          constraint_column_usage.table_name as target, constraint_column_usage.column_name as key
        from information_schema.table_constraints
        join information_schema.key_column_usage using (constraint_schema, constraint_name)
        join information_schema.constraint_column_usage using (constraint_schema, constraint_name)
        where constraint_type = 'FOREIGN KEY'`
    : sql<Reference>`
        select tables.name as "table", keys."from" as "column", keys."table" as target, keys."to" as key
        from sqlite_schema as tables, pragma_foreign_key_list(tables.name) as keys
        where tables.type = 'table'`;
  return (await query.execute(database)).rows;
}
