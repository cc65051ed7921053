import { expect, test } from 'vitest';
import { viewActivity } from '#rooms/ground/activity/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { passwordOf } from '#testing/calls/account-fixtures.ts';
import { useUp } from '#testing/use-up.ts';
import { signIn } from '../contract.ts';

test('failures with unknown addresses fill the activity up to a limit, and those of an account are always recorded', async () => {
  const app = await createTestApp({ TRUST_PROXY: '1' });
  const me = await app.signInAs('Administrator');
  await passwordOf(app, me);
  let network = 0;
  const fail = async (email: string) => {
    network += 1;
    const stranger = app.client({ 'x-forwarded-for': `198.51.100.${network}` });
    expect((await stranger.call(signIn, { body: { email, password: 'wrong' } })).status).toBe(401);
  };
  const recorded = async () => {
    const { records } = (await me.client.call(viewActivity, { query: { type: 'Failed log-in' } })).body;
    return records.map(({ activity_description }) => activity_description).toReversed();
  };
  await useUp(app, 'strangersRecorded', 2);
  for (const name of ['ama', 'esi', 'kofi']) await fail(`${name}@nowhere.example`);
  const UNKNOWN = 'Someone failed to sign in with an unknown address';
  const LAST = `${UNKNOWN}; for up to a day, no more of these are recorded`;
  expect(await recorded()).toEqual([UNKNOWN, LAST]);
  await fail(`${me.userId}@users.example`);
  expect(await recorded()).toEqual([UNKNOWN, LAST, expect.stringMatching(/^Someone failed to sign in as /)]);
});
