import { describe, expect, test } from 'vitest';
import {
  confirmTwoFactor,
  createResetLink,
  resetPassword,
  signIn,
  stopTwoFactor,
} from '#rooms/access/auth/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { codeOf, passwordOf } from '#testing/calls/account-fixtures.ts';
import { changePassword, updateProfile, viewProfile } from '../contract.ts';

async function ownAccount() {
  const app = await createTestApp();
  const me = await app.signInAs('User');
  const password = await passwordOf(app, me);
  return { app, me, client: me.client, password };
}

function refusalOf(field: string) {
  return { status: 422, body: { code: 'invalid', errors: { [field]: expect.any(String) } } };
}

test('of two changes of one’s own profile that were begun together, the later is refused', async () => {
  const { client } = await ownAccount();
  const { version } = (await client.call(viewProfile, {})).body.record;
  const change = (username: string) => client.call(updateProfile, { body: { username, phone: '', version } });
  expect((await change('Ama')).status).toBe(200);
  expect((await change('Esi')).status).toBe(412);
  expect((await client.call(viewProfile, {})).body.record.username).toBe('Ama');
});

test('nobody calls themselves like another user, the program or those whom the record marks', async () => {
  const { app, client } = await ownAccount();
  await app.signInAs('Desk');
  const change = async (username: string) =>
    (await client.call(updateProfile, { body: { username, phone: '' } })).status;
  for (const name of [
    ...['Аdministrator', 'Buyer: Ama', 'Ama Аdu'],
    ...['Visitor', 'Summit', 'The program', 'Administrator', 'Test Desk', 'Test Dеsk'.normalize('NFD')],
    ...['Visiteuse', 'Buyer – Ama', 'Le programme', 'Admin', 'ᴀdministrator', 'Administrador 2', 'Erased'],
  ])
    expect([name, [409, 422].includes(await change(name))]).toEqual([name, true]);
  for (const name of ['Ama Adu', 'Ama Adu', 'Edith Adminah', 'Kɔfi Summit'])
    expect(await change(name)).toBe(200);
});

describe('a signed-in user who mistypes', () => {
  test('a code or a password sees the error at its field and stays signed in', async () => {
    const { app, me, client } = await ownAccount();
    const wrong = String((Number(await codeOf(app, me)) + 1) % 1_000_000).padStart(6, '0');
    expect(await client.call(confirmTwoFactor, { body: { code: wrong } })).toMatchObject(refusalOf('code'));
    const password = 'not the password';
    expect(await client.call(stopTwoFactor, { body: { password } })).toMatchObject(refusalOf('password'));
    const body = { current: password, password: 'another long password' };
    expect(await client.call(changePassword, { body })).toMatchObject(refusalOf('current'));
    expect((await client.call(viewProfile, {})).status).toBe(200);
  });

  test('or repeats the old password as the new one sees the error at its field', async () => {
    const { client, password } = await ownAccount();
    const refused = await client.call(changePassword, { body: { current: password, password } });
    expect(refused).toMatchObject(refusalOf('password'));
  });
});

describe('one’s own password', () => {
  test('can be guessed no more often than at sign-in, wherever it is asked for', async () => {
    const { client, password } = await ownAccount();
    const change = (current: string) =>
      client.call(changePassword, { body: { current, password: 'another long password' } });
    for (let guess = 0; guess < 10; guess += 1) expect((await change(`guess ${guess}`)).status).toBe(422);
    expect((await change(password)).status).toBe(429);
    expect((await client.call(stopTwoFactor, { body: { password } })).status).toBe(429);
  });

  test('is changed by only one of two simultaneous requests', async () => {
    const { client, password } = await ownAccount();
    const changes = ['one long password', 'another long password'].map((next) =>
      client.call(changePassword, { body: { current: password, password: next } }),
    );
    const statuses = (await Promise.all(changes)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 422]);
  });

  test('ends a reset link when it changes', async () => {
    const { app, me, client, password } = await ownAccount();
    const administrator = await app.signInAs('Administrator');
    const made = await administrator.client.call(createResetLink, { body: { id: me.userId } });
    const token = new URL(made.body.link).searchParams.get('token') ?? '';
    await client.call(changePassword, { body: { current: password, password: 'another long password' } });
    const used = await app.visitor.call(resetPassword, { body: { token, password: 'yet another password' } });
    expect(used.status).toBe(422);
  });
});

test('the error for a wrong code at sign-in fits both kinds of code', async () => {
  const { app, me, client, password } = await ownAccount();
  const confirmed = await client.call(confirmTwoFactor, { body: { code: await codeOf(app, me) } });
  const [recoveryCode = ''] = confirmed.body.codes;
  const enter = () =>
    app.visitor.call(signIn, {
      body: { email: `${me.userId}@users.example`, password, code: recoveryCode },
    });
  expect((await enter()).status).toBe(200);
  const again = await enter();
  expect(again.status).toBe(401);
  expect(again.body.message).toMatch(/30 seconds.*recovery code works only once/);
});
