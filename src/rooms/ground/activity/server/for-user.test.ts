import { describe, expect, test } from 'vitest';
import { callAddress } from '#platform/contract/call.ts';
import { allKinds } from '#platform/contract/kind.ts';
import { signIn } from '#rooms/access/auth/contract.ts';
import { addUser } from '#rooms/access/users/contract.ts';
import { addPartnership } from '#rooms/partners/partnerships/contract.ts';
import { addAttendee, exportAttendees } from '#rooms/people/registrations/contract.ts';
import { addCategory } from '#rooms/programme/categories/contract.ts';
import { addSpeaker } from '#rooms/programme/speakers/contract.ts';
import { addPost } from '#rooms/website/blog/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { passwordOf } from '#testing/calls/account-fixtures.ts';
import { pastTheTriggers } from '#testing/past-the-triggers.ts';
import { samplePartnership, sampleRegistration, sampleSpeaker } from '#testing/samples.ts';
import {
  type ActivityRecord,
  addActivity,
  recentActivities,
  removeActivity,
  viewActivity,
} from '../contract.ts';
import { Outsider, withActivity } from './service.ts';

const SECRETS = /Aimée|Owusu|Gold|kofi|Kofi|@/;

/** A site with every kind of activity that contains somebody's name. */
async function busySite() {
  const app = await createTestApp();
  await pastTheTriggers(app.store, (database) => database.deleteFrom('activity').execute());
  const { client: administrator } = await app.signInAs('Administrator');
  const me = await app.signInAs('User');
  await app.visitor.call(addAttendee, { body: sampleRegistration() });
  await app.visitor.call(addPartnership, { body: samplePartnership() });
  await app.visitor.call(signIn, { body: { email: 'kofi@users.example', password: 'wrong' } });
  const person = { username: 'Kofi Mensah', email: 'kofi@users.example', phone: '' };
  await administrator.call(addUser, { body: { ...person, password: 'correct horse battery' } });
  const exported = await administrator.fetch(`${callAddress(exportAttendees)}?search=owusu`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ format: 'csv' }),
  });
  await exported.text();
  await administrator.call(addCategory, { body: { title: 'Weavers' } });
  await administrator.call(addActivity, {
    body: { activity_type: 'Called', activity_description: 'Rang Kofi' },
  });
  const [registered] = (await administrator.call(viewActivity, { query: { type: 'Registered' } })).body
    .records;
  await administrator.call(removeActivity, { query: { id: registered?.id ?? '' } });
  await app.visitor.call(addAttendee, { body: sampleRegistration({ email: 'second@owusu.example' }) });
  const recent = async (query = {}) => (await me.client.call(recentActivities, { query })).body;
  return { app, administrator, me, recent };
}

const typesOf = (records: ActivityRecord[]) => records.map(({ activity_type }) => activity_type);

describe('a User’s recent activity', () => {
  test('names nobody who registered, asked, failed to log in or was exported', async () => {
    const { recent } = await busySite();
    const { records } = await recent();
    expect(JSON.stringify(records)).not.toMatch(SECRETS);
    expect(typesOf(records)).toEqual(['Registered', 'Created', 'Created', 'Requested partnership']);
    const [registered, category, user] = records;
    expect(registered).toMatchObject({
      username: 'Visitor',
      user_id: '',
      activity_description: 'A visitor registered',
    });
    expect(category?.activity_description, 'shown to every visitor').toContain('Weavers');
    expect(user).toMatchObject({
      username: 'Test Administrator',
      activity_description: 'Created: user',
    });
    expect(records.at(-1)?.activity_description).toBe('A visitor asked for a partnership');
  });

  test('names no visitor, whatever they did', async () => {
    const { app, recent } = await busySite();
    const context = { ...app.services, actor: undefined, confirmAccess: async () => {} };
    await withActivity(context, async () => ({
      result: undefined,
      activity: allKinds()
        .filter(({ publicTables, isUnpublished }) => publicTables.length === 0 || isUnpublished)
        .map(({ name }) => ({
          type: 'Updated',
          description: 'Aimée no longer wants news',
          subject: { type: name, id: null },
          by: new Outsider('Visitor', 'Aimée Owusu'),
        })),
    }));
    expect(JSON.stringify((await recent()).records)).not.toMatch(SECRETS);
    expect((await recent({ search: 'Aimée' })).total).toBe(0);
  });

  test('can’t be searched or sorted by what is not shown', async () => {
    const { recent } = await busySite();
    for (const search of ['Aimée', 'owusu', 'kofi']) {
      expect(await recent({ search }), search).toMatchObject({ records: [], total: 0 });
    }
    expect((await recent({ search: 'weavers' })).total).toBe(1);
    const { records } = await recent({ sort: 'username' });
    expect(records.map(({ username }) => username)).toEqual([
      'Test Administrator',
      'Test Administrator',
      'Visitor',
      'Visitor',
    ]);
    expect(
      typesOf((await recent({ sort: 'activity_type', order: 'desc', page: 2, pageSize: 3 })).records),
    ).toEqual(['Created']);
  });

  test('shows in full what they, or others who tried, did with their account', async () => {
    const { app, me, recent } = await busySite();
    const email = `${me.userId}@users.example`;
    const password = await passwordOf(app, me);
    await app.visitor.call(signIn, { body: { email, password: 'wrong' } });
    await app.visitor.call(signIn, { body: { email, password } });
    const [signedIn, failed] = (await recent()).records;
    expect(signedIn?.activity_description).toBe('Test User logged in');
    expect(failed?.activity_description).toBe(`Someone failed to sign in as ${me.username}`);
  });

  test('shows nobody’s name to an Administrator who became a User', async () => {
    const { app, recent, me } = await busySite();
    const { client, userId } = await app.signInAs('Administrator');
    await client.call(addUser, {
      body: {
        username: 'Kofi Boateng',
        email: 'k@users.example',
        phone: '',
        password: 'correct horse battery',
      },
    });
    const { database } = app.store;
    await database.updateTable('users').set({ role: 'User' }).where('id', '=', userId).execute();
    expect(JSON.stringify((await client.call(recentActivities, {})).body)).not.toMatch(SECRETS);
    expect((await recent()).records[0]?.user_id).not.toBe(me.userId);
  });

  test('tells what they exported as long as their role shows them its records', async () => {
    const { app } = await busySite();
    const { client, userId } = await app.signInAs('Desk');
    const exported = await client.fetch(`${callAddress(exportAttendees)}?search=owusu`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ format: 'csv' }),
    });
    await exported.text();
    const own = async () =>
      (await client.call(recentActivities, { query: { search: 'export' } })).body.records;
    expect(await own()).toMatchObject([{ activity_description: expect.stringContaining('owusu') }]);
    const { database } = app.store;
    await database.updateTable('users').set({ role: 'User' }).where('id', '=', userId).execute();
    expect(JSON.stringify(await own())).not.toContain('owusu');
  });

  test('is complete for an Administrator', async () => {
    const { administrator } = await busySite();
    const { records } = (await administrator.call(recentActivities, {})).body;
    expect(JSON.stringify(records)).toMatch(/Aimée/);
    expect(typesOf(records)).toContain('Failed log-in');
  });
});

describe('what an outside client reports', () => {
  test('is stored, and can’t be mistaken for something that happened', async () => {
    const { administrator, me, recent } = await busySite();
    const body = { activity_type: 'Deleted', activity_description: 'Deleted the user Ama' };
    expect(await me.client.call(addActivity, { query: { activity: me.userId }, body })).toMatchObject({
      status: 200,
      body: { status: 'success' },
    });
    const reported = {
      username: me.username,
      activity_type: 'Deleted',
      activity_description: 'Reported: Deleted the user Ama',
      subject_type: 'other',
      subject_id: '',
    };
    expect((await recent()).records[0]).toMatchObject(reported);
    const { records } = (await administrator.call(viewActivity, { query: { type: 'Deleted' } })).body;
    expect(records).toMatchObject([reported]);
  });
});

test('titles of drafts, and speakers who aren’t announced, are read by those who may read them', async () => {
  const app = await createTestApp();
  const me = await app.signInAs('User');
  const { client: administrator } = await app.signInAs('Administrator');
  const post = { title: 'Secret looms', content: '<p>x</p>', state: 'draft' as const };
  await administrator.call(addPost, { body: post });
  await administrator.call(addPost, { body: { ...post, title: 'Open looms', state: 'published' } });
  const speakerId = (await administrator.call(addSpeaker, { body: await sampleSpeaker() })).body.id ?? '';
  const said = async () => JSON.stringify((await me.client.call(recentActivities, {})).body.records);
  const { username } = await sampleSpeaker();
  expect(await said()).toContain(username);
  await app.store.write((database) =>
    database.updateTable('speakers').set({ awaits_programme: 1 }).where('id', '=', speakerId).execute(),
  );
  expect(await said()).not.toContain(username);
  expect(await said()).toContain('Open looms');
  expect(await said()).not.toContain('Secret');
});
