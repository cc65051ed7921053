import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseBefore } from '#testing/database-before.ts';

const NOW = '2025-07-01T09:00:00.000Z';

test('older requests aren’t answered, keep what they say, and are still found and counted', async () => {
  const { store, migrate } = await databaseBefore('019-answered-requests-and-views');
  const { database } = store;
  const run = (statement: string) => sql.raw(statement).execute(database);
  await run(`insert into partnerships (id, fullname, fullname_key, company, company_key, designation,
    designation_key, email, email_key, whatsapp, notice, search_text, package, created_at) values ('1', 'Ama', 'ama',
    'Volta', 'volta', 'Director', 'director', 'ama@x.example', 'ama@x.example', '+233241234567', 'LinkedIn',
    'ama ama@x.example', 'Gold', '${NOW}')`);
  const counts = await sql`select table_name, total, shown from row_counts order by table_name`.execute(
    database,
  );
  const [before] = (await sql<object>`select * from partnerships`.execute(database)).rows;
  await migrate();
  const { rows } = await sql<object>`select * from partnerships`.execute(database);
  expect(rows).toEqual([{ ...before, answered_at: null }]);
  expect(
    (await sql`select table_name, total, shown from row_counts order by table_name`.execute(database)).rows,
  ).toEqual(counts.rows);
});

test('a user’s views have different names and belong to somebody who is there', async () => {
  const { store, migrate } = await databaseBefore('019-answered-requests-and-views');
  const run = (statement: string) => sql.raw(statement).execute(store.database);
  for (const id of ['a', 'b']) {
    await run(`insert into users (id, username, username_key, email, email_key, role, password_hash, created_at,
      updated_at) values ('${id}', '${id}', '${id}', '${id}@x.example', '${id}@x.example', 'User', 'x', '${NOW}', '${NOW}')`);
  }
  await migrate();
  const save = (id: string, user: string) =>
    run(`insert into saved_views (id, user_id, list, name, name_key, query, created_at)
      values ('${id}', '${user}', 'viewAttendees', 'Mine', 'mine', 'search=x', '${NOW}')`);
  await save('1', 'a');
  await save('2', 'b');
  await expect(save('3', 'a')).rejects.toThrow(/unique/i);
  await expect(save('4', 'nobody')).rejects.toThrow(/foreign key/i);
});
