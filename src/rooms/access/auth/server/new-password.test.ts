import { describe, expect, test, vi } from 'vitest';
import { LIMITS } from '#platform/server/limits.ts';
import { viewProfile } from '#rooms/access/account/contract.ts';
import { updateUser } from '#rooms/access/users/contract.ts';
import { hashPassword } from '#rooms/access/users/server/passwords.ts';
import { createTestApp } from '#testing/app.ts';
import { passwordOf, sessionOf } from '#testing/calls/account-fixtures.ts';
import { createResetLink, resetPassword, signIn } from '../contract.ts';

vi.mock(import('#rooms/access/users/server/passwords.ts'), { spy: true });

const NEW_PASSWORD = 'quite another password';
/** How many wrong links one address may try. */
const DAY_MS = 86_400_000;
const USED_UP = { status: 422, body: { code: 'invalid' } };

/** An Administrator and a user, each signed in here and elsewhere. */
async function organisers() {
  const app = await createTestApp();
  const administrator = await app.signInAs('Administrator');
  const user = await app.signInAs('User');
  const old = await passwordOf(app, user);
  const elsewhere = async (somebody: { userId: string }) =>
    app.client({ cookie: `summit=${await sessionOf(app, somebody)}` });
  const enter = (password: string) =>
    app.visitor.call(signIn, { body: { email: `${user.userId}@users.example`, password } });
  const link = async () => {
    const made = await administrator.client.call(createResetLink, { body: { id: user.userId } });
    return new URL(made.body.link).searchParams.get('token') ?? '';
  };
  const reset = (token: string, password = NEW_PASSWORD) =>
    app.visitor.call(resetPassword, { body: { token, password } });
  return { app, administrator, user, old, elsewhere, enter, link, reset };
}

describe('a password that an Administrator sets', () => {
  test('ends every session of the user and none of the Administrator', async () => {
    const { administrator, user, elsewhere } = await organisers();
    const theirs = await elsewhere(user);
    const body = { ...profileOf(user), role: 'User' as const, password: NEW_PASSWORD };
    const query = { userId: user.userId };
    expect((await administrator.client.call(updateUser, { query, body })).status).toBe(200);
    expect((await user.client.call(viewProfile, {})).status).toBe(401);
    expect((await theirs.call(viewProfile, {})).status).toBe(401);
    expect((await administrator.client.call(viewProfile, {})).status).toBe(200);
  });

  test('for themselves ends their other sessions and keeps the current one', async () => {
    const { administrator, elsewhere } = await organisers();
    const other = await elsewhere(administrator);
    const body = { ...profileOf(administrator), role: 'Administrator' as const, password: NEW_PASSWORD };
    const query = { userId: administrator.userId };
    expect((await administrator.client.call(updateUser, { query, body })).status).toBe(200);
    expect((await other.call(viewProfile, {})).status).toBe(401);
    expect((await administrator.client.call(viewProfile, {})).status).toBe(200);
  });

  test('ends no session if it is left empty', async () => {
    const { administrator, user } = await organisers();
    const body = { ...profileOf(user), username: 'Esi', role: 'User' as const, password: '' };
    const query = { userId: user.userId };
    expect((await administrator.client.call(updateUser, { query, body })).status).toBe(200);
    expect((await user.client.call(viewProfile, {})).status).toBe(200);
  });
});

describe('a password set by a reset link', () => {
  test('ends every session of the user and nobody else’s', async () => {
    const { administrator, user, old, elsewhere, enter, link, reset } = await organisers();
    const theirs = await elsewhere(user);
    expect((await reset(await link())).status).toBe(200);
    expect((await user.client.call(viewProfile, {})).status).toBe(401);
    expect((await theirs.call(viewProfile, {})).status).toBe(401);
    expect((await administrator.client.call(viewProfile, {})).status).toBe(200);
    expect((await enter(old)).status).toBe(401);
    expect((await enter(NEW_PASSWORD)).status).toBe(200);
  });

  test('is the same however a keyboard composes its letters', async () => {
    const { enter, link, reset } = await organisers();
    const password = 'Akosombo café';
    expect((await reset(await link(), password.normalize('NFD'))).status).toBe(200);
    expect((await enter(password.normalize('NFC'))).status).toBe(200);
    expect((await enter(password.normalize('NFD'))).status).toBe(200);
  });

  test('is accepted once, even from simultaneous requests', async () => {
    const { link, reset } = await organisers();
    const token = await link();
    const replies = await Promise.all([reset(token), reset(token), reset(token)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect(await reset(token)).toMatchObject(USED_UP);
  });

  test('is accepted for a day and only by the newest link', async () => {
    const { app, enter, link, reset } = await organisers();
    const [older, newer] = [await link(), await link()];
    expect(await reset(older)).toMatchObject(USED_UP);
    app.clock.advance(DAY_MS - 1);
    expect((await reset(newer)).status).toBe(200);
    const late = await link();
    app.clock.advance(DAY_MS);
    expect(await reset(late, 'a password too late')).toMatchObject(USED_UP);
    expect((await enter(NEW_PASSWORD)).status).toBe(200);
  });

  test('is refused once the address that its link was sent to has been corrected', async () => {
    const { administrator, user, link, reset } = await organisers();
    const change = (own: object) => {
      const body = { ...profileOf(user), role: 'User' as const, password: '', ...own };
      return administrator.client.call(updateUser, { query: { userId: user.userId }, body });
    };
    const sent = await link();
    expect((await change({ email: 'corrected@users.example' })).status).toBe(200);
    expect(await reset(sent)).toMatchObject(USED_UP);
    const sentAgain = await link();
    expect((await change({ email: 'corrected@users.example', username: 'Esi' })).status).toBe(200);
    expect((await reset(sentAgain)).status).toBe(200);
  });

  test('has its link checked before hashing, one network can try only so many links, and the right one still works', async () => {
    const { enter, link, reset } = await organisers();
    vi.mocked(hashPassword).mockClear();
    for (let guess = 0; guess < LIMITS.wrongLinksFromNetwork.quota; guess += 1)
      expect(await reset(`guess-${guess}`)).toMatchObject(USED_UP);
    const refused = await reset('one more');
    expect(hashPassword).not.toHaveBeenCalled();
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await enter(NEW_PASSWORD)).status, 'nothing was set').toBe(401);
    expect((await reset(await link())).status).toBe(200);
  });

  test('has a link stored as a hash, so reading the database doesn’t let anyone use it', async () => {
    const { app, link } = await organisers();
    const token = await link();
    const rows = await app.store.database.selectFrom('reset_links').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

function profileOf({ userId, username }: { userId: string; username: string }) {
  return { username, email: `${userId}@users.example`, phone: '' };
}
