import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { headToSetting, link, SHARDS } from '#database/activity-chain.ts';
import { writeSetting } from '#platform/server/database/settings.ts';
import type { Database } from '#platform/server/database/store.ts';
import { NOBODY_TO_CONFIRM } from '#platform/server/http/context.ts';
import { addCategory, updateCategory } from '#rooms/programme/categories/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { databaseBefore } from '#testing/database-before.ts';
import { pastTheTriggers } from '#testing/past-the-triggers.ts';
import { SettableClock } from '#testing/settable-clock.ts';
import { addActivity, checkActivity, removeActivity } from '../contract.ts';
import { checkChain } from './check-chain.ts';
import { withActivity } from './service.ts';

async function recordedSite() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const note = (activity_description: string) =>
    client.call(addActivity, { body: { activity_type: 'Noted', activity_description } });
  for (const name of ['one', 'two', 'three', 'four']) await note(name);
  const { database } = app.store;
  const rows = () => database.selectFrom('activity').selectAll().orderBy('number').execute();
  const check = async () => (await client.call(checkActivity, {})).body;
  return { app, client, note, rows, check, database };
}

describe('the record of activity', () => {
  test.each([
    ["update activity set activity_description = 'nothing'", 'changed'],
    ["update activity set time = '2020-01-01T00:00:00.000Z'", 'moved to another day'],
    ["update activity set username = 'Somebody else', search_text = 'x'", 'given to somebody else'],
    ["update activity set hash = 'x'", 'resealed'],
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
    const { client, rows, check, database } = await recordedSite();
    const id = (await rows())[0]?.id ?? '';
    expect((await client.call(removeActivity, { query: { id } })).status).toBe(200);
    expect((await rows())[0]?.removed_at).not.toBeNull();
    const backIn = sql`update activity set removed_at = null where id = ${id}`.execute(database);
    await expect(backIn).rejects.toThrow('kept as it was written');
    expect(await check()).toMatchObject({ faulty: 0 });
  });

  test('is complete, however much was recorded at once', async () => {
    const { app, client, note, check, rows } = await recordedSite();
    await Promise.all(Array.from({ length: 20 }, (_, index) => note(`at once ${index}`)));
    const { id = '' } = (await client.call(addCategory, { body: { title: 'Weavers' } })).body;
    await client.call(updateCategory, { body: { categoryId: id, title: 'Dyers' } });
    const entries = (await rows()).length;
    expect(await check()).toMatchObject({ entries, faulty: 0, faults: [] });
    expect((await rows()).map(({ number }) => number)).toEqual(
      Array.from({ length: entries }, (_, index) => index + 1),
    );
    expect((await check()).time).toBe(app.clock.now().toISOString());
  });

  test('includes the chains of shards that earlier versions wrote beside it', async () => {
    const { app, check, database } = await recordedSite();
    const { entries, mark } = await check();
    const [, , second] = SHARDS;
    if (!second) throw new Error('there are several shards');
    await writeShard(database, second);
    const both = await check();
    expect(both).toMatchObject({ entries: entries + 3, faulty: 0 });
    expect(both.mark).not.toBe(mark);
    await expect(sql`update activity set lane = 0 where lane = 2`.execute(database)).rejects.toThrow(
      'kept as it was written',
    );
    await pastTheTriggers(app.store, (changed) =>
      changed.deleteFrom('activity').where('lane', '=', 2).where('number', 'in', [1, 3]).execute(),
    );
    expect((await check()).faults).toMatchObject([
      { what: 'missing', shard: 2, first: 1, last: 1 },
      { what: 'missing', shard: 2, first: 3, last: 3 },
    ]);
  });

  test('has more entries than are checked in one go', async () => {
    const { app, check } = await recordedSite();
    const context = { ...app.services, actor: undefined, confirmAccess: NOBODY_TO_CONFIRM };
    const entry = { type: 'Noted', description: 'An entry', subject: { type: 'other' as const } };
    await withActivity(context, async () => ({ result: undefined, activity: Array(1_050).fill(entry) }));
    expect((await check()).faulty).toBe(0);
    await pastTheTriggers(app.store, (database) =>
      database.deleteFrom('activity').where('number', 'in', [500, 501, 1000]).execute(),
    );
    expect(await check()).toMatchObject({
      faulty: 3,
      faults: [
        { what: 'missing', first: 500, last: 501 },
        { what: 'missing', first: 1000, last: 1000 },
      ],
    });
  });

  test.each([
    { activity_description: 'Reported: nothing' },
    { username: 'Somebody else' },
    { time: '2020-01-01T00:00:00.000Z' },
    { activity_type: 'Other' },
    { subject_id: 'another' },
    { changes: '[]' },
    { user_id: null, username: 'erased' },
  ])('shows which entry was altered: %o', async (altered) => {
    const { app, rows, check } = await recordedSite();
    const id = (await rows())[1]?.id ?? '';
    await pastTheTriggers(app.store, (database) =>
      database.updateTable('activity').set(altered).where('id', '=', id).execute(),
    );
    expect(await check()).toMatchObject({
      faulty: 1,
      faults: [{ what: 'altered', first: 2, last: 2, id }],
    });
  });

  test('shows that the last entries are missing', async () => {
    const { app, rows, check } = await recordedSite();
    const last = (await rows()).length;
    await pastTheTriggers(app.store, (database) =>
      database
        .deleteFrom('activity')
        .where('number', '>=', last - 1)
        .execute(),
    );
    expect(await check()).toMatchObject({ faulty: 2, faults: [{ what: 'missing', first: last - 1, last }] });
  });
});

test('the entries of an older site are chained, and no longer say which address somebody typed', async () => {
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
  const rows = await database.selectFrom('activity').selectAll().orderBy('number').execute();
  expect(rows).toMatchObject([
    { id: 'c', number: 1, activity_description: 'Reported: to write to esi@x.example', changes: '[]' },
    {
      id: 'b',
      number: 2,
      activity_description:
        'Someone failed to sign in as Améa; from unknown devices, the next attempts have to wait',
      search_text:
        'visitor failed log-in someone failed to sign in as amea; from unknown devices, the next attempts have to wait',
    },
    { id: 'a', number: 3, activity_description: 'Someone failed to sign in with an unknown address' },
  ]);
  await migrateToLatest();
  const checked = await checkChain({ store, clock: new SettableClock('2025-08-01T00:00:00Z') });
  expect(checked).toMatchObject({ entries: 3, faulty: 0 });
  await expect(run(`delete from activity`)).rejects.toThrow('kept as it was written');
  const counted = await sql<{ total: number; shown: number }>`
    select total, shown from row_counts where table_name = 'activity'`.execute(database);
  expect(counted.rows.map(({ total, shown }) => [Number(total), Number(shown)])).toEqual([[3, 2]]);
  const found = await sql`select id from activity_search where search_text like '%nobody@%'`.execute(
    database,
  );
  expect(found.rows).toEqual([]);
});

/** Three entries, as a version with shards sealed them. */
async function writeShard(database: Database, { lane, start, headSetting }: (typeof SHARDS)[number]) {
  let head = start;
  for (const id of ['one', 'two', 'three']) {
    const content = {
      id: `lane ${lane} ${id}`,
      user_id: null,
      username: 'Visitor',
      activity_type: 'Registered',
      activity_description: `${id} registered`,
      subject_type: 'attendee',
      subject_id: null,
      changes: null,
      time: '2025-07-01T09:00:00.000Z',
    };
    const next = link(head, content);
    head = next;
    const row = { ...content, ...next, lane, search_text: '', removed_at: null, erasure_id: null };
    await database.insertInto('activity').values(row).execute();
  }
  await writeSetting(database, headSetting, headToSetting(head));
}
