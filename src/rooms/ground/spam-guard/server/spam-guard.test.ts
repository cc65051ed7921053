import { afterEach, describe, expect, test, vi } from 'vitest';
import { LIMITS } from '#platform/server/limits.ts';
import { addPartnership } from '#rooms/partners/partnerships/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { samplePartnership, sampleRegistration } from '#testing/samples.ts';
import { captchaOf as send, solveSpamGuard as solve } from '#testing/solve-spam-guard.ts';
import { challenge } from '../contract.ts';

const REFUSED = { status: 422, body: { code: 'invalid', errors: { captcha: expect.any(String) } } };
const HALF_AN_HOUR_MS = 30 * 60_000;

async function guarded() {
  const app = await createTestApp({ CAPTCHA: 'on' });
  const register = (captcha?: string, changes = {}) =>
    app.visitor.call(addAttendee, { body: sampleRegistration({ captcha, ...changes }) });
  return { app, register };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('the spam guard', () => {
  test('lets a solved form pass', async () => {
    const { app, register } = await guarded();
    expect((await register(send(await solve(app)))).status).toBe(200);
  });

  test('stops a form without a solution', async () => {
    const { register } = await guarded();
    expect(await register()).toMatchObject(REFUSED);
    for (const made of ['', 'no base 64 at all', send(null), send({}), send([1])]) {
      expect(await register(made)).toMatchObject(REFUSED);
    }
  });

  test('stops a solution that was tampered with', async () => {
    const { app, register } = await guarded();
    const { challenge: given, solution } = await solve(app);
    for (const changes of [{ expiresAt: 4_000_000_000 }, { cost: 1 }, { keyPrefix: '' }, { salt: '00' }]) {
      const forged = { ...given, parameters: { ...given.parameters, ...changes } };
      expect(await register(send({ challenge: forged, solution }))).toMatchObject(REFUSED);
    }
    const guessed = { ...(solution as object), counter: 0, derivedKey: '00' };
    expect(await register(send({ challenge: given, solution: guessed }))).toMatchObject(REFUSED);
  });

  test('accepts a solution once, whichever form it comes with', async () => {
    const { app, register } = await guarded();
    const captcha = send(await solve(app));
    expect((await register(captcha)).status).toBe(200);
    expect(await register(captcha, { email: 'kofi@owusu.example' })).toMatchObject(REFUSED);
    const body = samplePartnership({ captcha });
    expect(await app.visitor.call(addPartnership, { body })).toMatchObject(REFUSED);
  });

  test('accepts one of two forms that send the same solution at once', async () => {
    const { app, register } = await guarded();
    const captcha = send(await solve(app));
    const replies = await Promise.all(
      ['ama', 'kofi'].map((name) => register(captcha, { email: `${name}@owusu.example` })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  test('leaves the solution unspent when the form is refused for another reason', async () => {
    const { app, register } = await guarded();
    const captcha = send(await solve(app));
    expect((await register(captcha, { whatsapp_number: '1' })).status).toBe(422);
    expect((await register(captcha)).status).toBe(200);
  });

  test('spends the solution of a form whose address is registered already', async () => {
    const { app, register } = await guarded();
    expect((await register(send(await solve(app)))).status).toBe(200);
    const captcha = send(await solve(app));
    expect((await register(captcha)).status).toBe(409);
    expect(await register(captcha), 'the same address').toMatchObject(REFUSED);
    expect(await register(captcha, { email: 'kofi@owusu.example' })).toMatchObject(REFUSED);
  });

  test('lets an office send its forms, and stops an address that sends hundreds', async () => {
    const { app } = await guarded();
    const { quota } = LIMITS.submissions;
    for (let sent = 0; sent < quota; sent += 1) await app.services.limits.take('submissions', '192.0.2.1');
    const body = sampleRegistration({ captcha: send(await solve(app)) });
    const refused = await app.visitor.call(addAttendee, { body });
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many', errors: {} } });
    expect(refused.body.message).toMatch(
      /^Too many forms have been sent from your network\. Please wait \d+ min/,
    );
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
    const partner = samplePartnership({ captcha: body.captcha });
    expect((await app.visitor.call(addPartnership, { body: partner })).status).toBe(429);
    expect(quota).toBeGreaterThanOrEqual(50);
    await app.services.limits.reset([{ limit: 'submissions', key: '192.0.2.1' }]);
    expect((await app.visitor.call(addAttendee, { body })).status, 'the solution is unspent').toBe(200);
  });

  test('counts no address while it is off', async () => {
    const app = await createTestApp();
    for (let sent = 0; sent < LIMITS.submissions.quota; sent += 1) {
      await app.services.limits.take('submissions', '192.0.2.1');
    }
    expect((await app.visitor.call(addAttendee, { body: sampleRegistration() })).status).toBe(200);
  });

  test('stops a solution that is too old', async () => {
    const { app, register } = await guarded();
    const captcha = send(await solve(app));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HALF_AN_HOUR_MS });
    expect(await register(captcha)).toMatchObject(REFUSED);
  });

  test('asks for nothing when it is off', async () => {
    const { visitor } = await createTestApp();
    expect((await visitor.call(challenge, {})).body).toEqual({ required: false });
  });
});
