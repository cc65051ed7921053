import { expect, test } from 'vitest';
import { inviteUser } from '#rooms/access/users/contract.ts';
import { addRole } from '#rooms/ground/roles/contract.ts';
import { addPartnership } from '#rooms/partners/partnerships/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { samplePartnership, sampleRegistration } from '#testing/samples.ts';
import { recentActivities, viewActivity } from '../contract.ts';
import { shownName } from './visitor.ts';

test('who isn’t a user is marked in the record, whatever they call themselves', async () => {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  for (const [index, name] of ['Administrator', 'Visitor', 'Summit', 'Buyer: Ama', 'erased'].entries()) {
    await app.visitor.call(addAttendee, { body: sampleRegistration({ name, email: `a${index}@x.example` }) });
  }
  await app.visitor.call(addPartnership, { body: samplePartnership({ name: 'Administrator' }) });
  const recent = (await client.call(recentActivities, {})).body.records;
  const all = (await client.call(viewActivity, {})).body.records;
  for (const records of [recent, all]) {
    const whos = records.flatMap((one) => (one.user_id || one.username === 'Summit' ? [] : one.username));
    expect(new Set(whos)).toEqual(
      new Set(
        ['Administrator', 'Visitor', 'Summit', 'Buyer: Ama', 'erased'].map((name) => `Visitor: ${name}`),
      ),
    );
  }
});

test.each([
  [{ user_id: null, username: 'Administrator' }, 'Visitor: Administrator'],
  [{ user_id: null, username: 'Buyer: Administrator' }, 'Buyer: Administrator'],
  [{ user_id: null, username: 'Summit' }, 'Summit'],
  [{ user_id: null, username: 'Visitor' }, 'Visitor'],
  [{ user_id: 'u', username: 'Administrator' }, 'Administrator'],
])('%j is shown as %s', (row, shown) => {
  expect(shownName(row)).toBe(shown);
});

test.each([
  ...['Buyer: Ama', 'Device：Gate', 'Visitor', 'SUMMIT', 'Аdministrator', 'Ama Mensah\u2024', 'Arna Mensah'],
])('no user is called %j', async (username) => {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const add = (name: string, email: string) => client.call(inviteUser, { body: { username: name, email } });
  expect((await add('Ama Mensah', 'ama@x.example')).status).toBeLessThan(300);
  const { status, body } = await add(username, 'b@x.example');
  expect([409, 422]).toContain(status);
  expect(Object.keys(body.errors ?? {})).toEqual(['username']);
  expect((await add('ama mensah', 'c@x.example')).status).toBeLessThan(300);
});

test.each([
  'Administrator\u200b',
  'Аdministrator',
  'ADMIN ISTRATOR',
  'Ａdministrator',
  'Adm1nistrator',
  'Uѕer',
  'Desk.',
  'Dооr team',
  'door-team',
])('no role is called %j beside one that looks the same', async (name) => {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const add = (called: string) => client.call(addRole, { body: { name: called, rights: ['attendees'] } });
  expect((await add('Door team')).status).toBe(201);
  const { status, body } = await add(name);
  expect([409, 422]).toContain(status);
  expect(Object.keys(body.errors ?? {})).toEqual(['name']);
});
