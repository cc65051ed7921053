import { setImmediate } from 'node:timers/promises';
import { CompiledQuery, sql } from 'kysely';
import { isPostgres } from '#database/column-types.ts';
import type { Tables } from '#database/schema.ts';
import type { Database } from './store.ts';

/** In SQLite, each row takes the event loop for some 0.2 ms, and pages shouldn't wait for many of them. */
const ROWS_PER_TURN = 4;

/** Runs steps in this order. On PostgreSQL none waits for the answer to the one before, so that they travel together. */
export async function inOrder(database: Database, steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  if (isPostgres(database)) await Promise.all(steps.map((step) => step()));
  else for (const step of steps) await step();
}

/**
 * Inserts rows that have the same columns. However many they are, the statement's text is the same, so that neither
 * program has to work out a new one: PostgreSQL gets them all at once, SQLite one after the other.
 */
export async function insertRows<Table extends keyof Tables>(
  database: Database,
  table: Table,
  rows: readonly Tables[Table][],
): Promise<void> {
  await insert(database, { table, rows, ending: '' });
}

/** The same, except that what is there already, by the columns of a unique index, stays as it is. */
export async function insertMissingRows<Table extends keyof Tables>(
  database: Database,
  table: Table,
  rows: readonly Tables[Table][],
  unique: string,
): Promise<void> {
  await insert(database, { table, rows, ending: ` on conflict ${unique} do nothing` });
}

async function insert(database: Database, to: Omit<Inserted, 'columns'>): Promise<void> {
  const [first] = to.rows;
  if (!first) return;
  const inserted = { ...to, columns: Object.keys(first) };
  await (isPostgres(database) ? insertAtOnce : insertEach)(database, inserted);
}

interface Inserted {
  table: keyof Tables;
  columns: readonly string[];
  rows: readonly object[];
  ending: string;
}

async function insertAtOnce(database: Database, inserted: Inserted): Promise<void> {
  const { table, columns, rows, ending } = inserted;
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${names})
    select ${names} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})${sql.raw(ending)}`.execute(
    database,
  );
}

async function insertEach(database: Database, inserted: Inserted): Promise<void> {
  const { table, columns, rows, ending } = inserted;
  const statement = `insert into "${table}" (${columns.map((column) => `"${column}"`).join(', ')})
    values (${columns.map(() => '?').join(', ')})${ending}`;
  for (const [index, row] of rows.entries()) {
    const values = new Map(Object.entries(row));
    await database.executeQuery(
      CompiledQuery.raw(
        statement,
        columns.map((column) => values.get(column)),
      ),
    );
    if (index % ROWS_PER_TURN === ROWS_PER_TURN - 1) await setImmediate();
  }
}
