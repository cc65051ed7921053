import { expect, test } from 'vitest';
import { databaseBefore } from '#testing/database-before.ts';
import { olderEditions } from '#testing/older-editions.ts';
import { matching } from './search.ts';

const ATTENDEES = { table: 'attendees', hidden: ['deleted_at', 'cancelled_at'] } as const;

test('people from before are found in their edition, and where they are moved to', async () => {
  const { store, migrate } = await databaseBefore('045-searched-editions');
  const { database } = store;
  const { run, add, now } = await olderEditions(database);
  await add('1', "'a'");
  await add('2', "'a'", `'${now}'`);
  await add('3', "'b'");
  await add('4', 'null');

  await migrate();

  const find = async (search: string, edition?: string) => {
    const { condition, count } = await matching(database, ATTENDEES, search, edition);
    const rows = await database.selectFrom('attendees').select('id').where(condition).orderBy('id').execute();
    return [rows.map(({ id }) => id).join(' '), count.total, count.shown];
  };
  expect(await find('ama')).toEqual(['1 2 3 4', 4, 3]);
  expect(await find('ama', 'a')).toEqual(['1 2', 2, 1]);
  expect(await find('am', 'b')).toEqual(['3', 1, 1]);
  await add('5', "'b'");
  await add('6', 'null');
  await run(`update attendees set event_id = 'a', search_text = 'aimee 3' where id = '3'`);
  await run(`update attendees set event_id = 'b' where id = '4'`);
  expect(await find('ama', 'b')).toEqual(['4 5', 2, 2]);
  expect(await find('aimee', 'a')).toEqual(['3', 1, 1]);
  expect(await find('ama', 'of another')).toEqual(['', 0, 0]);
  expect(await find('ama')).toEqual(['1 2 4 5 6', 5, 4]);
});
