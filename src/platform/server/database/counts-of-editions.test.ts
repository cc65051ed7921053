import { expect, test } from 'vitest';
import { databaseBefore } from '#testing/database-before.ts';
import { olderEditions } from '#testing/older-editions.ts';
import { rowCount } from './long-tables.ts';

test('people from before are counted for their editions, and saved views still show all of them', async () => {
  const { store, migrate } = await databaseBefore('031-counts-of-editions');
  const { database } = store;
  const { run, add, now } = await olderEditions(database);
  await add('1', "'a'");
  await add('2', "'a'", `'${now}'`);
  await add('3', "'b'");
  await add('4', 'null');
  await run(`insert into users (id, username, username_key, email, email_key, role, password_hash, created_at, updated_at)
    values ('u', 'u', 'u', 'u@x.example', 'u@x.example', 'User', 'x', '${now}', '${now}')`);
  const lists = { viewAttendees: 'notice=LinkedIn', speakerList: 'role=Speaker' };
  for (const [list, query] of Object.entries(lists))
    await run(`insert into saved_views (id, user_id, list, name, name_key, query, created_at)
      values ('${list}', 'u', '${list}', '${list}', '${list}', '${query}', '${now}')`);

  await migrate();

  const attendees = { table: 'attendees', hidden: ['deleted_at', 'cancelled_at'] } as const;
  const counts = async (edition?: string) => Object.values(await rowCount(database, attendees, edition));
  expect(await counts()).toEqual([4, 3]);
  expect(await counts('a')).toEqual([2, 1]);
  expect(await counts('b')).toEqual([1, 1]);
  expect(await counts('')).toEqual([1, 1]);
  await add('5', "'b'");
  await run(`update attendees set event_id = 'a', deleted_at = '${now}' where id = '3'`);
  expect(await counts('a')).toEqual([3, 1]);
  expect(await counts('b')).toEqual([1, 1]);
  const views = await database.selectFrom('saved_views').select(['list', 'query']).orderBy('list').execute();
  expect(views).toEqual([
    { list: 'speakerList', query: 'role=Speaker' },
    { list: 'viewAttendees', query: 'notice=LinkedIn&edition=all' },
  ]);
});
