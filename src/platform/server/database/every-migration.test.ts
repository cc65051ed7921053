/** @module-tag long */

import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { fromRoot } from '#platform/server/project-root.ts';
import { listAttendees } from '#rooms/people/registrations/server/queries.ts';
import { shareTestApp } from '#testing/app.ts';
import { databaseBefore } from '#testing/database-before.ts';
import { type Columns, columnsOf, fillTables, textOf } from '#testing/sample-rows.ts';
import { rowCount } from './long-tables.ts';
import type { Database } from './store.ts';

const [, ...MIGRATIONS] = readdirSync(fromRoot('database/migrations'))
  .map((file) => parse(file).name)
  .toSorted();
/** What migration 160 took away. */
const GIVEN_UP = new Map([['activity', ['lane', 'number', 'hash', 'seals']]]);
const DAY_MS = 24 * 60 * 60 * 1000;

const newest = shareTestApp();

describe.each(MIGRATIONS)('a database from before %s', (migration) => {
  test('keeps everything through it, and up to the newest version', async () => {
    const { store, migrate, migrateToLatest } = await databaseBefore(migration);
    const { database } = store;
    const columns = await columnsOf(database);
    await fillTables(database, newest().store.database);
    const before = await contentOf(database, columns);
    expect(Object.values(before).every((rows) => rows.length === 2)).toBe(true);

    await migrate();
    expect(await contentOf(database, columns)).toEqual(before);
    await migrateToLatest();
    expect(await contentOf(database, columns)).toEqual(before);
    await expectToWork(database);
  });
});

test('tokens from before they expired get 90 days', async () => {
  const { store, migrate } = await databaseBefore('013-token-expiry');
  await fillTables(store.database, newest().store.database);
  const started = Date.now();
  await migrate();
  const { expires_at } = await store.database.selectFrom('api_tokens').selectAll().executeTakeFirstOrThrow();
  const days = (Date.parse(expires_at) - started) / DAY_MS;
  expect(days).toBeGreaterThanOrEqual(90);
  expect(days).toBeLessThan(91);
});

/** The rows, with these columns. */
async function contentOf(database: Database, tables: Columns) {
  const content: Record<string, string[]> = {};
  for (const [table, columns] of tables) {
    const kept = columns.filter(({ name }) => !GIVEN_UP.get(table)?.includes(name));
    const listed = sql.join(kept.map(({ name }) => sql.ref(name)));
    const { rows } = await sql<Record<string, unknown>>`select ${listed} from ${sql.table(table)}`.execute(
      database,
    );
    content[table] = rows.map((row) => JSON.stringify(row)).toSorted();
  }
  return content;
}

/** What only the newest version has is there for the old rows, too. */
async function expectToWork(database: Database): Promise<void> {
  const search = textOf('attendees', 'search_text', 1);
  const found = await listAttendees(database, { search, page: 1, pageSize: 10 }, { zone: 'UTC' });
  expect(found).toMatchObject({ total: 1, rows: [{ id: textOf('attendees', 'id', 1) }] });
  for (const table of ['activity', 'attendees', 'partnerships'] as const)
    expect(await rowCount(database, { table, hidden: [] }), table).toEqual({ total: 2, shown: 1 });
}
