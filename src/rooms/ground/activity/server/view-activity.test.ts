import { describe, expect, test } from 'vitest';
import { addUser, updateUser } from '#rooms/access/users/contract.ts';
import { createBasicData, deleteBasicData, updateBasicData } from '#rooms/edition/editions/contract.ts';
import { createTestApp } from '#testing/app.ts';
import {
  type ActivityListQuery,
  addActivity,
  recentActivities,
  removeActivity,
  viewActivity,
} from '../contract.ts';

/** Long enough to reach the next day, within a session's lifetime. */
const OVERNIGHT_MS = 20 * 3_600_000;

async function organiser() {
  const app = await createTestApp();
  const { client, userId } = await app.signInAs('Administrator');
  const view = async (query: Partial<ActivityListQuery> = {}) =>
    (await client.call(viewActivity, { query })).body;
  const note = (activity_description: string) =>
    client.call(addActivity, { body: { activity_type: 'Noted', activity_description } });
  return { app, client, userId, view, note };
}

describe('the record of an update', () => {
  test('gives old and new values in words for people', async () => {
    const { client, view } = await organiser();
    const body = { event_year: 2026, event_theme: 'Trust', part_fee_regular: 1500, event_date: '2026-08-25' };
    const { id = '' } = (await client.call(createBasicData, { body })).body;
    const changed = { ...body, part_fee_regular: 1750.5, event_date: '', venue: 'Accra' };
    await client.call(updateBasicData, { query: { id }, body: changed });
    const [record] = (await view({ subjectId: id })).records;
    expect(record).toMatchObject({ activity_type: 'Updated', subject_type: 'event', subject_id: id });
    expect(record?.changes).toEqual([
      { field: 'Venue', from: '', to: 'Accra' },
      { field: 'Regular fee', from: 'GH₵ 1,500', to: 'GH₵ 1,750.50' },
      { field: 'Event date', from: '25 August 2026', to: '' },
    ]);
  });

  test('says only that a password changed', async () => {
    const { app, client, view } = await organiser();
    const form = { username: 'Ama', email: 'ama@users.example' };
    const { id = '' } = (await client.call(addUser, { body: { ...form, password: 'correct horse' } })).body;
    const body = { ...form, role: 'User' as const, password: 'battery staple' };
    await client.call(updateUser, { query: { userId: id }, body });
    const [record] = (await view({ subjectId: id })).records;
    expect(record?.changes).toEqual([{ field: 'Password', from: '', to: 'changed' }]);
    const stored = JSON.stringify(await app.store.database.selectFrom('activity').selectAll().execute());
    expect(stored).not.toMatch(/battery|argon2/);
  });

  test('shows a User no changes, which may hold personal data', async () => {
    const { app } = await organiser();
    const { client } = await app.signInAs('User');
    const [record] = (await client.call(recentActivities, {})).body.records;
    expect(record).not.toHaveProperty('changes');
    expect(record).toMatchObject({ subject_type: 'event' });
  });
});

describe('the full activity log', () => {
  test('can be filtered by type, subject, user and days, and searched', async () => {
    const { app, client, userId, view, note } = await organiser();
    await note('Printed the badges');
    app.clock.advance(OVERNIGHT_MS);
    const { id = '' } = (await client.call(createBasicData, { body: { event_year: 2030 } })).body;
    await client.call(deleteBasicData, { query: { id } });

    const found = async (query: Partial<ActivityListQuery>) =>
      (await view(query)).records.map((record) => record.activity_type);
    expect(await found({ type: 'Noted' })).toEqual(['Noted']);
    expect(await found({ subject: 'event', userId })).toEqual(['Deleted', 'Created']);
    expect(await found({ subjectId: id })).toEqual(['Deleted', 'Created']);
    expect(await found({ userId, to: '2025-07-01' })).toEqual(['Noted']);
    expect(await found({ userId, from: '2025-07-02', to: '2025-07-02' })).toEqual(['Deleted', 'Created']);
    expect(await found({ search: 'BADGES' })).toEqual(['Noted']);
  });

  test('is paged', async () => {
    const { view, note } = await organiser();
    for (const name of ['a', 'b', 'c']) await note(name);
    const page = await view({ type: 'Noted', page: 2, pageSize: 2 });
    expect(page.records.map((record) => record.activity_description)).toEqual(['Reported: a']);
    expect(page.total).toBe(3);
  });

  test('keeps what was removed from the recent list', async () => {
    const { client, view, note } = await organiser();
    await note('Printed the badges');
    const [noted] = (await view({ type: 'Noted' })).records;
    await client.call(removeActivity, { query: { id: noted?.id ?? '' } });
    const { records: recent, total } = (await client.call(recentActivities, {})).body;
    expect(recent.map((record) => record.id)).not.toContain(noted?.id);
    expect(total).toBeUndefined();
    expect((await view({ type: 'Noted' })).records).toEqual([noted]);

    // The removal's own record names the activity too.
    const search = { search: 'the badges' };
    expect((await client.call(recentActivities, { query: search })).body.total).toBe(1);
    expect((await view(search)).total).toBe(2);
    expect((await view({ ...search, type: 'Noted' })).total).toBe(1);
  });
});
