import { describe, expect, test } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import { changePassword } from '#rooms/access/account/contract.ts';
import { createResetLink, resetPassword, signIn } from '#rooms/access/auth/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { passwordOf } from '#testing/calls/account-fixtures.ts';
import { addUser, updateUser } from '../contract.ts';
import { whyEasyToGuess } from './password-rules.ts';
import { hashPassword } from './passwords.ts';

const CONFIG = readConfig({ PUBLIC_URL: 'https://adinkra.example' });
const AMA = { username: 'Ama Serwaa', email: 'a.serwaa@akwaaba.example' };
const COMMON = /tried first/;
const CLOSE = /hardly more than your name/;

const why = (password: string) => whyEasyToGuess(CONFIG, password, AMA);

describe('a password is easy to guess', () => {
  test.each([
    '123456789012',
    'passwordpassword',
    'Password1234',
    'P@ssw0rd2026!',
    '!!!2026dragon!!!',
    'qwertyuiop12',
    'GodIsGood123',
    'JesusChrist1',
    'Kwame123456!',
    'Kwame2026-2027!',
    'qwertyuiopasdf',
    'abcdefghijkl',
    'lkjhgfdsapoi',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'administrator',
    '1qaz2wsx3edc',
    'monkeymonkey',
    'Summit2026!!',
  ])('if it is a common one in any dress: %s', (password) => {
    expect(why(password)).toMatch(COMMON);
  });

  test.each([
    'accrasummit2026',
    'Accra2026!!!',
    'adinkra-2026-x',
    'AmaSerwaa1985',
    'a.serwaa@akwaaba.example',
    '5erw44-4kw44b4',
    'adinkra123456789',
  ])('if it is hardly more than words of the site or of the person: %s', (password) => {
    expect(why(password)).toMatch(CLOSE);
  });

  test.each([
    'correct horse battery',
    'quite another password',
    'x7$K2!9qZ#4m',
    '8347-2938-1029',
    'Summit of a hill we climbed',
    'Ama sells twelve kente cloths',
    'ɔdɔ nyera fie kwan',
  ])('and otherwise not: %s', (password) => {
    expect(why(password)).toBeUndefined();
  });
});

describe('an easy password is refused at its field', () => {
  const EASY = 'Password1234';
  const REFUSED = {
    status: 422,
    body: { code: 'invalid', errors: { password: expect.stringMatching(COMMON) } },
  };

  async function organisers() {
    const app = await createTestApp();
    const { client } = await app.signInAs('Administrator');
    return { app, client, me: await app.signInAs('User') };
  }

  test('when a user is added or changed', async () => {
    const { client, me } = await organisers();
    const body = { ...AMA, phone: '', password: EASY };
    expect(await client.call(addUser, { body })).toMatchObject(REFUSED);
    const change = { ...body, role: 'User' as const };
    expect(await client.call(updateUser, { query: { userId: me.userId }, body: change })).toMatchObject(
      REFUSED,
    );
    const { message } = (await client.call(addUser, { body: { ...body, password: 'AmaSerwaa1985' } })).body;
    expect(message).toMatch(CLOSE);
  });

  test('when users change their own, or use a link, which then still works', async () => {
    const { app, client, me } = await organisers();
    const current = await passwordOf(app, me);
    expect(await me.client.call(changePassword, { body: { current, password: EASY } })).toMatchObject(
      REFUSED,
    );
    const { link } = (await client.call(createResetLink, { body: { id: me.userId } })).body;
    const token = new URL(link).searchParams.get('token') ?? '';
    const reset = (password: string) => app.visitor.call(resetPassword, { body: { token, password } });
    for (let attempt = 0; attempt < 12; attempt += 1) expect(await reset(EASY)).toMatchObject(REFUSED);
    expect((await reset('quite another password')).status).toBe(200);
  });

  test('if it has fewer than twelve characters, but an existing one still works', async () => {
    const { app, client, me } = await organisers();
    const short = { ...AMA, phone: '', password: 'x7$K2!9qZ#4' };
    const refused = await client.call(addUser, { body: short });
    expect(refused.body.errors).toEqual({ password: 'Please use at least 12 characters.' });
    const password_hash = await hashPassword('secret');
    const { database } = app.store;
    await database.updateTable('users').set({ password_hash }).where('id', '=', me.userId).execute();
    const body = { email: `${me.userId}@users.example`, password: 'secret' };
    expect((await app.visitor.call(signIn, { body })).status).toBe(200);
  });
});
