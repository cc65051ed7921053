import { expect, test } from 'vitest';
import { viewProfile } from '#rooms/access/account/contract.ts';
import { deleteUser, viewUsers } from '#rooms/access/users/contract.ts';
import { restoreRecord } from '#rooms/ground/records/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { addToken, revokeToken, signOut, viewTokens } from '../contract.ts';
import { tokenNameTaken } from '../messages.ts';

const HOUR_MS = 3_600_000;
const TEN_MINUTES_MS = 600_000;

async function script(role: 'Administrator' | 'User' = 'Administrator') {
  const app = await createTestApp();
  const { client, ...owner } = await app.signInAs(role);
  const { id = '', token } = (await client.call(addToken, { body: { name: 'Badge printer' } })).body;
  return { app, client, owner, id, token, caller: app.client({ authorization: `Bearer ${token}` }) };
}

test('a token is shown once and stored as a hash', async () => {
  const { app, client, id, token } = await script();
  expect(token).toMatch(/^summit_[\w-]{43}$/);
  const listed = (await client.call(viewTokens, {})).body;
  expect(listed.records).toMatchObject([{ id, name: 'Badge printer', lastUsed: '' }]);
  expect(JSON.stringify(listed)).not.toContain(token);
  const { database } = app.store;
  const kept = [
    await database.selectFrom('api_tokens').selectAll().execute(),
    await database.selectFrom('activity').selectAll().execute(),
  ];
  expect(JSON.stringify(kept)).not.toContain(token);
});

test('a token’s name is unique to its owner until it is revoked', async () => {
  const { app, client, id } = await script();
  const again = () => client.call(addToken, { body: { name: 'badge  PRINTER' } });
  expect(await again()).toMatchObject({ status: 409, body: { errors: { name: tokenNameTaken() } } });
  const { client: other } = await app.signInAs('User');
  expect((await other.call(addToken, { body: { name: 'Badge printer' } })).status).toBe(201);
  await client.call(revokeToken, { query: { id } });
  expect((await again()).status).toBe(201);
});

test('a token acts as its owner, with the role they have now', async () => {
  const { app, owner, caller } = await script();
  expect((await caller.call(viewProfile, {})).body.record.id).toBe(owner.userId);
  expect((await caller.call(viewUsers, {})).status).toBe(200);
  const { database } = app.store;
  await database.updateTable('users').set({ role: 'User' }).where('id', '=', owner.userId).execute();
  expect((await caller.call(viewUsers, {})).status).toBe(403);
});

test('a token says when it was last used', async () => {
  const { app, client, caller } = await script();
  app.clock.advance(HOUR_MS);
  await caller.call(viewProfile, {});
  const { records } = (await client.call(viewTokens, {})).body;
  expect(records[0]?.lastUsed).toBe('2025-07-01T10:00:00.000Z');

  app.clock.advance(TEN_MINUTES_MS);
  await caller.call(viewProfile, {});
  const soon = (await client.call(viewTokens, {})).body.records[0]?.lastUsed;
  expect(soon, 'written down every ten minutes at most').toBe('2025-07-01T10:00:00.000Z');
});

test('a revoked token stops working at once', async () => {
  const { client, id, caller } = await script();
  expect((await client.call(revokeToken, { query: { id } })).status).toBe(200);
  expect((await caller.call(viewProfile, {})).status).toBe(401);
  expect((await client.call(revokeToken, { query: { id } })).status).toBe(404);
});

test('a token can neither create nor change credentials; the refusal says where to revoke it', async () => {
  const { app, client, id, caller } = await script();
  const { userId } = await app.signInAs('User');
  await client.call(deleteUser, { query: { id: userId } });
  const answers = [
    await caller.call(addToken, { body: { name: 'Heir' } }),
    await caller.call(revokeToken, { query: { id } }),
    await caller.call(signOut, {}),
    await caller.call(restoreRecord, { body: { id: userId } }),
  ];
  for (const { status, body } of answers) {
    expect({ ...body, status }).toMatchObject({ status: 403, code: 'forbidden' });
    expect(body.message).toMatch(/you can revoke tokens in your account/);
  }
  expect((await client.call(viewTokens, {})).body.records).toHaveLength(1);
});

test('nobody sees or revokes another’s token', async () => {
  const { app, id, caller } = await script();
  const { client: other } = await app.signInAs('Administrator');
  expect((await other.call(viewTokens, {})).body.records).toEqual([]);
  expect((await other.call(revokeToken, { query: { id } })).status).toBe(404);
  expect((await caller.call(viewProfile, {})).status).toBe(200);
});

test('the scheme is case-insensitive, and other credentials identify nobody', async () => {
  const { app, token } = await script();
  const statusWith = async (authorization: string) =>
    (await app.client({ authorization }).call(viewProfile, {})).status;
  expect(await statusWith(`bearer ${token}`)).toBe(200);
  for (const wrong of [
    token,
    `Basic ${token}`,
    `Bearer ${token}x`,
    'Bearer summit_',
    'Bearer',
    `Bearer  ${token}`,
  ]) {
    expect(await statusWith(wrong), wrong).toBe(401);
  }
});
