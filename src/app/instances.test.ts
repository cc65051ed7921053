import { expect, test } from 'vitest';
import { LIMITS } from '#platform/server/limits.ts';
import { signIn, signOut, viewSessions } from '#rooms/access/auth/contract.ts';
import { addAttendee, viewAttendees } from '#rooms/people/registrations/contract.ts';
import { anotherInstance } from '#testing/another-instance.ts';
import { createTestApp } from '#testing/app.ts';
import { passwordOf } from '#testing/calls/account-fixtures.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { captchaOf, solveSpamGuard } from '#testing/solve-spam-guard.ts';

const HALF = 5;
const TOO_MANY = { status: 429, body: { code: 'too-many' } };

async function twoInstances() {
  const app = await createTestApp({ TRUST_PROXY: '1' });
  const { userId } = await app.signInAs('User');
  const esi = { email: `${userId}@users.example`, password: await passwordOf(app, { userId }) };
  const instances = [app, anotherInstance(app)];
  const enter = (instance: number, body: typeof esi, from = '192.0.2.7') =>
    instances[instance]?.client({ 'x-forwarded-for': from }).call(signIn, { body });
  const fail = async (instance: number, from?: string) =>
    (await enter(instance, { ...esi, password: 'wrong' }, from))?.status;
  return { esi, enter, fail };
}

test('5 wrong passwords on one instance and 5 on another have to wait like 10 on one', async () => {
  const { esi, enter, fail } = await twoInstances();
  for (let failure = 0; failure < HALF; failure += 1) {
    expect([await fail(0), await fail(1)]).toEqual([401, 401]);
  }
  for (const instance of [0, 1]) {
    const refused = await enter(instance, esi);
    expect(refused).toMatchObject(TOO_MANY);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
    expect((await enter(instance, esi, '192.0.2.8'))?.status, 'another address').toBe(200);
  }
});

test('the right password starts the count again on every instance', async () => {
  const { esi, enter, fail } = await twoInstances();
  for (let failure = 0; failure < HALF + 1; failure += 1) await fail(0);
  expect((await enter(1, esi))?.status).toBe(200);
  for (let failure = 0; failure < HALF; failure += 1) expect(await fail(1)).toBe(401);
  expect((await enter(1, esi))?.status).toBe(200);
});

test('what is sent often is counted together, up to a few that the others don’t know yet', async () => {
  const app = await createTestApp();
  const limits = [app.services.limits, anotherInstance(app).services.limits];
  const { quota, step } = LIMITS.submissions;
  const take = async (instance: number) =>
    limits[instance]?.take('submissions', '192.0.2.7').then(
      () => true,
      () => false,
    );
  for (let sent = 0; sent < quota; sent += 1) expect(await take(0)).toBe(true);
  let more = 0;
  while (await take(1)) more += 1;
  expect(more).toBe(step - 1);
  expect(await take(1), 'without asking the database again').toBe(false);
});

test('a session of one instance is one of the other, and ends on both', async () => {
  const app = await createTestApp();
  const { client, cookie } = await app.signInAs('User');
  const other = anotherInstance(app).client({ cookie });
  expect((await other.call(viewSessions, {})).status).toBe(200);
  await client.call(signOut, {});
  expect((await other.call(viewSessions, {})).status).toBe(401);
});

test('a proof of work is spent, and a submission recognised, on every instance', async () => {
  const app = await createTestApp({ CAPTCHA: 'on' });
  const second = anotherInstance(app);
  const other = second.client({});
  const solve = async () => captchaOf(await solveSpamGuard(app));
  const captcha = await solve();
  const key = { 'idempotency-key': '0198f0de-0000-7000-8000-000000000001' };
  const sent = sampleRegistration({ captcha });
  expect((await app.client(key).call(addAttendee, { body: sent })).status).toBe(200);
  const another = sampleRegistration({ captcha, email: 'kofi@owusu.example' });
  expect(await other.call(addAttendee, { body: another })).toMatchObject({ status: 422 });
  const again = { ...sent, captcha: await solve() };
  expect((await second.client(key).call(addAttendee, { body: again })).status, 'sent again').toBe(200);
  const { client } = await app.signInAs('Administrator');
  expect((await client.call(viewAttendees, {})).body.records).toHaveLength(1);
});
