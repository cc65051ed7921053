/** @module-tag long */

import { describe, expect, test } from 'vitest';
import { changePassword, viewProfile } from '#rooms/access/account/contract.ts';
import { updateUser } from '#rooms/access/users/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { codeOf, passwordOf, sessionOf, tokenOf } from '#testing/calls/account-fixtures.ts';
import {
  addToken,
  confirmTwoFactor,
  createResetLink,
  resetPassword,
  signIn,
  startTwoFactor,
  viewSessions,
  viewTokens,
} from '../contract.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SESSIONS_MAX = 10;
const NEW_PASSWORD = 'quite another password';

async function account() {
  const app = await createTestApp();
  const me = await app.signInAs('User');
  const password = await passwordOf(app, me);
  const enter = async (client = app.visitor) => {
    const { headers } = await client.call(signIn, {
      body: { email: `${me.userId}@users.example`, password },
    });
    return app.client({ cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '' });
  };
  const token = async () => {
    const { token } = await tokenOf(app, me);
    return app.client({ authorization: `Bearer ${token}` });
  };
  return { app, me, password, enter, token };
}

describe('a session', () => {
  test('ends a week after it was opened, however often it is used', async () => {
    const { app, enter } = await account();
    const client = await enter();
    for (let passed = 0; passed < 7 * DAY_MS - 8 * HOUR_MS; passed += 8 * HOUR_MS) {
      app.clock.advance(8 * HOUR_MS);
      expect((await client.call(viewProfile, {})).status).toBe(200);
    }
    app.clock.advance(8 * HOUR_MS - 1);
    expect((await client.call(viewProfile, {})).status).toBe(200);
    app.clock.advance(1);
    expect((await client.call(viewProfile, {})).status).toBe(401);
  });

  test('ends when its browser signs in again', async () => {
    const { app, enter } = await account();
    const first = await enter();
    const elsewhere = await enter();
    const second = await enter(first);
    expect((await first.call(viewProfile, {})).status).toBe(401);
    expect((await second.call(viewProfile, {})).status).toBe(200);
    expect((await elsewhere.call(viewProfile, {})).status).toBe(200);
    const other = await app.signInAs('Administrator');
    await enter(other.client);
    expect((await other.client.call(viewProfile, {})).status, 'of another user').toBe(401);
  });

  test('survives a failed attempt to sign in again', async () => {
    const { me } = await account();
    const body = { email: `${me.userId}@users.example`, password: 'wrong' };
    expect((await me.client.call(signIn, { body })).status).toBe(401);
    expect((await me.client.call(viewProfile, {})).status).toBe(200);
  });

  test('that was unused for longest ends when there are too many', async () => {
    const { app, enter } = await account();
    const clients = [];
    for (let session = 0; session < SESSIONS_MAX + 1; session += 1) {
      clients.push(await enter());
      app.clock.advance(60_000);
    }
    const [oldest, next] = clients;
    expect((await oldest?.call(viewProfile, {}))?.status).toBe(401);
    const { records } = (await next?.call(viewSessions, {}))?.body ?? {};
    expect(records).toHaveLength(SESSIONS_MAX);
    app.clock.advance(-HOUR_MS);
    const [early, newest] = [await enter(), clients.at(-1)];
    expect((await early.call(viewProfile, {})).status).toBe(200);
    expect((await newest?.call(viewProfile, {}))?.status).toBe(200);
  });
});

describe('setting up a second factor', () => {
  test('asks for the password', async () => {
    const { me } = await account();
    const refused = await me.client.call(startTwoFactor, { body: { password: 'not the password' } });
    expect(refused).toMatchObject({ status: 422, body: { errors: { password: expect.any(String) } } });
    for (let guess = 0; guess < 9; guess += 1) {
      await me.client.call(startTwoFactor, { body: { password: 'not the password' } });
    }
    expect((await me.client.call(startTwoFactor, { body: { password: 'no' } })).status).toBe(429);
  });

  test('ends all other sessions', async () => {
    const { app, me, enter } = await account();
    const elsewhere = await enter();
    const body = { code: await codeOf(app, me) };
    expect((await me.client.call(confirmTwoFactor, { body })).status).toBe(200);
    expect((await me.client.call(viewProfile, {})).status).toBe(200);
    expect((await elsewhere.call(viewProfile, {})).status).toBe(401);
  });
});

describe('a new password ends the API tokens', () => {
  test('when its owner changes it', async () => {
    const { me, password, token } = await account();
    const caller = await token();
    expect((await caller.call(viewProfile, {})).status).toBe(200);
    await me.client.call(changePassword, { body: { current: password, password: NEW_PASSWORD } });
    expect((await caller.call(viewProfile, {})).status).toBe(401);
  });

  test('when an Administrator sets it, or makes a link to it', async () => {
    const { app, me, token } = await account();
    const { client: administrator } = await app.signInAs('Administrator');
    const first = await token();
    const profile = { username: me.username, email: `${me.userId}@users.example`, role: 'User' as const };
    const query = { userId: me.userId };
    await administrator.call(updateUser, { query, body: { ...profile, password: NEW_PASSWORD } });
    expect((await first.call(viewProfile, {})).status).toBe(401);
    const second = await token();
    const { link } = (await administrator.call(createResetLink, { body: { id: me.userId } })).body;
    const used = new URL(link).searchParams.get('token') ?? '';
    await app.visitor.call(resetPassword, { body: { token: used, password: 'a third long password' } });
    expect((await second.call(viewProfile, {})).status).toBe(401);
  });

  test('but not another change', async () => {
    const { app, me, token } = await account();
    await sessionOf(app, me);
    const caller = await token();
    const { client: administrator } = await app.signInAs('Administrator');
    const body = {
      username: 'Esi',
      email: `${me.userId}@users.example`,
      role: 'User' as const,
      password: '',
    };
    await administrator.call(updateUser, { query: { userId: me.userId }, body });
    expect((await caller.call(viewProfile, {})).status).toBe(200);
  });
});

describe('an API token', () => {
  test('expires after the chosen days, and after 90 if none are chosen', async () => {
    const { app, me } = await account();
    const [short, usual] = [
      (await me.client.call(addToken, { body: { name: 'Short', days: 7 } })).body,
      (await me.client.call(addToken, { body: { name: 'Usual' } })).body,
    ];
    expect(short.expires).toBe('2025-07-08T09:00:00.000Z');
    expect(usual.expires).toBe('2025-09-29T09:00:00.000Z');
    const works = async (token: string) =>
      (await app.client({ authorization: `Bearer ${token}` }).call(viewProfile, {})).status;
    app.clock.advance(7 * DAY_MS - 1);
    expect(await works(short.token)).toBe(200);
    app.clock.advance(1);
    expect(await works(short.token)).toBe(401);
    expect(await works(usual.token)).toBe(200);
    app.clock.advance(83 * DAY_MS);
    expect(await works(usual.token)).toBe(401);
  });

  test('is listed as expired until its name is used again', async () => {
    const { app, enter } = await account();
    await (await enter()).call(addToken, { body: { name: 'Badge printer', days: 7 } });
    app.clock.advance(7 * DAY_MS);
    const client = await enter();
    const listed = async () => (await client.call(viewTokens, {})).body.records.map(({ expired }) => expired);
    expect(await listed()).toEqual([true]);
    expect((await client.call(addToken, { body: { name: 'Badge printer' } })).status).toBe(201);
    expect(await listed()).toEqual([false]);
  });

  test('can’t be made for any other number of days', async () => {
    const { me } = await account();
    for (const days of [0, 8, 36_500, -7]) {
      const refused = await me.client.call(addToken, { body: { name: 'Long', days: days as 7 } });
      expect(refused).toMatchObject({ status: 422, body: { errors: { days: expect.any(String) } } });
    }
  });
});
