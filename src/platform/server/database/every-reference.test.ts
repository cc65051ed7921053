import { type RawBuilder, sql } from 'kysely';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { Database } from './store.ts';

/** What these refer to is never deleted, so nothing ever looks for the rows that refer to it. */
const NEVER_LOOKED_FOR = [
  'activity.erasure_id',
  'attendees.consent_version',
  'partnerships.consent_version',
  'post_slugs.post_id',
];
const SEARCHED = ['attendees', 'partnerships', 'activity'];

// Both engines have the same tables, keys and indexes. SQLite describes its own more simply.
describe.runIf(inject('template').engine === 'sqlite')('in the database', () => {
  let database: Database;
  const read = async <Row>(query: RawBuilder<Row>) => (await query.execute(database)).rows;

  beforeEach(async () => {
    ({ database } = (await createTestApp()).store);
  });

  test('an index finds the rows that refer to another', async () => {
    const references = await read(sql<{ name: string }>`
      select tables.name || '.' || keys."from" as name
      from sqlite_schema as tables, pragma_foreign_key_list(tables.name) as keys
      where tables.type = 'table' and not exists (
        select 1 from pragma_index_list(tables.name) as indexes, pragma_index_info(indexes.name) as columns
        where columns.seqno = 0 and columns.name = keys."from"
      )
      order by 1`);
    expect(references.map(({ name }) => name)).toEqual(NEVER_LOOKED_FOR);
  });

  test('no primary key can be null', async () => {
    const keys = await read(sql<{ name: string }>`
      select tables.name || '.' || columns.name as name
      from sqlite_schema as tables, pragma_table_info(tables.name) as columns
      where tables.type = 'table' and columns.pk > 0 and columns."notnull" = 0
      -- An integer key is the number of the row, which is never null. The others are SQLite's own.
      and columns.type <> 'INTEGER' and tables.name not like '%\\_search\\_%' escape '\\'
      and tables.name not like '%\\_trigrams\\_%' escape '\\' and tables.sql not like 'create virtual%'`);
    expect(keys).toEqual([]);
  });

  test.each(SEARCHED)('deleting one of %s scans none of the texts that are searched', async (table) => {
    const [trigger] = await read(sql<{ sql: string }>`
      select sql from sqlite_schema where type = 'trigger' and name = ${`${table}_search_delete`}`);
    const body = trigger?.sql.match(/begin(.*)end/is)?.[1] ?? '';
    const statements = body.split(';').filter((statement) => statement.trim());
    expect(statements.length).toBeGreaterThan(1);
    for (const statement of statements) {
      const plan = await read(
        sql<{ detail: string }>`explain query plan ${sql.raw(statement.replaceAll('old.id', "'x'"))}`,
      );
      expect(plan.map(({ detail }) => detail).join('\n')).not.toMatch(/scan/i);
    }
  });
});
