import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '#platform/server/limits.ts';
import { changePassword, viewProfile } from '#rooms/access/account/contract.ts';
import { viewActivity } from '#rooms/ground/activity/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { passwordOf } from '#testing/calls/account-fixtures.ts';
import { confirmTwoFactor, createResetLink, resetPassword, signIn, startTwoFactor } from '../contract.ts';

const PER_SECRET = 10;
const CODES = 10;
const DAY_MS = 86_400_000;
const TOO_MANY = { status: 429, body: { code: 'too-many' } };
const NEW_PASSWORD = 'quite another password';

/** One account behind a proxy, which passes on each client's address. */
async function account({ PUBLIC_URL = 'http://127.0.0.1:3000' } = {}) {
  const app = await createTestApp({ TRUST_PROXY: '1', PUBLIC_URL });
  const me = await app.signInAs('User');
  const password = await passwordOf(app, me);
  const email = `${me.userId}@users.example`;
  const enter = (
    address: string,
    form: { password?: string; code?: string } = {},
    headers: Record<string, string> = {},
  ) =>
    app
      .client({ 'x-forwarded-for': address, ...headers })
      .call(signIn, { body: { email, password, ...form } });
  const fail = (address: string, headers = {}) => enter(address, { password: 'wrong' }, headers);
  const strangersGuess = async (times: number, form: { password?: string; code?: string }) => {
    const replies = [];
    for (let guess = 0; guess < times; guess += 1) replies.push(await enter(`198.51.100.${guess}`, form));
    return replies.map(({ status }) => status);
  };
  /** Uses up all guesses but this many, as strangers would, without the time for hashing. */
  const exhaust = async (limit: 'guessesOfPassword' | 'guessesOfCode', left = 0) => {
    const key = limit === 'guessesOfPassword' ? `sign-in of ${email}` : `second step of ${me.userId}`;
    const taken = LIMITS[limit].quota - left;
    for (let guess = 0; guess < taken; guess += 1) await app.services.limits.take(limit, key);
  };
  const enrol = async () => {
    const { secret } = (await me.client.call(startTwoFactor, { body: { password } })).body;
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const shown = () => totp.generate({ timestamp: app.clock.now().getTime() });
    await me.client.call(confirmTwoFactor, { body: { code: shown() } });
    app.clock.advance(30_000);
    return { shown, wrong: String((Number(shown()) + 500_000) % 1_000_000).padStart(6, '0') };
  };
  return { app, me, email, password, enter, fail, strangersGuess, exhaust, enrol };
}

/** The cookie that makes the device known, as a browser sends it back. */
function deviceCookie(headers: Headers): Record<string, string> {
  const cookie = headers.getSetCookie().find((one) => one.includes('summit-device-'));
  return { cookie: cookie?.split(';')[0] ?? '' };
}

describe('the password of one account, guessed from many addresses', () => {
  test('is slowed down for strangers and not for its owner’s known device', async () => {
    const { enter, fail, strangersGuess, exhaust } = await account();
    const known = deviceCookie((await enter('192.0.2.7')).headers);
    await exhaust('guessesOfPassword', 2);
    expect(await strangersGuess(4, { password: 'wrong' })).toEqual([401, 401, 429, 429]);
    expect(await enter('203.0.113.9'), 'an unknown device').toMatchObject(TOO_MANY);
    expect((await enter('203.0.113.9', {}, known)).status).toBe(200);
    expect((await enter('198.51.100.1', {}, known)).status, 'even from a guesser’s address').toBe(200);
    for (let failure = 0; failure < PER_SECRET; failure += 1) await fail('203.0.113.9', known);
    expect(await enter('203.0.113.9', {}, known), 'a device can’t guess for ever').toMatchObject(TOO_MANY);
  });

  test('leaves other accounts alone', async () => {
    const { app, exhaust } = await account();
    await exhaust('guessesOfPassword');
    const other = await app.signInAs('User');
    const body = { email: `${other.userId}@users.example`, password: await passwordOf(app, other) };
    expect((await app.visitor.call(signIn, { body })).status).toBe(200);
  });

  test('is no more guessable from the many addresses of one IPv6 network', async () => {
    const { enter, fail } = await account();
    for (let guess = 0; guess < PER_SECRET; guess += 1) {
      expect((await fail(`2001:db8:1:2::${guess}`)).status).toBe(401);
    }
    expect(await enter('2001:db8:1:2:ffff::1')).toMatchObject(TOO_MANY);
    expect((await enter('2001:db8:1:3::1')).status, 'another network').toBe(200);
  });
});

describe('a known device', () => {
  async function guessed(PUBLIC_URL?: string) {
    const made = await account(PUBLIC_URL ? { PUBLIC_URL } : {});
    const { headers } = await made.enter('192.0.2.7');
    await made.exhaust('guessesOfPassword');
    return { ...made, headers, known: deviceCookie(headers) };
  }

  test('is remembered for half a year, out of reach of scripts and other calls', async () => {
    const { enter } = await account({ PUBLIC_URL: 'https://summit.example' });
    const [, cookie] = (await enter('192.0.2.7')).headers.getSetCookie();
    expect(cookie).toMatch(
      /^__Secure-summit-device-[\da-f]{16}=[\w.-]+; Max-Age=15552000; Path=\/aiAPI\/auth; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  test('is recognised by what only the server can make, and only for its own account', async () => {
    const { app, enter, known } = await guessed();
    const [name = '', value = ''] = (known.cookie ?? '').split('=');
    for (const cookie of [
      `${name}=made-up.stamp`,
      `${name}=x${value}`,
      `${name}=`,
      `${name}=${value.split('.')[0]}`,
    ]) {
      expect(await enter('203.0.113.9', {}, { cookie }), cookie).toMatchObject(TOO_MANY);
    }
    const other = await app.signInAs('User');
    const body = { email: `${other.userId}@users.example`, password: await passwordOf(app, other) };
    const theirs = deviceCookie((await app.visitor.call(signIn, { body })).headers).cookie ?? '';
    const cookie = `${name}=${theirs.split('=')[1]}`;
    expect(await enter('203.0.113.9', {}, { cookie })).toMatchObject(TOO_MANY);
  });

  test('is forgotten with a new password, except the one that set it', async () => {
    const { me, password, enter, known } = await guessed();
    const body = { current: password, password: NEW_PASSWORD };
    const { headers } = await me.client.call(changePassword, { body });
    const form = { password: NEW_PASSWORD };
    expect(await enter('203.0.113.9', form, known)).toMatchObject(TOO_MANY);
    expect((await enter('203.0.113.9', form, deviceCookie(headers))).status).toBe(200);
  });

  test('is also one on which the owner uses a link to a new password', async () => {
    const { app, me, enter } = await guessed();
    const { client: administrator } = await app.signInAs('Administrator');
    const { link } = (await administrator.call(createResetLink, { body: { id: me.userId } })).body;
    const token = new URL(link).searchParams.get('token') ?? '';
    const { headers } = await app.visitor.call(resetPassword, { body: { token, password: NEW_PASSWORD } });
    const form = { password: NEW_PASSWORD };
    expect((await enter('203.0.113.9', form, deviceCookie(headers))).status).toBe(200);
  });
});

describe('the second step, guessed by somebody who knows the password', () => {
  test('is refused after a few codes from any number of addresses', async () => {
    const { strangersGuess, enrol } = await account();
    const { wrong } = await enrol();
    const statuses = await strangersGuess(CODES + 2, { code: wrong });
    expect(statuses).toEqual([...Array(CODES).fill(401), 429, 429]);
  });

  test('isn’t closed to a known device, and opens to others after an hour', async () => {
    const { enter, exhaust, enrol } = await account();
    const known = deviceCookie((await enter('192.0.2.7')).headers);
    const { shown } = await enrol();
    await exhaust('guessesOfCode');
    const refused = await enter('203.0.113.9', { code: shown() });
    expect(refused).toMatchObject(TOO_MANY);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
    expect((await enter('203.0.113.9', { code: shown() }, known)).status).toBe(200);
  });
});

describe('the owner', () => {
  test('sees the attempts, including those with the right password', async () => {
    const { app, me, email, fail, enter, enrol } = await account();
    const attempts = async () => (await me.client.call(viewProfile, {})).body.record.attempts;
    const none = { days: 30, wrongPasswords: 0, wrongCodes: 0, last: '' };
    expect(await attempts()).toEqual(none);
    await fail('198.51.100.1');
    await fail('198.51.100.2');
    const { wrong } = await enrol();
    await enter('198.51.100.3', { code: wrong });
    await app.visitor.call(signIn, { body: { email: 'nobody@users.example', password: 'wrong' } });
    const last = app.clock.now().toISOString();
    expect(await attempts()).toEqual({ days: 30, wrongPasswords: 2, wrongCodes: 1, last });
    const { client } = await app.signInAs('Administrator');
    const query = { subject: 'user' as const, subjectId: me.userId, type: 'Wrong code' };
    expect((await client.call(viewActivity, { query })).body.records).toMatchObject([
      { activity_description: `Someone entered the right password and a wrong code as Test User` },
    ]);
    app.clock.advance(31 * DAY_MS);
    const again = await app.client({ 'x-forwarded-for': '192.0.2.7' }).call(signIn, {
      body: { email, password: await passwordOf(app, me) },
    });
    expect(again.status, 'asked for the code').toBe(401);
  });

  test('reads in the activity when others have to wait', async () => {
    const { app, me, strangersGuess, exhaust } = await account();
    await exhaust('guessesOfPassword', 2);
    await strangersGuess(3, { password: 'wrong' });
    const { client } = await app.signInAs('Administrator');
    const query = { subjectId: me.userId, search: 'have to wait' };
    expect((await client.call(viewActivity, { query })).body.total).toBe(1);
  });
});
