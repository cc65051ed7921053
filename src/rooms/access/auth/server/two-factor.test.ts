import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { viewProfile } from '#rooms/access/account/contract.ts';
import { viewUsers } from '#rooms/access/users/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { passwordOf } from '#testing/calls/account-fixtures.ts';
import { confirmTwoFactor, requireTwoFactor, signIn, startTwoFactor, stopTwoFactor } from '../contract.ts';

const PERIOD_MS = 30_000;
const REFUSED = { status: 401, body: { code: 'unauthenticated', errors: { code: expect.any(String) } } };

/** A user with two-factor sign-in, one time step after setting it up. */
async function enrolled() {
  const app = await createTestApp();
  const me = await app.signInAs('User');
  const password = await passwordOf(app, me);
  const { secret } = (await me.client.call(startTwoFactor, { body: { password } })).body;
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  /** The code the app shows that many time steps from now. */
  const shown = (steps = 0) => totp.generate({ timestamp: app.clock.now().getTime() + steps * PERIOD_MS });
  const first = shown();
  const recoveryCodes = (await me.client.call(confirmTwoFactor, { body: { code: first } })).body.codes;
  const enter = (code?: string) =>
    app.visitor.call(signIn, { body: { email: `${me.userId}@users.example`, password, code } });
  app.clock.advance(PERIOD_MS);
  return { app, me, password, first, shown, recoveryCodes, enter };
}

function statuses(replies: { status: number }[]): number[] {
  return replies.map(({ status }) => status).toSorted();
}

describe('an account with two-factor sign-in', () => {
  test('asks for a code, opens nothing without one, and takes the one that the app shows', async () => {
    const { enter, shown } = await enrolled();
    const asked = await enter();
    expect(asked).toMatchObject(REFUSED);
    expect(asked.headers.get('set-cookie')).toBeNull();
    expect((await enter(shown())).status).toBe(200);
  });

  test.each([-1, 1])('takes the code of the time step next to the current one (%i)', async (steps) => {
    const { app, enter, shown } = await enrolled();
    app.clock.advance(PERIOD_MS);
    expect((await enter(shown(steps))).status).toBe(200);
  });

  test.each([-2, 2])('refuses the code of a time step further off (%i)', async (steps) => {
    const { app, enter, shown } = await enrolled();
    app.clock.advance(2 * PERIOD_MS);
    expect(await enter(shown(steps))).toMatchObject(REFUSED);
  });
});

describe('guessing the code', () => {
  const PER_ACCOUNT = 10;

  test('is slowed down after ten failures, even with the right code', async () => {
    const { enter, shown } = await enrolled();
    for (let guess = 0; guess < PER_ACCOUNT; guess += 1) {
      expect(await enter(`no code ${guess}`)).toMatchObject(REFUSED);
    }
    expect(await enter(shown())).toMatchObject({ status: 429, body: { code: 'too-many' } });
  });

  test('is not counted when a sign-in only asks for the code, however often', async () => {
    const { app, enter, shown } = await enrolled();
    for (let time = 0; time <= PER_ACCOUNT; time += 1) expect(await enter()).toMatchObject(REFUSED);
    expect((await enter(shown())).status).toBe(200);
    const failed = app.store.database.selectFrom('activity').where('activity_type', '=', 'Failed log-in');
    expect(await failed.selectAll().execute()).toEqual([]);
  });
});

describe('a code from the app is taken once', () => {
  test('one after the other', async () => {
    const { enter, shown } = await enrolled();
    expect((await enter(shown())).status).toBe(200);
    expect(await enter(shown())).toMatchObject(REFUSED);
  });

  test('at the same time', async () => {
    const { enter, shown } = await enrolled();
    const code = shown();
    expect(statuses(await Promise.all([enter(code), enter(code), enter(code)]))).toEqual([200, 401, 401]);
  });

  test('when it was used to set two-factor sign-in up', async () => {
    const { first, enter } = await enrolled();
    expect(await enter(first)).toMatchObject(REFUSED);
  });

  test('and one older than the last one used is refused, though still within the window', async () => {
    const { app, enter, shown } = await enrolled();
    app.clock.advance(PERIOD_MS);
    expect((await enter(shown())).status).toBe(200);
    expect(await enter(shown(-1))).toMatchObject(REFUSED);
    app.clock.advance(PERIOD_MS);
    expect((await enter(shown())).status, 'the next one').toBe(200);
  });
});

describe('a recovery code', () => {
  test('is taken once, also at the same time, and is typed in any case', async () => {
    const { enter, recoveryCodes, me } = await enrolled();
    const [code = '', another = ''] = recoveryCodes;
    expect(statuses(await Promise.all([enter(code), enter(code), enter(code)]))).toEqual([200, 401, 401]);
    expect((await enter(another.toUpperCase().replace('-', ' '))).status).toBe(200);
    expect((await me.client.call(viewProfile, {})).body.record.recoveryCodes).toBe(recoveryCodes.length - 2);
  });

  test('of somebody else is not accepted', async () => {
    const { app, enter } = await enrolled();
    const other = await app.signInAs('User');
    const password = await passwordOf(app, other);
    const { secret } = (await other.client.call(startTwoFactor, { body: { password } })).body;
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: app.clock.now().getTime(),
    });
    const { codes } = (await other.client.call(confirmTwoFactor, { body: { code } })).body;
    expect(await enter(codes[0])).toMatchObject(REFUSED);
    expect(await enter(code)).toMatchObject(REFUSED);
  });

  test('from before two-factor sign-in was ended is not accepted after it is set up again', async () => {
    const { app, me, password, recoveryCodes, enter } = await enrolled();
    expect((await me.client.call(stopTwoFactor, { body: { password } })).status).toBe(200);
    expect((await me.client.call(viewProfile, {})).body.record.recoveryCodes).toBe(0);
    expect((await enter()).status, 'the password is enough meanwhile').toBe(200);
    const { secret } = (await me.client.call(startTwoFactor, { body: { password } })).body;
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: app.clock.now().getTime(),
    });
    await me.client.call(confirmTwoFactor, { body: { code } });
    expect(await enter(recoveryCodes[0])).toMatchObject(REFUSED);
  });
});

test('two-factor sign-in can’t be set up again while it is on', async () => {
  const { me, password, shown, enter } = await enrolled();
  expect((await me.client.call(startTwoFactor, { body: { password } })).status).toBe(409);
  expect((await me.client.call(confirmTwoFactor, { body: { code: shown() } })).status).toBe(409);
  expect((await enter(shown())).status, 'the app still serves').toBe(200);
});

describe('two-factor sign-in that an Administrator requires', () => {
  async function asked() {
    const app = await createTestApp();
    const { client: administrator } = await app.signInAs('Administrator');
    const other = await app.signInAs('Administrator');
    const password = await passwordOf(app, other);
    const ask = (required: boolean) =>
      administrator.call(requireTwoFactor, { body: { id: other.userId, required } });
    const works = async () => (await other.client.call(viewUsers, {})).status;
    return { app, other, password, ask, works };
  }

  test('limits an open session to its own account until it is set up, and can’t be ended', async () => {
    const { app, other, password, ask, works } = await asked();
    expect((await ask(true)).status).toBe(200);
    expect(await works()).toBe(403);
    const { secret } = (await other.client.call(startTwoFactor, { body: { password } })).body;
    expect(await works(), 'begun, but not confirmed').toBe(403);
    const timestamp = app.clock.now().getTime();
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
    expect((await other.client.call(confirmTwoFactor, { body: { code } })).status).toBe(200);
    expect(await works()).toBe(200);
    expect((await other.client.call(stopTwoFactor, { body: { password } })).status).toBe(403);
  });

  test('stops limiting a user once it is no longer required', async () => {
    const { ask, works } = await asked();
    await ask(true);
    expect((await ask(false)).status).toBe(200);
    expect(await works()).toBe(200);
  });

  test('is announced at sign-in to users who have yet to set it up', async () => {
    const { app, other, password, ask } = await asked();
    const body = { email: `${other.userId}@users.example`, password };
    expect((await app.visitor.call(signIn, { body })).body.mustSetUpTwoFactor).toBe(false);
    await ask(true);
    expect((await app.visitor.call(signIn, { body })).body.mustSetUpTwoFactor).toBe(true);
  });
});
