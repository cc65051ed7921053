import { expect, onTestFinished, test, vi } from 'vitest';
import { changePassword } from '#rooms/access/account/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { passwordOf } from '#testing/calls/account-fixtures.ts';
import { createResetLink, resetPassword, signIn } from '../contract.ts';

vi.mock(import('@node-rs/argon2'), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    async verify(stored, password, ...others) {
      if (password === WRONG) await hashing.isOver;
      return original.verify(stored, password, ...others);
    },
  };
});

/** Hashing a wrong password takes until this. */
const hashing = { isOver: Promise.resolve() };
const WAIT = { timeout: 60_000 };
const WRONG = 'wrong';
const NEW_PASSWORD = 'quite another password';
/** Fewer than one network may guess. */
const GUESSES = 95;
/** One is being hashed, and so many may wait. */
const REFUSED = GUESSES - 1 - 40;

/** A program on which strangers sign in with wrong passwords, all at once. */
async function crowded() {
  const app = await createTestApp({ TRUST_PROXY: '1' });
  const from = (network: string, headers = {}) => app.client({ 'x-forwarded-for': network, ...headers });
  const me = await app.signInAs('User');
  const body = { email: `${me.userId}@users.example`, password: await passwordOf(app, me) };
  const { headers } = await from('203.0.113.9').call(signIn, { body });
  const device = headers.getSetCookie().find((one) => one.includes('summit-device-'));
  /**
   * Returns when as many wait as may, and all others have been refused: how many those are by now, and how to let the
   * others go on.
   */
  const guess = async (networkOf: (guess: number) => string) => {
    const { promise, resolve: goOn } = Promise.withResolvers<void>();
    hashing.isOver = promise;
    let refused = 0;
    const guesses = Array.from({ length: GUESSES }, async (_, guess) => {
      const wrong = { email: `nobody-${guess}@users.example`, password: WRONG };
      const { status } = await from(networkOf(guess)).call(signIn, { body: wrong });
      if (status === 503) refused += 1;
    });
    // The next test has the same queues.
    onTestFinished(async () => {
      goOn();
      await Promise.all(guesses);
    });
    await vi.waitUntil(() => refused === REFUSED, WAIT);
    return { goOn, refused: () => refused };
  };
  return { app, me, body, from, known: { cookie: device?.split(';')[0] ?? '' }, guess };
}

test('the right password gets its turn among the wrong ones of another network', async () => {
  const { body, from, guess } = await crowded();
  const { goOn, refused } = await guess(() => '192.0.2.7');
  const others = ['198.51.100.1', '198.51.100.2'].map((network) => from(network).call(signIn, { body }));
  // Each takes the place of one.
  await Promise.race([...others, vi.waitUntil(() => refused() === REFUSED + others.length, WAIT)]);
  goOn();
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200]);
});

test('who is known has a turn of their own, however many networks send wrong ones', async () => {
  const { app, me, body, from, known, guess } = await crowded();
  const { client: administrator } = await app.signInAs('Administrator');
  const esi = await app.signInAs('User');
  const { link } = (await administrator.call(createResetLink, { body: { id: esi.userId } })).body;
  const token = new URL(link).searchParams.get('token') ?? '';
  await guess((guess) => `192.0.2.${guess}`);
  expect((await from('203.0.113.9').call(signIn, { body })).status, 'a device that isn’t').toBe(503);
  expect((await from('192.0.2.7', known).call(signIn, { body })).status, 'a device that is').toBe(200);
  const chosen = { token, password: NEW_PASSWORD };
  const reset = await from('192.0.2.7').call(resetPassword, { body: chosen });
  expect(reset.status, 'the owner of a one-time link').toBe(200);
  const passwords = { current: body.password, password: NEW_PASSWORD };
  const change = await me.client.call(changePassword, { body: passwords });
  expect(change.status, 'somebody signed in').toBe(200);
});
