import { describe, expect, test } from 'vitest';
import { viewProfile } from '#rooms/access/account/contract.ts';
import { recentActivities } from '#rooms/ground/activity/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { passwordOf } from '#testing/calls/account-fixtures.ts';
import { signIn, signOut, viewSessions } from '../contract.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const WRONG = { status: 401, body: { status: 401, code: 'unauthenticated' } };

async function account(environment = {}) {
  const app = await createTestApp(environment);
  const { userId } = await app.signInAs('Administrator');
  const email = `${userId}@users.example`;
  const known = await passwordOf(app, { userId });
  const enter = (password = known, address = email) =>
    app.visitor.call(signIn, { body: { email: address, password } });
  const withCookie = (headers: Headers) =>
    app.client({ cookie: (headers.get('set-cookie') ?? '').split(';')[0] ?? '' });
  return { app, userId, email, enter, withCookie };
}

describe('signing in', () => {
  test('returns the user and opens a session with a cookie that scripts can’t read', async () => {
    const { userId, enter, withCookie } = await account();
    const reply = await enter();
    expect(reply).toMatchObject({ status: 200, body: { status: 200, userId, role: 'Administrator' } });
    const [cookie] = reply.headers.getSetCookie();
    expect(cookie).toMatch(/^summit=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await withCookie(reply.headers).call(viewProfile, {})).body.record.id).toBe(userId);
  });

  test('binds the cookie to this host over https', async () => {
    const { enter } = await account({ PUBLIC_URL: 'https://summit.example' });
    const [cookie] = (await enter()).headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-summit=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });

  test('accepts the address in any case', async () => {
    const { email, enter } = await account();
    expect((await enter(undefined, email.toUpperCase())).status).toBe(200);
  });

  test('doesn’t say whether the address or the password was wrong, and records the failure', async () => {
    const { app, enter } = await account();
    const wrongPassword = await enter('not the password');
    const wrongAddress = await enter('not the password', 'nobody@users.example');
    expect(wrongPassword).toMatchObject(WRONG);
    expect(wrongAddress.body).toEqual(wrongPassword.body);
    expect(wrongPassword.headers.get('set-cookie')).toBeNull();
    const { client } = await app.signInAs('Administrator');
    const { records } = (await client.call(recentActivities, {})).body;
    const failures = records.filter(({ activity_type }) => activity_type === 'Failed log-in');
    expect(failures.map((record) => record.activity_description).toSorted()).toEqual([
      'Someone failed to sign in as Test Administrator',
      'Someone failed to sign in with an unknown address',
    ]);
  });

  test('is slowed down after ten failures, even with the right password', async () => {
    const { app, enter } = await account();
    for (let failure = 0; failure < 10; failure += 1) await enter('not the password');
    const refused = await enter();
    expect(refused).toMatchObject({ status: 429, body: { status: 429, code: 'too-many' } });
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(14 * 60);
    expect(wait).toBeLessThanOrEqual(15 * 60);
    const { client } = await app.signInAs('User');
    const other = await app.visitor.call(signIn, {
      body: { email: 'somebody-else@users.example', password: 'not the password' },
    });
    expect(other, 'others are not kept out').toMatchObject(WRONG);
    expect((await client.call(viewProfile, {})).status).toBe(200);
  });

  test('is slowed down just as early when all attempts come at once', async () => {
    const { enter } = await account();
    const tried = await Promise.all(Array.from({ length: 25 }, () => enter('not the password')));
    expect(tried.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(tried.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  test('forgets failures once it succeeds', async () => {
    const { enter } = await account();
    for (let failure = 0; failure < 9; failure += 1) await enter('not the password');
    expect((await enter()).status).toBe(200);
    for (let failure = 0; failure < 9; failure += 1) await enter('not the password');
    expect((await enter()).status).toBe(200);
  });
});

describe('a session', () => {
  test('ends on the server when its user signs out', async () => {
    const { app, enter, withCookie } = await account();
    const { headers } = await enter();
    const client = withCookie(headers);
    const left = await client.call(signOut, {});
    expect(left.headers.get('set-cookie')).toMatch(/^summit=; Max-Age=0;/);
    expect((await client.call(viewProfile, {})).status, 'the kept cookie is worth nothing').toBe(401);
    const types = await app.store.database.selectFrom('activity').select('activity_type').execute();
    expect(types.map(({ activity_type }) => activity_type)).toEqual(
      expect.arrayContaining(['Logged In', 'Logged Out']),
    );
  });

  test('ends twelve hours after it was last used, not after it was opened', async () => {
    const { app, enter, withCookie } = await account();
    const client = withCookie((await enter()).headers);
    for (let use = 0; use < 3; use += 1) {
      app.clock.advance(11 * HOUR_MS);
      expect((await client.call(viewProfile, {})).status).toBe(200);
    }
    app.clock.advance(12 * HOUR_MS - MINUTE_MS);
    expect((await client.call(viewProfile, {})).status).toBe(200);
    app.clock.advance(12 * HOUR_MS);
    expect((await client.call(viewProfile, {})).status).toBe(401);
  });

  test('that is used often is stored as used every ten minutes at most', async () => {
    const { app, enter, withCookie } = await account();
    const client = withCookie((await enter()).headers);
    const usedAfter = async (minutes: number) => {
      app.clock.advance(minutes * MINUTE_MS);
      const { records } = (await client.call(viewSessions, {})).body;
      return records.find(({ current }) => current)?.lastSeen;
    };
    expect(await usedAfter(10)).toBe('2025-07-01T09:00:00.000Z');
    await usedAfter(1);
    expect(await usedAfter(0)).toBe('2025-07-01T09:11:00.000Z');
  });

  test('is stored as a hash, so reading the database doesn’t let anyone sign in', async () => {
    const { app, enter } = await account();
    const token = /summit=([^;]+)/.exec((await enter()).headers.get('set-cookie') ?? '')?.[1] ?? '';
    const rows = await app.store.database.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('a change that another site’s page sends', () => {
  test.each(['https://elsewhere.example', 'null'])('from %s is refused, session or not', async (origin) => {
    const { app } = await account();
    const { client } = await app.signInAs('Administrator');
    const refused = await client.call(signOut, {}, { origin });
    expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });
});
