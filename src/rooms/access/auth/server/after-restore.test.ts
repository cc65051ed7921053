import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { NOTE_RESTORED } from '#platform/server/backup/restored.ts';
import { viewProfile } from '#rooms/access/account/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { addToken } from '../contract.ts';
import { endRestoredAccess } from './after-restore.ts';
import { replaceResetLink } from './queries.ts';

test('on a restored database sessions, one-time links and API tokens have ended, once', async () => {
  const app = await createTestApp();
  const { database } = app.store;
  const { client, userId } = await app.signInAs('Administrator');
  const { token = '' } = (await client.call(addToken, { body: { name: 'Badge printer' } })).body;
  const caller = app.client({ authorization: `Bearer ${token}` });
  await replaceResetLink(database, { token_hash: 'a hash', user_id: userId, expires_at: '2999' });
  await endRestoredAccess(app.services);
  expect((await client.call(viewProfile, {})).status, 'nothing was restored').toBe(200);
  expect((await caller.call(viewProfile, {})).status).toBe(200);

  await sql.raw(NOTE_RESTORED).execute(database);
  await endRestoredAccess(app.services);
  expect((await client.call(viewProfile, {})).status).toBe(401);
  expect((await caller.call(viewProfile, {})).status).toBe(401);
  expect(await database.selectFrom('reset_links').selectAll().execute()).toEqual([]);

  const { client: again } = await app.signInAs('Administrator');
  await endRestoredAccess(app.services);
  expect((await again.call(viewProfile, {})).status, 'later starts end nothing').toBe(200);
  const tokens = await database.selectFrom('api_tokens').select('name').execute();
  expect(tokens).toEqual([{ name: 'Badge printer' }]);
});
