import { describe, expect, test } from 'vitest';
import { viewProfile } from '#rooms/access/account/contract.ts';
import { createResetLink, disableUser } from '#rooms/access/auth/contract.ts';
import { addUser, deleteUser, singleUser, updateUser, viewUsers } from '#rooms/access/users/contract.ts';
import { searchEverything } from '#rooms/edition/search/contract.ts';
import { recentActivities, viewActivity } from '#rooms/ground/activity/contract.ts';
import { deleteRecords, restoreRecords } from '#rooms/ground/records/contract.ts';
import { viewMails } from '#rooms/mail/mail/contract.ts';
import { addPartnership } from '#rooms/partners/partnerships/contract.ts';
import { addAttendee, viewAttendees } from '#rooms/people/registrations/contract.ts';
import { shareTestApp } from '#testing/app.ts';
import { tokenOf } from '#testing/calls/account-fixtures.ts';
import { samplePartnership, sampleRegistration } from '#testing/samples.ts';
import { addRole, deleteRole, singleRole, updateRole, viewRoles } from '../contract.ts';

const sharedApp = shareTestApp();
let made = 0;

async function administrator() {
  return (await sharedApp().signInAs('Administrator')).client;
}

/** A new role with these rights, by its name. */
async function roleWith(...rights: string[]) {
  made += 1;
  const name = `Helpers ${made}`;
  const { body } = await (await administrator()).call(addRole, { body: { name, rights } });
  return { name, id: body.id ?? '' };
}

test('a role lets its users do what its rights say, from the next request on', async () => {
  const { name, id } = await roleWith('attendees');
  const { client, userId } = await sharedApp().signInAs(name);
  const { token } = await tokenOf(sharedApp(), { userId });
  const byToken = sharedApp().client({ authorization: `Bearer ${token}` });
  for (const one of [client, byToken]) expect((await one.call(viewAttendees, {})).status).toBe(200);
  expect((await client.call(viewProfile, {})).body.record).toMatchObject({
    role: name,
    rights: ['attendees'],
  });
  const desk = await administrator();
  const { version } = (await desk.call(singleRole, { query: { id } })).body.record;
  await desk.call(updateRole, { query: { id }, body: { name, rights: ['posts'], version } });
  for (const one of [client, byToken]) expect((await one.call(viewAttendees, {})).status).toBe(403);
  expect((await client.call(viewProfile, {})).body.record.rights).toEqual(['posts']);
  const activity = await desk.call(viewActivity, { query: { subjectId: id } });
  expect(activity.body.records[0]).toMatchObject({
    activity_description: `Updated the role ${name}`,
    changes: [{ field: 'Rights', from: 'Attendees', to: 'Posts' }],
  });
});

test('a role that is renamed stays with its users, and one that somebody has isn’t deleted', async () => {
  const { name, id } = await roleWith('attendees');
  const { client, userId } = await sharedApp().signInAs(name);
  const desk = await administrator();
  const renamed = `${name}, renamed`;
  await desk.call(updateRole, { query: { id }, body: { name: renamed, rights: ['attendees'] } });
  expect((await client.call(viewAttendees, {})).status).toBe(200);
  expect((await desk.call(singleUser, { query: { userId } })).body.record.role).toBe(renamed);
  const listed = (await desk.call(viewUsers, { query: { ofRole: renamed } })).body.records;
  expect(listed.map((user) => user.id)).toEqual([userId]);
  const refused = await desk.call(deleteRole, { query: { id } });
  expect([refused.status, refused.body.message ?? refused.body]).toEqual([409, expect.anything()]);
});

test('a user who is restored has no rights of a role that was deleted meanwhile, nor of another of its name', async () => {
  const { name, id } = await roleWith('posts');
  const { userId } = await sharedApp().signInAs(name);
  const desk = await administrator();
  expect((await desk.call(deleteUser, { query: { id: userId } })).status).toBe(200);
  expect((await desk.call(deleteRole, { query: { id } })).status).toBe(200);
  expect((await desk.call(restoreRecords, { body: { ids: [userId] } })).status).toBe(200);
  await desk.call(addRole, { body: { name, rights: ['attendees'] } });
  expect((await desk.call(singleUser, { query: { userId } })).body.record.role).toBe('User');
});

test('a role’s name is its own, and its rights exist', async () => {
  const { name } = await roleWith('posts');
  const desk = await administrator();
  for (const taken of [
    ...[name.toUpperCase(), 'administrator', 'Desk', 'Administrators', 'Administrateur', 'Editors'],
    ...[
      'Buyer',
      'Visitors',
      'Summit',
      'Device',
      'Acheteur',
      'Visiteuse',
      'Intervenante',
      'Appareil',
      'The program',
    ],
    ...['Ádministrator', 'Administradora', 'Administratrices', 'Administrator (2)', 'Admin'],
    ...[
      'The Administrator',
      'Administrator II',
      'Administrateur2',
      'Super Administrators',
      'Le secrétariat',
      'Desk 3',
    ],
  ])
    expect((await desk.call(addRole, { body: { name: taken, rights: ['posts'] } })).status, taken).toBe(409);
  for (const free of ['Buyer support', 'Administration', 'Desk at the door', 'News editors', 'Viewers'])
    expect((await desk.call(addRole, { body: { name: free, rights: ['posts'] } })).status, free).toBe(201);
  for (const sign of [
    'ᴀdministrator',
    'Administʀator',
    'Us℮r',
    'Ed!tor',
    'D€sk',
    'Use\uab47',
    'Edi\u01abor',
    'Ꭰesk',
    'ᑌᔕᗴᖇ',
  ])
    expect((await desk.call(addRole, { body: { name: sign, rights: ['posts'] } })).status).toBe(422);
  for (const rights of [[], ['everything']])
    expect((await desk.call(addRole, { body: { name: 'Another', rights } })).status).toBe(422);
});

describe('nobody gives what they don’t have', () => {
  const user = { username: 'Esi Boateng', phone: '' };

  test('to a role', async () => {
    const { name, id } = await roleWith('users', 'posts');
    const { client } = await sharedApp().signInAs(name);
    const strong = await roleWith('attendees');
    const own = (body: { name: string; rights: string[] }) => client.call(addRole, { body });
    expect((await own({ name: 'More', rights: ['posts', 'attendees'] })).status).toBe(403);
    expect((await own({ name: 'As much', rights: ['posts'] })).status).toBe(201);
    const change = { name: 'Weak now', rights: ['posts'] };
    expect((await client.call(updateRole, { query: { id: strong.id }, body: change })).status).toBe(403);
    expect((await client.call(deleteRole, { query: { id: strong.id } })).status).toBe(403);
    const more = { name, rights: ['users', 'posts', 'attendees'] };
    expect((await client.call(updateRole, { query: { id }, body: more })).status).toBe(403);
  });

  test('to a user, nor do they change one who has more', async () => {
    const app = sharedApp();
    const { name } = await roleWith('users', 'posts');
    const { client, userId: self } = await app.signInAs(name);
    const desk = await app.signInAs('Desk');
    const boss = await app.signInAs('Administrator');
    const change = (userId: string, role: string) =>
      client.call(updateUser, {
        query: { userId },
        body: { ...user, email: `${userId}@users.example`, role, password: 'a password of my own choice' },
      });
    const added = await client.call(addUser, {
      body: { ...user, email: 'esi@users.example', password: 'a password to begin with' },
    });
    const esi = added.body.id ?? '';
    expect((await change(esi, name)).status).toBe(200);
    for (const role of ['Administrator', 'Desk', 'Editor']) {
      expect((await change(esi, role)).status, role).toBe(403);
      expect((await change(self, role)).status, role).toBe(403);
    }
    expect((await change(esi, 'Nobody')).status).toBe(422);
    for (const { userId: id } of [desk, boss]) {
      expect((await change(id, 'User')).status).toBe(403);
      expect((await client.call(createResetLink, { body: { id } })).status).toBe(403);
      expect((await client.call(disableUser, { body: { id, disabled: true } })).status).toBe(403);
    }
  });
});

describe('an Editor', () => {
  test('learns nothing of who registered, and restores and deletes none of them', async () => {
    const app = sharedApp();
    const person = { name: 'Zuwera Yakubu', email: 'zuwera@attendees.example', company_name: 'Yakubu Salt' };
    await app.visitor.call(addAttendee, { body: sampleRegistration(person) });
    await app.visitor.call(addPartnership, { body: samplePartnership(person) });
    const { client: desk } = await app.signInAs('Desk');
    const ids = (await desk.call(searchEverything, { query: { search: 'Zuwera' } })).body.records.map(
      ({ id }) => id,
    );
    expect(ids).toHaveLength(2);
    const { client } = await app.signInAs('Editor');
    const told = [
      await client.call(searchEverything, { query: { search: 'Zuwera' } }),
      await client.call(recentActivities, {}),
      await client.call(recentActivities, { query: { search: 'Zuwera' } }),
      await client.call(viewActivity, {}),
      await client.call(viewActivity, { query: { search: 'Zuwera' } }),
    ];
    for (const { status, body } of told) {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toMatch(/Zuwera|Yakubu/);
    }
    expect(told[1]?.body.records).not.toEqual([]);
    expect((await client.call(deleteRecords, { body: { ids } })).status).toBe(404);
    expect((await desk.call(deleteRecords, { body: { ids } })).status).toBe(200);
    expect((await client.call(restoreRecords, { body: { ids } })).status).toBe(404);
    expect((await desk.call(restoreRecords, { body: { ids } })).status).toBe(200);
  });
});

test('the Desk reads mails to attendees, and none to users or speakers', async () => {
  const app = sharedApp();
  await app.visitor.call(addAttendee, { body: sampleRegistration({ email: 'kojo@attendees.example' }) });
  const { client } = await app.signInAs('Desk');
  const templates = (await client.call(viewMails, {})).body.records.map(({ template }) => template);
  expect(templates).toContain('registered');
  const row = await app.store.database.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
  const secret = { ...row, id: '01990000-0000-7000-8000-000000000001', template: 'newPassword' };
  await app.store.database.insertInto('mails').values(secret).execute();
  const ids = (await client.call(viewMails, {})).body.records.map(({ id }) => id);
  expect(ids).not.toContain(secret.id);
  expect((await client.fetch(`/api/v1/mails/${secret.id}`)).status).toBe(404);
  const boss = await administrator();
  expect((await boss.fetch(`/api/v1/mails/${secret.id}`)).status).toBe(200);
});

test('the list of roles says what each right allows', async () => {
  const { body } = await (await administrator()).call(viewRoles, {});
  expect(body.records.slice(0, 4).map(({ name }) => name)).toEqual([
    'Administrator',
    'Editor',
    'Desk',
    'User',
  ]);
  expect(body.records[0]?.rights).toEqual(body.rights.map(({ name }) => name));
  for (const { allows } of body.rights) expect(allows).toMatch(/^[A-Z].*\.$/);
});
