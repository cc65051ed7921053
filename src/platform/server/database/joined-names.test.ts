import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { listAttendees } from '#rooms/people/registrations/server/queries.ts';
import { databaseBefore } from '#testing/database-before.ts';
import type { Database } from './store.ts';

const MIGRATION = '022-required-keys-and-joined-names';
const NOW = '2025-07-01T09:00:00.000Z';
const isSqlite = inject('template').engine === 'sqlite';

async function olderSite() {
  const { store, migrate, migrateToLatest } = await databaseBefore(MIGRATION);
  const { database } = store;
  const run = (statement: string) => sql.raw(statement).execute(database);
  await run(`insert into users (id, username, username_key, email, email_key, role, password_hash, created_at,
    updated_at) values ('u', 'Ama', 'ama o''brien', 'a@x.example', 'a@x.example', 'User', 'x', '${NOW}', '${NOW}')`);
  await run(`insert into sessions (id, token_hash, user_id, created_at, last_seen_at, expires_at, user_agent)
    values ('s', 'h', 'u', '${NOW}', '${NOW}', '${NOW}', '')`);
  await run(
    `insert into events (id, year, theme_key, created_at, updated_at) values ('e', 2025, '', '${NOW}', '${NOW}')`,
  );
  await run(`insert into attendees (id, event_id, fullname, fullname_key, company, company_key, designation,
    designation_key, email, email_key, whatsapp, notice, search_text, created_at) values ('1', 'e', 'Esi Nyarkoa-Tsegah',
    'esi nyarkoa-tsegah', 'Coca – Cola', 'coca – cola', 'CEO', 'ceo', 'e-n@x.example', 'e-n@x.example', '+233241234567',
    'LinkedIn', 'esi nyarkoa-tsegah e-n@x.example', '${NOW}')`);
  await run(`insert into activity (id, user_id, username, activity_type, activity_description, subject_type, time,
    search_text, number, hash, seals) values ('1', 'u', 'Ama', 'Created', 'x', 'event', '${NOW}', 'ama’s-event', 1, 'x', '{}')`);
  for (const [id, title] of ['deep-tech', 'deep tech', 'agri-business'].entries())
    await run(`insert into categories (id, number, title, title_key, created_at, updated_at)
      values ('${id}', ${id}, '${title}', '${title}', '${NOW}', '${NOW}')`);
  return { database, migrate, migrateToLatest, run };
}

test('names with hyphens from before are found without them', async () => {
  const { database, migrateToLatest, run } = await olderSite();
  await migrateToLatest();
  for (const search of ['nyarkoa tsegah', 'Nyarkoa-Tsegah', 'e-n@x', 'a t']) {
    const { rows } = await listAttendees(database, { search, page: 1, pageSize: 10 }, { zone: 'UTC' });
    expect(
      rows.map(({ id }) => id),
      search,
    ).toEqual(['1']);
  }
  const [attendee] = (await sql<Record<string, string>>`select * from attendees`.execute(database)).rows;
  expect(attendee).toMatchObject({ company: 'Coca – Cola', company_key: normaliseForSearch('Coca – Cola') });
  const keys = await sql<Record<string, string>>`
    select username_key as key from users union all select search_text from activity union all
    select title_key from categories`.execute(database);
  expect(keys.rows.map(({ key }) => key).toSorted()).toEqual([
    'agri business',
    'ama obrien',
    'amas event',
    'deep tech',
    'deep-tech',
  ]);
  // The record of activity is closed again.
  await expect(run(`update activity set search_text = 'y'`)).rejects.toThrow(/kept as it was written/);
});

test.runIf(isSqlite)('afterwards no key can be null, and what refers to a record keeps it', async () => {
  const { database, migrate, run } = await olderSite();
  await migrate();
  expect(await nullableKeys(database)).toEqual([]);
  const session = (id: string, user: string) =>
    run(`insert into sessions (id, token_hash, user_id, created_at, last_seen_at, expires_at, user_agent)
      values (${id}, 'i', '${user}', '${NOW}', '${NOW}', '${NOW}', '')`);
  await expect(session('null', 'u')).rejects.toThrow(/null/i);
  await expect(session(`'t'`, 'nobody')).rejects.toThrow(/foreign key/i);
  await expect(run(`delete from users where id = 'u'`)).rejects.toThrow(/foreign key/i);
  const { rows } = await sql`select id, user_id from sessions`.execute(database);
  expect(rows).toEqual([{ id: 's', user_id: 'u' }]);
});

test.runIf(isSqlite)(
  'the indexes of texts have what the tables have, and follow further changes',
  async () => {
    const { database, migrate, run } = await olderSite();
    await migrate();
    const texts = async () =>
      (await sql`select search_text from attendees_texts`.execute(database)).rows.concat(
        (await sql`select search_text from activity_texts`.execute(database)).rows,
      );
    const assertIndexed = async () => {
      for (const index of ['attendees_search', 'partnerships_search', 'activity_search'])
        await run(`insert into ${index} (${index}, rank) values ('integrity-check', 1)`);
    };
    expect(await texts()).toEqual([
      { search_text: 'esi nyarkoa tsegah e n@x.example ' },
      { search_text: 'amas event ' },
    ]);
    await assertIndexed();
    await run(`update attendees set search_text = 'kofi'`);
    expect(await texts()).toContainEqual({ search_text: 'kofi ' });
    await assertIndexed();
  },
);

test.runIf(isSqlite)('a record that is referred to is deleted without reading the tables', async () => {
  const { database, migrate } = await olderSite();
  await migrate();
  for (const [table, column] of [
    ['attendees', 'event_id'],
    ['partnerships', 'event_id'],
    ['speakers', 'category_id'],
  ] as const) {
    const { rows } = await sql<{ detail: string }>`explain query plan
      select 1 from ${sql.table(table)} where ${sql.ref(column)} = 'x'`.execute(database);
    expect(rows[0]?.detail).toMatch(new RegExp(`^SEARCH ${table} USING .*INDEX ${table}_${column}`));
  }
});

async function nullableKeys(database: Database): Promise<unknown[]> {
  const { rows } = await sql`
    select entry.name, key.name as key from sqlite_schema as entry, pragma_table_info(entry.name) as key
    where entry.type = 'table' and key.pk > 0 and key."notnull" = 0 and lower(key.type) = 'text'`.execute(
    database,
  );
  return rows;
}
