import { describe, expect, test } from 'vitest';
import { signIn } from '#rooms/access/auth/contract.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { pastTheTriggers } from '#testing/past-the-triggers.ts';
import { viewUsers } from '../contract.ts';
import { ensureFirstAdministrator, type GeneratedSignIn } from './first-administrator.ts';

const GIVEN = { ADMIN_EMAIL: 'ama@users.example', ADMIN_PASSWORD: 'correct horse' };

/** A site without users. */
async function withoutUsers(environment: Record<string, string> = {}) {
  const app = await createTestApp(environment);
  await pastTheTriggers(app.store, async (database) => {
    for (const table of ['activity', 'users'] as const) await database.deleteFrom(table).execute();
  });
  return app;
}

function users({ store }: TestApp) {
  return store.database.selectFrom('users').select(['email', 'role']).execute();
}

/** The generated sign-ins that were shown. */
async function ensured({ services }: Pick<TestApp, 'services'>): Promise<GeneratedSignIn[]> {
  const shown: GeneratedSignIn[] = [];
  await ensureFirstAdministrator(services, (signedIn) => shown.push(signedIn));
  return shown;
}

async function enters(app: TestApp, email: string, password: string): Promise<boolean> {
  const { status, body } = await app.visitor.call(signIn, { body: { email, password } });
  return status === 200 && body.role === 'Administrator';
}

test('without variables a working password is generated, different every time', async () => {
  const [one, another] = [await withoutUsers(), await withoutUsers()];
  const [shown] = await ensured(one);
  const [other] = await ensured(another);
  expect(shown?.password).toMatch(/^[\w-]{20}$/);
  expect(other?.password).not.toBe(shown?.password);
  expect(await enters(one, shown?.email ?? '', shown?.password ?? '')).toBe(true);
  expect(await enters(one, shown?.email ?? '', other?.password ?? '')).toBe(false);
});

test('a generated password that could not be shown is not kept', async () => {
  const app = await withoutUsers();
  const failing = ensureFirstAdministrator(app.services, () => {
    throw new Error('the terminal is gone');
  });
  await expect(failing).rejects.toThrow('the terminal is gone');
  expect(await users(app)).toEqual([]);
  expect(await ensured(app)).toHaveLength(1);
});

test('the given address and password work, and are not shown', async () => {
  const app = await withoutUsers(GIVEN);
  expect(await ensured(app)).toEqual([]);
  expect(await enters(app, GIVEN.ADMIN_EMAIL, GIVEN.ADMIN_PASSWORD)).toBe(true);
});

test('instances that start at once create one, and it is recorded', async () => {
  const app = await withoutUsers(GIVEN);
  await Promise.all([1, 2, 3].map(() => ensured(app)));
  expect(await users(app)).toEqual([{ email: GIVEN.ADMIN_EMAIL, role: 'Administrator' }]);
  const recorded = await app.store.database.selectFrom('activity').select('activity_description').execute();
  expect(recorded).toEqual([{ activity_description: 'Created the first administrator' }]);
});

test('is not created again when there is a user, even a deleted one', async () => {
  const app = await withoutUsers(GIVEN);
  const { userId, client } = await app.signInAs('User');
  expect(await ensured(app)).toEqual([]);
  expect((await client.call(viewUsers, {})).status).toBe(403);
  const deleted_at = app.clock.now().toISOString();
  await app.store.database.updateTable('users').set({ deleted_at }).where('id', '=', userId).execute();
  expect(await ensured(app)).toEqual([]);
  expect(await users(app)).toEqual([{ email: `${userId}@users.example`, role: 'User' }]);
});

describe('in production', () => {
  const PRODUCTION = {
    ...GIVEN,
    APP_ENV: 'production',
    PUBLIC_URL: 'https://summit.example',
    CAPTCHA: 'on',
    SECRET_KEY: 'k'.repeat(32),
  };

  test.each(['12345678', 'password1234', 'SummitAccra26', 'elevenchars'])(
    'the password %s is refused by the variable’s name, and no user is made',
    async (ADMIN_PASSWORD) => {
      const app = await withoutUsers({ ...PRODUCTION, ADMIN_PASSWORD });
      await expect(ensured(app)).rejects.toThrow(/^ADMIN_PASSWORD is easy to guess: /);
      expect(await users(app)).toEqual([]);
    },
  );

  test('a password that is hard to guess is taken', async () => {
    const app = await withoutUsers(PRODUCTION);
    await ensured(app);
    expect(await users(app)).toHaveLength(1);
  });

  test('a weak one is ignored once there is a user', async () => {
    const app = await withoutUsers({ ...PRODUCTION, ADMIN_PASSWORD: '12345678' });
    await app.signInAs('Administrator');
    expect(await ensured(app)).toEqual([]);
  });
});

test('in a trial a weak password is taken', async () => {
  const app = await withoutUsers({ ...GIVEN, ADMIN_PASSWORD: 'password' });
  await ensured(app);
  expect(await enters(app, GIVEN.ADMIN_EMAIL, 'password')).toBe(true);
});
