import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { listAttendees } from '#features/registrations/server/queries.ts';
import { fromRoot } from '#platform/server/project-root.ts';
import { databaseBefore } from '#testing/database-before.ts';
import { ROWS_OF_EVERY_TABLE } from '#testing/rows-of-every-table.ts';
import type { Database } from './store.ts';

type Rows = Record<string, unknown>[];
type Table = keyof typeof ROWS_OF_EVERY_TABLE;

const TABLES = Object.keys(ROWS_OF_EVERY_TABLE) as Table[];
const [, ...MIGRATIONS] = readdirSync(fromRoot('database/migrations'))
  .map((file) => parse(file).name)
  .toSorted();
const DAY_MS = 24 * 60 * 60 * 1000;

describe.each(MIGRATIONS)('a database from before %s', (migration) => {
  test('keeps everything through it, and up to the newest version', async () => {
    const { store, migrate, migrateToLatest } = await databaseBefore(migration);
    const { database } = store;
    const columns = await columnsOf(database);
    await fill(database, columns);
    const before = await contentOf(database, columns);
    expect(Object.values(before).flat().length).toBeGreaterThan(10);

    await migrate();
    expect(await contentOf(database, columns)).toEqual(before);
    await migrateToLatest();
    expect(await contentOf(database, columns)).toEqual(before);
    await expectToWork(database);
  });
});

test('tokens from before they expired get 90 days', async () => {
  const { store, migrate } = await databaseBefore('013-token-expiry');
  await fill(store.database, await columnsOf(store.database));
  const started = Date.now();
  await migrate();
  const { expires_at } = await store.database.selectFrom('api_tokens').selectAll().executeTakeFirstOrThrow();
  const days = (Date.parse(expires_at) - started) / DAY_MS;
  expect(days).toBeGreaterThanOrEqual(90);
  expect(days).toBeLessThan(91);
});

/** The columns that each table has at the moment, in the order in which tables can be filled. */
async function columnsOf(database: Database): Promise<Map<Table, string[]>> {
  const found = new Map(
    (await database.introspection.getTables()).map(({ name, columns }) => [name, columns] as const),
  );
  return new Map(
    TABLES.flatMap((table) => {
      const columns = found.get(table)?.map(({ name }) => name);
      return columns ? [[table, columns] as const] : [];
    }),
  );
}

async function fill(database: Database, tables: ReadonlyMap<Table, string[]>): Promise<void> {
  // Speakers came before the categories that they refer to.
  const known = (column: string) => column !== 'category_id' || tables.has('categories');
  for (const [table, columns] of tables) {
    for (const row of ROWS_OF_EVERY_TABLE[table]) {
      const values = Object.entries(row).filter(([column]) => columns.includes(column) && known(column));
      await database
        .insertInto(table as 'settings')
        .values(Object.fromEntries(values) as { name: string; value: string })
        .execute();
    }
  }
}

/** The rows, with these columns. */
async function contentOf(database: Database, tables: ReadonlyMap<Table, string[]>) {
  const content: Record<string, string[]> = {};
  for (const [table, columns] of tables) {
    const listed = sql.join(columns.map((column) => sql.ref(column)));
    const { rows } = await sql<Rows[number]>`select ${listed} from ${sql.table(table)}`.execute(database);
    // A migration added it.
    const old = rows.filter(({ name }) => name !== 'activity_head');
    content[table] = old.map((row) => JSON.stringify(row)).toSorted();
  }
  return content;
}

/** What only the newest version has is there for the old rows, too. */
async function expectToWork(database: Database): Promise<void> {
  const found = await listAttendees(
    database,
    { search: 'kwame@volta', page: 1, pageSize: 10 },
    { zone: 'Africa/Accra' },
  );
  expect(found).toMatchObject({ total: 1, rows: [{ id: 'attendee-1' }] });
  const counts = await sql<{ table_name: string; total: number; shown: number }>`
    select * from row_counts order by table_name`.execute(database);
  expect(counts.rows).toEqual([
    { table_name: 'activity', total: 2, shown: 2 },
    { table_name: 'attendees', total: 3, shown: 2 },
    { table_name: 'partnerships', total: 1, shown: 1 },
  ]);
}
