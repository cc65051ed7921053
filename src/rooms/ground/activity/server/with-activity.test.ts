import { describe, expect, test } from 'vitest';
import { NOBODY_TO_CONFIRM } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { addActivity, recentActivities, removeActivity } from '../contract.ts';
import { withActivity } from './service.ts';

const ACTIVITY = { type: 'Noted', description: 'Noted it', subject: { type: 'other' as const } };

function addCategory(id: string) {
  const at = '2025-03-01T08:00:00.000Z';
  return { id, title: 'People', title_key: 'people', created_at: at, updated_at: at };
}

async function count({ store }: TestApp) {
  const { database } = store;
  const categories = await database.selectFrom('blog_categories').select('id').execute();
  const noted = await database
    .selectFrom('activity')
    .where('activity_type', '=', 'Noted')
    .select('id')
    .execute();
  return { categories: categories.length, noted: noted.length };
}

describe('a change and its record', () => {
  test('are kept together', async () => {
    const app = await createTestApp();
    await withActivity(
      { ...app.services, actor: undefined, confirmAccess: NOBODY_TO_CONFIRM },
      async (database) => {
        await database.insertInto('blog_categories').values(addCategory(newId())).execute();
        return { result: undefined, activity: ACTIVITY };
      },
    );
    expect(await count(app)).toEqual({ categories: 1, noted: 1 });
  });

  test('are both undone when the work fails', async () => {
    const app = await createTestApp();
    const work = withActivity(
      { ...app.services, actor: undefined, confirmAccess: NOBODY_TO_CONFIRM },
      async (database) => {
        await database.insertInto('blog_categories').values(addCategory(newId())).execute();
        throw new Error('the lights went out');
      },
    );
    await expect(work).rejects.toThrow('the lights went out');
    expect(await count(app)).toEqual({ categories: 0, noted: 0 });
  });

  test('are both undone when the record can’t be written', async () => {
    const app = await createTestApp();
    const work = withActivity(
      { ...app.services, actor: undefined, confirmAccess: NOBODY_TO_CONFIRM },
      async (database) => {
        await database.insertInto('blog_categories').values(addCategory(newId())).execute();
        return { result: undefined, activity: { ...ACTIVITY, description: null as unknown as string } };
      },
    );
    await expect(work).rejects.toThrow();
    expect(await count(app)).toEqual({ categories: 0, noted: 0 });
  });

  test('are written one at a time, so what the work reads stays true', async () => {
    const app = await createTestApp();
    const addUnlessThere = () =>
      withActivity(
        { ...app.services, actor: undefined, confirmAccess: NOBODY_TO_CONFIRM },
        async (database) => {
          const there = await database.selectFrom('blog_categories').select('id').execute();
          if (there.length > 0) return { result: false };
          await database.insertInto('blog_categories').values(addCategory(newId())).execute();
          return { result: true, activity: ACTIVITY };
        },
      );
    const done = await Promise.all(Array.from({ length: 8 }, addUnlessThere));
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await count(app)).toEqual({ categories: 1, noted: 1 });
  });
});

describe('a row removed from the list', () => {
  test('is kept, and the removal is recorded with its actor', async () => {
    const app = await createTestApp();
    const { client, userId } = await app.signInAs('Administrator');
    const body = { activity_type: 'Noted', activity_description: 'Rang the venue' };
    await client.call(addActivity, { body });
    const list = async () => (await client.call(recentActivities, {})).body.records;
    const id = (await list()).find(({ activity_type }) => activity_type === 'Noted')?.id ?? '';
    expect((await client.call(removeActivity, { query: { id } })).status).toBe(200);

    const listed = await list();
    expect(listed.map((record) => record.id)).not.toContain(id);
    expect(listed.find(({ activity_type }) => activity_type === 'Removed activity')).toMatchObject({
      user_id: userId,
      activity_description: 'Removed from the list: Reported: Rang the venue',
      subject_id: id,
    });
    expect(await count(app)).toMatchObject({ noted: 1 });
    expect((await client.call(removeActivity, { query: { id } })).status).toBe(404);
  });
});

test('the actor is the session’s user, whatever the query claims', async () => {
  const app = await createTestApp();
  const { client, userId, username } = await app.signInAs('User');
  const { userId: other } = await app.signInAs('Administrator');
  const body = { activity_type: 'Logged In', activity_description: 'From elsewhere' };
  await client.call(addActivity, { query: { activity: other }, body });
  const { records } = (await client.call(recentActivities, { query: { search: 'elsewhere' } })).body;
  expect(records).toMatchObject([{ user_id: userId, username }]);
});
