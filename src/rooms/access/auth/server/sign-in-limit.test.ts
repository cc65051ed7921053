import { describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import { passwordOf } from '#testing/calls/account-fixtures.ts';
import { signIn } from '../contract.ts';

const PER_ACCOUNT = 10;
const PER_ADDRESS = 100;
const LAST = 3;
const QUARTER_OF_AN_HOUR_S = 15 * 60;
const TOO_MANY = { status: 429, body: { status: 429, code: 'too-many' } };

/** Behind one proxy, which passes on the client's address. */
async function signingIn(environment = { TRUST_PROXY: '1' }) {
  const app = await createTestApp(environment);
  const account = async () => {
    const { userId } = await app.signInAs('User');
    return { email: `${userId}@users.example`, password: await passwordOf(app, { userId }) };
  };
  const enter = (body: { email: string; password: string }, forwarded: string) =>
    app.client({ 'x-forwarded-for': forwarded }).call(signIn, { body });
  const fail = (email: string, forwarded: string) => enter({ email, password: 'wrong' }, forwarded);
  return { app, enter, fail, esi: await account(), kofi: await account() };
}

describe('too many wrong passwords', () => {
  test('for one account from one address block only that account from that address', async () => {
    const { enter, fail, esi, kofi } = await signingIn();
    for (let failure = 0; failure < PER_ACCOUNT; failure += 1) {
      expect((await fail(esi.email, '192.0.2.7')).status).toBe(401);
    }
    const refused = await enter(esi, '192.0.2.7');
    expect(refused).toMatchObject(TOO_MANY);
    expect(refused.headers.get('set-cookie')).toBeNull();
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(QUARTER_OF_AN_HOUR_S - 60);
    expect(wait).toBeLessThanOrEqual(QUARTER_OF_AN_HOUR_S);
    const inCapitals = { ...esi, email: esi.email.toUpperCase() };
    expect(await enter(inCapitals, '192.0.2.7'), 'typed in another case').toMatchObject(TOO_MANY);
    expect((await enter(kofi, '192.0.2.7')).status, 'another account').toBe(200);
    expect((await enter(esi, '192.0.2.8')).status, 'another address').toBe(200);
  });

  test('for many accounts from one address block every account from that address only', async () => {
    const { app, enter, fail, esi } = await signingIn();
    // Most of them without the time for hashing.
    for (let failure = 0; failure < PER_ADDRESS - LAST; failure += 1)
      await app.services.limits.take('guessesFromAddress', '192.0.2.7');
    for (let failure = 0; failure < LAST; failure += 1) {
      expect((await fail(`guess-${failure}@users.example`, '192.0.2.7')).status).toBe(401);
    }
    const refused = await enter(esi, '192.0.2.7');
    expect(refused).toMatchObject(TOO_MANY);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await enter(esi, '192.0.2.8')).status, 'another address').toBe(200);
  });
});

describe('an address made up by the sender', () => {
  const madeUp = (failure: number) => `198.51.100.${failure}`;

  /** Uses up one account's failures, each from another address, then tries the right password. */
  async function spoof(proxies: string, forwarded: (failure: number) => string) {
    const { enter, fail, esi } = await signingIn({ TRUST_PROXY: proxies });
    for (let failure = 0; failure < PER_ACCOUNT; failure += 1) await fail(esi.email, forwarded(failure));
    return { again: await enter(esi, forwarded(PER_ACCOUNT)), enter, esi };
  }

  test('is not believed without a proxy in front', async () => {
    const { again } = await spoof('0', madeUp);
    expect(again).toMatchObject(TOO_MANY);
  });

  test('is not believed before the one that a proxy added', async () => {
    const { again, enter, esi } = await spoof('1', (failure) => `${madeUp(failure)}, 192.0.2.7`);
    expect(again).toMatchObject(TOO_MANY);
    expect((await enter(esi, '192.0.2.7, 192.0.2.8')).status, 'another visitor').toBe(200);
  });

  test('is not believed before the ones that two proxies added', async () => {
    const { again, enter, esi } = await spoof('2', (failure) => `${madeUp(failure)}, 192.0.2.7, 10.0.0.1`);
    expect(again).toMatchObject(TOO_MANY);
    expect((await enter(esi, '192.0.2.7, 192.0.2.8, 10.0.0.1')).status, 'another visitor').toBe(200);
  });
});
