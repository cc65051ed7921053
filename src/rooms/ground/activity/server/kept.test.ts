import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import { databaseBefore } from '#testing/database-before.ts';
import { addActivity, removeActivity } from '../contract.ts';

async function recordedSite() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const note = (activity_description: string) =>
    client.call(addActivity, { body: { activity_type: 'Noted', activity_description } });
  for (const name of ['one', 'two', 'three', 'four']) await note(name);
  const { database } = app.store;
  const rows = () => database.selectFrom('activity').selectAll().orderBy('id').execute();
  return { client, rows, database };
}

describe('the record of activity', () => {
  test.each([
    ["update activity set activity_description = 'nothing'", 'changed'],
    ["update activity set time = '2020-01-01T00:00:00.000Z'", 'moved to another day'],
    ["update activity set username = 'Somebody else', search_text = 'x'", 'given to somebody else'],
    ["update activity set subject_id = 'x'", 'said of another record'],
    ["update activity set username = 'erased'", 'erased without an erasure'],
    ['delete from activity', 'deleted'],
  ])('refuses %s', async (statement) => {
    const { rows, database } = await recordedSite();
    const before = await rows();
    await expect(sql.raw(statement).execute(database)).rejects.toThrow('kept as it was written');
    expect(await rows()).toEqual(before);
  });

  test.runIf(inject('template').engine === 'sqlite')(
    'refuses to be replaced by SQLite’s own way',
    async () => {
      const { rows, database } = await recordedSite();
      const before = await rows();
      const again = sql`insert or replace into activity select * from activity`.execute(database);
      await expect(again).rejects.toThrow('kept as it was written');
      expect(await rows()).toEqual(before);
    },
  );

  test('allows taking an entry out of the list, but not putting it back unnoticed', async () => {
    const { client, rows, database } = await recordedSite();
    const id = (await rows())[0]?.id ?? '';
    expect((await client.call(removeActivity, { query: { id } })).status).toBe(200);
    expect((await rows())[0]?.removed_at).not.toBeNull();
    const backIn = sql`update activity set removed_at = null where id = ${id}`.execute(database);
    await expect(backIn).rejects.toThrow('kept as it was written');
  });
});

test('the entries of an older site are kept, but no longer say which address somebody typed', async () => {
  const { store, migrate, migrateToLatest } = await databaseBefore('016-chained-activity');
  const { database } = store;
  const run = (statement: string) => sql.raw(statement).execute(database);
  const time = (day: number) => `'2025-07-0${day}T09:00:00.000Z'`;
  await run(`insert into users (id, username, username_key, email, email_key, role, password_hash, created_at, updated_at)
    values ('u', 'Améa', 'amea', 'ama@x.example', 'ama@x.example', 'User', '', ${time(1)}, ${time(1)})`);
  const typed = (id: string, day: number, subject: string, description: string) => `
    insert into activity (id, username, activity_type, activity_description, subject_type, subject_id, time, search_text)
    values ('${id}', 'Visitor', 'Failed log-in', '${description}', ${subject}, ${time(day)}, 'visitor failed log-in ${description.toLowerCase()}')`;
  await run(
    typed(
      'b',
      2,
      "'user', 'u'",
      'Someone failed to sign in as Ama@X.example; from unknown devices, the next attempts have to wait',
    ),
  );
  await run(typed('a', 3, "'session', null", 'Someone failed to sign in as nobody@x.example'));
  const other = `values ('c', 'u', 'Améa', 'Noted', 'Reported: to write to esi@x.example', 'other', ${time(1)}, 'x', '[]', ${time(4)})`;
  await run(`insert into activity (id, user_id, username, activity_type, activity_description, subject_type, time,
    search_text, changes, removed_at) ${other}`);
  await migrate();
  const rows = await database.selectFrom('activity').selectAll().orderBy('time').execute();
  expect(rows).toMatchObject([
    { id: 'c', activity_description: 'Reported: to write to esi@x.example', changes: '[]' },
    {
      id: 'b',
      activity_description:
        'Someone failed to sign in as Améa; from unknown devices, the next attempts have to wait',
      search_text:
        'visitor failed log-in someone failed to sign in as amea; from unknown devices, the next attempts have to wait',
    },
    { id: 'a', activity_description: 'Someone failed to sign in with an unknown address' },
  ]);
  await migrateToLatest();
  await expect(run(`delete from activity`)).rejects.toThrow('kept as it was written');
  const counted = await sql<{ total: number; shown: number }>`
    select total, shown from row_counts where table_name = 'activity'`.execute(database);
  expect(counted.rows.map(({ total, shown }) => [Number(total), Number(shown)])).toEqual([[3, 2]]);
  const found = await sql`select id from activity_search where search_text like '%nobody@%'`.execute(
    database,
  );
  expect(found.rows).toEqual([]);
});
