import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseBefore } from '#testing/database-before.ts';
import type { Database } from './store.ts';

const NOW = '2025-07-01T09:00:00.000Z';
const PERSON = `'Ama', 'ama', 'Volta', 'volta', 'Director', 'director', 'ama@x.example', 'ama@x.example',
  '+233241234567', 'LinkedIn', 'ama ama@x.example'`;
const PERSON_COLUMNS = `fullname, fullname_key, company, company_key, designation, designation_key, email, email_key,
  whatsapp, notice, search_text`;

async function rowsOf(database: Database, table: string): Promise<unknown[]> {
  return (await sql`select * from ${sql.table(table)} order by id`.execute(database)).rows;
}

/** One row of each table whose references were not declared, with and without what it refers to. */
async function olderSite() {
  const { store, migrate } = await databaseBefore('014-declared-keys');
  const { database } = store;
  const run = (statement: string) => sql.raw(statement).execute(database);
  await run(
    `insert into events (id, year, theme_key, created_at, updated_at) values ('e', 2025, '', '${NOW}', '${NOW}')`,
  );
  await run(`insert into attendees (id, event_id, created_at, ${PERSON_COLUMNS}) values
    ('1', 'e', '${NOW}', ${PERSON}), ('2', null, '${NOW}', ${PERSON})`);
  await run(`insert into partnerships (id, event_id, created_at, package, ${PERSON_COLUMNS}) values
    ('1', 'e', '${NOW}', 'Gold', ${PERSON})`);
  const activity = (id: string, user: string) =>
    `('${id}', ${user}, 'Summit', 'Created', 'x', 'event', '${NOW}', 'x')`;
  await run(`insert into activity (id, user_id, username, activity_type, activity_description, subject_type, time,
    search_text) values ${activity('1', "''")}, ${activity('2', 'null')}`);
  return { database, migrate, run };
}

test('declaring references keeps every row, search and counts', async () => {
  const { database, migrate, run } = await olderSite();
  const before = await Promise.all(['attendees', 'partnerships'].map((table) => rowsOf(database, table)));
  const counts = await sql`select table_name, total, shown from row_counts order by table_name`.execute(
    database,
  );
  await migrate();
  expect(await Promise.all(['attendees', 'partnerships'].map((table) => rowsOf(database, table)))).toEqual(
    before,
  );
  expect(await rowsOf(database, 'activity')).toMatchObject([{ user_id: null }, { user_id: null }]);
  expect(
    (await sql`select table_name, total, shown from row_counts order by table_name`.execute(database)).rows,
  ).toEqual(counts.rows);
  // The triggers are there again: what is added is counted.
  await run(`insert into attendees (id, event_id, created_at, ${PERSON_COLUMNS}) values
    ('3', 'e', '${NOW}', ${PERSON.replaceAll('ama@', 'esi@')})`);
  const { rows } = await sql`select total from row_counts where table_name = 'attendees'`.execute(database);
  expect(rows.map((row) => Number((row as { total: number }).total))).toEqual([3]);
  // And so are the indexes: an address registers once.
  const twin = run(`insert into attendees (id, event_id, created_at, ${PERSON_COLUMNS}) values
    ('4', 'e', '${NOW}', ${PERSON})`);
  await expect(twin).rejects.toThrow(/unique/i);
});

test.each(['attendees', 'partnerships', 'activity'])(
  'afterwards %s refers only to what is there',
  async (table) => {
    const { migrate, run } = await olderSite();
    await migrate();
    const column = table === 'activity' ? 'user_id' : 'event_id';
    await expect(run(`update ${table} set ${column} = 'nowhere' where id = '1'`)).rejects.toThrow(
      /foreign key/i,
    );
    await expect(run(`update ${table} set id = null where id = '1'`)).rejects.toThrow(/null/i);
  },
);
