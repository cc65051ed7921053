import { describe, expect, test } from 'vitest';
import { type Call, callAddresses } from '#platform/contract/call.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import type { TestClient } from '#testing/client.ts';
import { createAnswers } from './api.ts';

/** The table of answers itself is the list of what is tested: a new call is covered by being there. */
const CALLS = createAnswers().map(({ call }) => call);
const CLAIM = 'authorize=1&role=Administrator';

describe.each(CALLS.filter(({ access }) => access !== 'anyone'))('$method $path, for $access', (call) => {
  test('is refused to nobody, and to a User where only an Administrator may', async () => {
    const app = await createTestApp();
    for (const address of callAddresses(call)) {
      const user = (await app.signInAs('User')).client;
      const administrator = (await app.signInAs('Administrator')).client;
      expect(await statusOf(call, app.visitor, address)).toBe(401);
      expect(await statusOf(call, app.visitor, `${address}?${CLAIM}`), 'a claim is not believed').toBe(401);
      if (call.access === 'administrator') {
        expect(await statusOf(call, user, address)).toBe(403);
        expect(await statusOf(call, user, `${address}?${CLAIM}`), 'a claim is not believed').toBe(403);
      } else {
        expect([401, 403]).not.toContain(await statusOf(call, user, address));
      }
      expect([401, 403]).not.toContain(await statusOf(call, administrator, address));
    }
  });

  test('is refused to a session that has ended, and to one whose user is gone', async () => {
    const app = await createTestApp();
    for (const end of [deleteSession, letSessionExpire, deleteUser]) {
      const { client, sessionId, userId } = await app.signInAs('Administrator');
      await end(app, { sessionId, userId });
      for (const address of callAddresses(call)) expect(await statusOf(call, client, address)).toBe(401);
    }
  });
});

interface Ended {
  sessionId: string;
  userId: string;
}

async function statusOf({ method }: Call, client: TestClient, address: string): Promise<number> {
  return (await client.fetch(address, { method })).status;
}

async function deleteSession({ store }: TestApp, { sessionId }: Ended): Promise<void> {
  await store.database.deleteFrom('sessions').where('id', '=', sessionId).execute();
}

async function letSessionExpire({ store, clock }: TestApp, { sessionId }: Ended): Promise<void> {
  const expired = { expires_at: clock.now().toISOString() };
  await store.database.updateTable('sessions').set(expired).where('id', '=', sessionId).execute();
}

async function deleteUser({ store, clock }: TestApp, { userId }: Ended): Promise<void> {
  const deleted = { deleted_at: clock.now().toISOString() };
  await store.database.updateTable('users').set(deleted).where('id', '=', userId).execute();
}
