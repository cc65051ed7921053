import { describe, expect, test } from 'vitest';
import { callAddresses } from '#platform/contract/call.ts';
import { createTestApp } from '#testing/app.ts';
import { createAnswers } from './api.ts';

/** The table of answers itself is the list of what is tested: a new call is covered by being there. */
const RESTRICTED = createAnswers()
  .map(({ call }) => call)
  .filter(({ access }) => access !== 'anyone')
  .flatMap((call) => callAddresses(call).map((address) => ({ ...call, address })));

describe.each(RESTRICTED)('$method $address, for $access', ({ method, address, access }) => {
  test('refuses nobody, and a User where only an Administrator may', async () => {
    const app = await createTestApp();
    const statusFor = async (client: typeof app.visitor) => (await client.fetch(address, { method })).status;
    const user = await app.signInAs('User');
    const administrator = await app.signInAs('Administrator');

    expect(await statusFor(app.visitor)).toBe(401);
    if (access === 'administrator') expect(await statusFor(user.client)).toBe(403);
    else expect([401, 403]).not.toContain(await statusFor(user.client));
    expect([401, 403]).not.toContain(await statusFor(administrator.client));
  });

  test('refuses a session that has ended, and one whose user is gone', async () => {
    const app = await createTestApp();
    const { client, sessionId } = await app.signInAs('Administrator');
    await app.store.database.deleteFrom('sessions').where('id', '=', sessionId).execute();
    expect((await client.fetch(address, { method })).status).toBe(401);

    const gone = await app.signInAs('Administrator');
    const deleted = { deleted_at: app.clock.now().toISOString() };
    await app.store.database.updateTable('users').set(deleted).where('id', '=', gone.userId).execute();
    expect((await gone.client.fetch(address, { method })).status).toBe(401);
  });

  test('believes no claim in the query', async () => {
    const app = await createTestApp();
    const claim = `${address}?authorize=1&role=Administrator`;
    expect((await app.visitor.fetch(claim, { method })).status).toBe(401);
    if (access !== 'administrator') return;
    const { client } = await app.signInAs('User');
    expect((await client.fetch(claim, { method })).status).toBe(403);
  });
});
