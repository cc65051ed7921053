import { expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import { mailRows, mailSettings } from '#testing/mails.ts';
import { addUser, inviteUser } from '../contract.ts';

const USER = { username: 'Esi Boateng', email: 'esi@users.example', phone: '' };
const PASSWORD = 'woven on Tuesdays 7';

test('who is added with a password isn’t invited', async () => {
  const app = await createTestApp(mailSettings('smtp://127.0.0.1:9'));
  const { client } = await app.signInAs('Administrator');
  expect((await client.call(addUser, { body: { ...USER, password: PASSWORD } })).body.message).toBe(
    'Esi Boateng added.',
  );
  expect(await mailRows(app)).toEqual([]);
});

test('without a mail server the answer says how they get in', async () => {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const { body } = await client.call(inviteUser, { body: USER });
  expect(body.message).toContain('create a one-time link for them');
});
