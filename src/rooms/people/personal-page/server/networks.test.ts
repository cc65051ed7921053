/** @module-tag long */

import { expect, test } from 'vitest';
import { LIMITS, type Limit } from '#platform/server/limits.ts';
import { signIn } from '#rooms/access/auth/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { passwordOf } from '#testing/calls/account-fixtures.ts';
import { mailRows } from '#testing/mails.ts';
import { lastLink, lastSecret, pageOf, registered } from '#testing/own-page.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { useUp } from '#testing/use-up.ts';

const OFFICE = { 'x-forwarded-for': '192.0.2.7' };
const ELSEWHERE = { 'x-forwarded-for': '198.51.100.7' };
const CANCEL = { do: 'cancel' };

/** Somebody's own page, asked for through a proxy that passes on each network. */
async function behindProxy() {
  const made = await registered({ TRUST_PROXY: '1' });
  const { limits } = made.app.services;
  /** Takes all but so much of the office’s quota. */
  const leave = async (limit: Limit, left: number) => {
    for (let taken = LIMITS[limit].quota; taken > left; taken -= 1)
      await limits.take(limit, OFFICE['x-forwarded-for']);
  };
  const wrong = async () => ((await lastSecret(made.app)) === '000000' ? '000001' : '000000');
  return { ...made, leave, wrong };
}

const waitOf = (response: Response) => Number(response.headers.get('retry-after'));

test('a network can ask for so many codes, says when it can ask again, and leaves other networks alone', async () => {
  const { app, press, leave } = await behindProxy();
  await leave('codesFromNetwork', 2);
  const asked = [await press(CANCEL, OFFICE), await press(CANCEL, OFFICE), await press(CANCEL, OFFICE)];
  expect(asked.map(({ status }) => status)).toEqual([303, 303, 429]);
  expect(asked.map(waitOf)[2]).toBeGreaterThan(3_500);
  expect(await asked[2]?.text()).toContain('from your network');
  expect((await press(CANCEL, ELSEWHERE)).status).toBe(303);
  const codes = (await mailRows(app)).filter(({ template }) => template === 'personalCode');
  expect(codes).toHaveLength(3);
});

test('one link takes no more of the codes of its network than it is sent', async () => {
  const { app, press } = await behindProxy();
  for (let asked = 0; asked < 20; asked += 1) await press(CANCEL, OFFICE);
  await app.visitor.call(addAttendee, { body: sampleRegistration({ email: 'kofi@owusu.example' }) });
  const { press: pressNext } = pageOf(app, await lastLink(app));
  expect((await pressNext(CANCEL, OFFICE)).status).toBe(303);
  const { quota } = LIMITS.codesFromNetwork;
  const left = quota - LIMITS.codesOfRegistration.quota - 1;
  const { limits } = app.services;
  expect(await limits.take('codesFromNetwork', OFFICE['x-forwarded-for'])).toBe(left - 1);
});

test('all networks together can ask for so many codes', async () => {
  const { app, press } = await behindProxy();
  await useUp(app, 'codesInAll', 2);
  const asked = [await press(CANCEL, OFFICE), await press(CANCEL, ELSEWHERE), await press(CANCEL, ELSEWHERE)];
  expect(asked.map(({ status }) => status)).toEqual([303, 303, 429]);
  expect(asked.map(waitOf)[2]).toBeGreaterThan(3_500);
});

test('a network can try so many wrong codes, of any registration; right ones of others still count', async () => {
  const { app, press, confirm, leave, wrong } = await behindProxy();
  await press(CANCEL, OFFICE);
  await leave('wrongCodesFromNetwork', 2);
  const guess = { do: 'confirm', code: await wrong() };
  const tried = [await press(guess, OFFICE), await press(guess, OFFICE), await press(guess, OFFICE)];
  expect(tried.map(({ status }) => status)).toEqual([422, 422, 429]);
  expect(tried.map(waitOf)[2]).toBeGreaterThan(14 * 60);
  const code = await lastSecret(app);
  expect((await press({ do: 'confirm', code }, OFFICE)).status, 'the right one from there').toBe(429);
  expect((await press({ do: 'confirm', code }, ELSEWHERE)).status).toBe(303);
  expect((await confirm()).status, 'used already').toBe(409);
});

test('right codes take nothing of what a network may try, and neither do those that have ended', async () => {
  const { press, confirm, leave } = await behindProxy();
  await leave('wrongCodesFromNetwork', 1);
  for (const status of [303, 409, 409]) {
    if (status === 303) await press(CANCEL, OFFICE);
    const response =
      status === 303 ? await confirm(OFFICE) : await press({ do: 'confirm', code: '123456' }, OFFICE);
    expect(response.status).toBe(status);
  }
});

test('wrong codes keep nobody of that network from signing in', async () => {
  const { app, press, leave, wrong } = await behindProxy();
  await press(CANCEL, OFFICE);
  await leave('wrongCodesFromNetwork', 0);
  expect((await press({ do: 'confirm', code: await wrong() }, OFFICE)).status).toBe(429);
  const { userId } = await app.signInAs('User');
  const body = { email: `${userId}@users.example`, password: await passwordOf(app, { userId }) };
  expect((await app.client(OFFICE).call(signIn, { body })).status).toBe(200);
});
