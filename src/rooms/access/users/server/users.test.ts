import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { viewProfile } from '#rooms/access/account/contract.ts';
import { createResetLink, disableUser, resetPassword, signIn } from '#rooms/access/auth/contract.ts';
import { recentActivities } from '#rooms/ground/activity/contract.ts';
import { restoreRecord } from '#rooms/ground/records/contract.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { tokenOf } from '#testing/calls/account-fixtures.ts';
import type { TestClient } from '#testing/client.ts';
import { addUser, type ChangedUser, deleteUser, updateUser, viewUsers } from '../contract.ts';

const PASSWORD = 'a password to begin with';
const LAST = {
  status: 409,
  body: { code: 'conflict', message: expect.stringContaining('last Administrator') },
};
const ESI = { username: 'Esi Boateng', email: 'esi@users.example', phone: '0302123456', password: PASSWORD };

async function organisers() {
  const app = await createTestApp();
  const { client, ...me } = await app.signInAs('Administrator');
  const add = async (changes = {}) =>
    (await client.call(addUser, { body: { ...ESI, ...changes } })).body.id ?? '';
  const update = (userId: string, changes: Partial<ChangedUser> = {}) => {
    const body = { ...ESI, role: 'User' as const, password: '', ...changes };
    return client.call(updateUser, { query: { userId }, body });
  };
  return { app, client, me, add, update };
}

function enter({ visitor }: TestApp, password: string, email = ESI.email) {
  return visitor.call(signIn, { body: { email, password } });
}

describe('a new user', () => {
  test('has the role User and can sign in', async () => {
    const { app, client, add } = await organisers();
    const id = await add();
    const { records } = (await client.call(viewUsers, { query: { search: 'esi' } })).body;
    expect(records).toMatchObject([{ id, username: 'Esi Boateng', role: 'User', phone: '0302123456' }]);
    expect((await enter(app, PASSWORD)).body).toMatchObject({ userId: id, role: 'User' });
  });

  test('needs an address that no other user has, compared without case', async () => {
    const { client, add } = await organisers();
    await add();
    const refused = await client.call(addUser, { body: { ...ESI, email: 'ESI@users.example' } });
    expect(refused).toMatchObject({ status: 409, body: { errors: { email: expect.any(String) } } });
  });

  test('is never shown with their password', async () => {
    const { app, client, add } = await organisers();
    await add();
    expect(JSON.stringify((await client.call(viewUsers, {})).body)).not.toMatch(/argon2|password/);
    const { password_hash } = await app.store.database
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', ESI.email)
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

test('two may have the same name, but nobody one that looks like another’s or the program’s', async () => {
  const { client, add, update } = await organisers();
  await add();
  const id = await add({ email: 'esi2@users.example' });
  expect(id).not.toBe('');
  for (const username of [
    'Adminıstrator',
    'Ádministrator',
    'Administrator',
    'Visiteur',
    'The program',
    'Esi B0ateng',
  ]) {
    const body = { ...ESI, email: 'esi3@users.example', username };
    expect((await client.call(addUser, { body })).status, username).toBe(409);
    expect((await update(id, { email: 'esi2@users.example', username })).status, username).toBe(409);
  }
  for (const username of ['ᴀdministrator', 'Esi Boateɴg', 'Esi Boaʈeng'])
    expect(
      (await client.call(addUser, { body: { ...ESI, email: 'x@users.example', username } })).status,
    ).toBe(422);
});

describe('a changed user', () => {
  test('keeps their password when the field is left empty', async () => {
    const { app, add, update } = await organisers();
    await update(await add(), { username: 'Esi B.' });
    expect((await enter(app, PASSWORD)).body).toMatchObject({ username: 'Esi B.' });
  });

  test('signs in only with the new password, and sessions from the old one end', async () => {
    const { app, client, add, update } = await organisers();
    const id = await add();
    const cookie = (await enter(app, PASSWORD)).headers.get('set-cookie')?.split(';')[0] ?? '';
    const { link } = (await client.call(createResetLink, { body: { id } })).body;
    await update(id, { password: 'quite another password' });
    expect((await enter(app, PASSWORD)).status).toBe(401);
    expect((await enter(app, 'quite another password')).status).toBe(200);
    expect((await app.client({ cookie }).call(viewProfile, {})).status).toBe(401);
    const token = new URL(link).searchParams.get('token') ?? '';
    const used = await app.visitor.call(resetPassword, { body: { token, password: 'yet another password' } });
    expect(used.status).toBe(422);
  });

  test('needs an address that no other user has, but may keep their own', async () => {
    const { app, add, update } = await organisers();
    const id = await add();
    await add({ email: 'kofi@users.example' });
    const refused = await update(id, { email: 'KOFI@users.example' });
    expect(refused).toMatchObject({ status: 409, body: { errors: { email: expect.any(String) } } });
    expect((await update(id, { username: 'Esi B.' })).status).toBe(200);
    expect((await enter(app, PASSWORD)).body).toMatchObject({ userId: id, username: 'Esi B.' });
  });

  test('has their new role at once, even in an open session', async () => {
    const { app, update } = await organisers();
    const { client, userId } = await app.signInAs('User');
    const email = `${userId}@users.example`;
    expect((await client.call(viewUsers, {})).status).toBe(403);
    await update(userId, { email, role: 'Administrator' });
    expect((await client.call(viewUsers, {})).status).toBe(200);
    await update(userId, { email, role: 'User' });
    expect((await client.call(viewUsers, {})).status).toBe(403);
  });
});

type Organisers = Awaited<ReturnType<typeof organisers>>;

describe('a user who signs in during the change', () => {
  test.each<[string, (by: Organisers, id: string) => Promise<unknown>]>([
    ['a new password is set', ({ update }, id) => update(id, { password: 'a new password' })],
    ['they are disabled', ({ client }, id) => client.call(disableUser, { body: { id, disabled: true } })],
  ])('is out once %s', async (_what, change) => {
    const by = await organisers();
    const id = await by.add();
    const entering = [enter(by.app, PASSWORD)];
    const changing = change(by, id);
    for (let later = 1; later < 8; later += 1) {
      await wait(2);
      entering.push(enter(by.app, PASSWORD));
    }
    await changing;
    const entered = (await Promise.all(entering)).filter(({ status }) => status === 200);
    await by.client.call(disableUser, { body: { id, disabled: false } });
    for (const { headers } of entered) {
      const cookie = (headers.get('set-cookie') ?? '').split(';')[0] ?? '';
      expect((await by.app.client({ cookie }).call(viewProfile, {})).status).toBe(401);
    }
  });
});

describe('the last Administrator', () => {
  test('can’t be demoted, deleted or disabled', async () => {
    const { client, me, update } = await organisers();
    const { userId: id } = me;
    expect(await update(id, { email: 'me@users.example' })).toMatchObject(LAST);
    expect(await client.call(deleteUser, { query: { id } })).toMatchObject(LAST);
    expect(await client.call(disableUser, { body: { id, disabled: true } })).toMatchObject(LAST);
  });

  test('is distinguished from one who tries to disable or delete themselves', async () => {
    const { app, client, me } = await organisers();
    await app.signInAs('Administrator');
    const message = expect.stringContaining('own account');
    const disabled = await client.call(disableUser, { body: { id: me.userId, disabled: true } });
    expect(disabled).toMatchObject({ status: 409, body: { message } });
    const deleted = await client.call(deleteUser, { query: { id: me.userId } });
    expect(deleted).toMatchObject({ status: 409, body: { message } });
    expect((await client.call(viewUsers, {})).status).toBe(200);
  });

  test('is not a disabled one', async () => {
    const { app, client, me } = await organisers();
    const { userId: other } = await app.signInAs('Administrator');
    await client.call(disableUser, { body: { id: other, disabled: true } });
    expect(await client.call(deleteUser, { query: { id: me.userId } })).toMatchObject(LAST);
  });

  test('stays when two Administrators delete each other at once', async () => {
    const { app, client, me } = await organisers();
    const other = await app.signInAs('Administrator');
    const replies = await Promise.all([
      client.call(deleteUser, { query: { id: other.userId } }),
      other.client.call(deleteUser, { query: { id: me.userId } }),
    ]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('a user who comes back', () => {
  const ways = {
    deleted: {
      away: (client: TestClient, id: string) => client.call(deleteUser, { query: { id } }),
      back: (client: TestClient, id: string) => client.call(restoreRecord, { body: { id } }),
    },
    disabled: {
      away: (client: TestClient, id: string) => client.call(disableUser, { body: { id, disabled: true } }),
      back: (client: TestClient, id: string) => client.call(disableUser, { body: { id, disabled: false } }),
    },
  };

  test.each(Object.entries(ways))(
    'after being %s can’t get in with anything from before',
    async (_how, { away, back }) => {
      const { app, client } = await organisers();
      const guest = await app.signInAs('User');
      const { userId: id } = guest;
      const script = app.client({ authorization: `Bearer ${(await tokenOf(app, guest)).token}` });
      const { link } = (await client.call(createResetLink, { body: { id } })).body;
      const token = new URL(link).searchParams.get('token') ?? '';
      expect((await script.call(viewProfile, {})).status).toBe(200);

      await away(client, id);
      const { records } = (await client.call(recentActivities, { query: { search: 'the user Test User' } }))
        .body;
      expect(records[0]?.activity_description).toMatch(/ and revoked their API tokens$/);
      expect((await back(client, id)).status).toBe(200);
      expect((await script.call(viewProfile, {})).status).toBe(401);
      expect((await guest.client.call(viewProfile, {})).status).toBe(401);
      const reset = { body: { token, password: PASSWORD } };
      expect((await app.visitor.call(resetPassword, reset)).status).toBe(422);
    },
  );
});

describe('a deleted user', () => {
  test('leaves everybody else’s access alone', async () => {
    const { app, client, me } = await organisers();
    const [guest, other] = [await app.signInAs('User'), await app.signInAs('User')];
    const script = app.client({ authorization: `Bearer ${(await tokenOf(app, me)).token}` });
    const { link } = (await client.call(createResetLink, { body: { id: other.userId } })).body;
    const token = new URL(link).searchParams.get('token') ?? '';
    expect((await client.call(deleteUser, { query: { id: guest.userId } })).status).toBe(200);
    expect((await script.call(viewProfile, {})).status).toBe(200);
    expect((await other.client.call(viewProfile, {})).status).toBe(200);
    const reset = { body: { token, password: PASSWORD } };
    expect((await app.visitor.call(resetPassword, reset)).status).toBe(200);
  });

  test('can’t sign in, and comes back unless somebody has their address', async () => {
    const { app, client, add } = await organisers();
    const id = await add();
    await client.call(deleteUser, { query: { id } });
    expect((await enter(app, PASSWORD)).status).toBe(401);
    const heir = await add({ username: 'Esi the second' });
    expect((await client.call(restoreRecord, { body: { id } })).status).toBe(409);
    await client.call(deleteUser, { query: { id: heir } });
    expect((await client.call(restoreRecord, { body: { id } })).status).toBe(200);
    expect((await enter(app, PASSWORD)).body).toMatchObject({ userId: id });
  });
});
