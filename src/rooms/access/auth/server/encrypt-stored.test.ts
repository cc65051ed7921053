import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { StartRefusal } from '#platform/server/config.ts';
import { hashSecret } from '#platform/server/identifier.ts';
import { Secrets } from '#platform/server/secrets.ts';
import { createTestApp } from '#testing/app.ts';
import { passwordOf } from '#testing/calls/account-fixtures.ts';
import { signIn } from '../contract.ts';
import { encryptStored } from './encrypt-stored.ts';

const OLD_KEY = 'o'.repeat(32);
const NEW_KEY = 'n'.repeat(32);
const OTHER_KEY = 'x'.repeat(32);
const OLD_CODE = 'k3lq9-xw0ab';

/**
 * A user as a version without SECRET_KEY left them: the secret unencrypted, a recovery code as a plain hash.
 */
async function leftInClear() {
  const app = await createTestApp();
  const me = await app.signInAs('User');
  const password = await passwordOf(app, me);
  const secret = new Secret({ size: 20 });
  const { database } = app.store;
  await database
    .updateTable('users')
    .set({ two_factor_secret: secret.base32, two_factor_since: app.clock.now().toISOString() })
    .where('id', '=', me.userId)
    .execute();
  const code_hash = hashSecret(OLD_CODE.replace('-', ''));
  await database.insertInto('recovery_codes').values({ code_hash, user_id: me.userId }).execute();
  const stored = async () =>
    JSON.stringify([
      await database.selectFrom('users').select('two_factor_secret').execute(),
      await database.selectFrom('recovery_codes').selectAll().execute(),
    ]);
  const enter = async (code: string) =>
    (await app.visitor.call(signIn, { body: { email: `${me.userId}@users.example`, password, code } }))
      .status;
  const shown = () => new TOTP({ secret }).generate({ timestamp: app.clock.now().getTime() });
  return { app, secret: secret.base32, code_hash, stored, enter, shown };
}

describe('what an earlier version left unencrypted', () => {
  test('can’t be read in the database after the next start, and works as before', async () => {
    const { app, secret, code_hash, stored, enter, shown } = await leftInClear();
    await encryptStored(app.services);
    expect(await stored()).not.toContain(secret);
    expect(await stored()).not.toContain(code_hash);
    expect(await enter(shown())).toBe(200);
    expect(await enter(OLD_CODE.toUpperCase())).toBe(200);
    expect(await enter(OLD_CODE), 'once').toBe(401);
  });

  test('is sealed once by instances that start together, and stays as it is', async () => {
    const { app, stored, enter, shown } = await leftInClear();
    await Promise.all([1, 2, 3].map(() => encryptStored(app.services)));
    const encrypted = await stored();
    await encryptStored(app.services);
    expect(await stored()).toBe(encrypted);
    expect(await enter(shown())).toBe(200);
  });
});

describe('a new secret key', () => {
  test('takes over at the start if the old one follows it', async () => {
    const { app, stored } = await leftInClear();
    const withKeys = (...keys: [string, ...string[]]) => {
      app.services.secrets = new Secrets(keys);
      return encryptStored(app.services);
    };
    await withKeys(OLD_KEY);
    const before = await stored();
    await withKeys(NEW_KEY, OLD_KEY);
    expect(await stored()).not.toBe(before);
    await withKeys(NEW_KEY);
  });

  test('that doesn’t open what is stored is refused at the start, and nothing is changed', async () => {
    const { app, stored } = await leftInClear();
    await encryptStored(app.services);
    const before = await stored();
    const wrong = { ...app.services, secrets: new Secrets([OTHER_KEY]) };
    await expect(encryptStored(wrong)).rejects.toThrow(StartRefusal);
    await expect(encryptStored(wrong)).rejects.toThrow(/^The secret-key in DATA_DIR=.*restore the file/);
    const given = { ...wrong, config: { ...wrong.config, secretKeys: [OTHER_KEY] } };
    await expect(encryptStored(given)).rejects.toThrow(/^SECRET_KEY doesn’t open .* set it to the key/);
    expect(await stored()).toBe(before);
  });
});
