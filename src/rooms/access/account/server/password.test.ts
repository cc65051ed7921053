import { expect, test } from 'vitest';
import { signIn } from '#rooms/access/auth/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { passwordOf, sessionOf } from '#testing/calls/account-fixtures.ts';
import { changePassword, viewProfile } from '../contract.ts';

const NEW_PASSWORD = 'quite another password';

async function signedInTwice() {
  const app = await createTestApp();
  const me = await app.signInAs('User');
  const other = await app.signInAs('User');
  const current = await passwordOf(app, me);
  const elsewhere = app.client({ cookie: `summit=${await sessionOf(app, me)}` });
  const enter = (password: string) =>
    app.visitor.call(signIn, { body: { email: `${me.userId}@users.example`, password } });
  return { me: me.client, other: other.client, elsewhere, current, enter };
}

test('changing one’s own password keeps the current session and ends the account’s others', async () => {
  const { me, other, elsewhere, current, enter } = await signedInTwice();
  expect((await elsewhere.call(viewProfile, {})).status).toBe(200);
  expect((await me.call(changePassword, { body: { current, password: NEW_PASSWORD } })).status).toBe(200);
  expect((await me.call(viewProfile, {})).status, 'the present session').toBe(200);
  expect((await elsewhere.call(viewProfile, {})).status, 'another session').toBe(401);
  expect((await other.call(viewProfile, {})).status, 'another user').toBe(200);
  expect((await enter(current)).status).toBe(401);
  expect((await enter(NEW_PASSWORD)).status).toBe(200);
});

test('a wrong current password changes nothing and ends nothing', async () => {
  const { me, elsewhere, current, enter } = await signedInTwice();
  const body = { current: 'not the password', password: NEW_PASSWORD };
  expect((await me.call(changePassword, { body })).status).toBe(422);
  expect((await elsewhere.call(viewProfile, {})).status).toBe(200);
  expect((await enter(NEW_PASSWORD)).status).toBe(401);
  expect((await enter(current)).status).toBe(200);
});
