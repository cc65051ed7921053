import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { viewProfile } from '#rooms/access/account/contract.ts';
import { viewAttendees } from '#rooms/people/registrations/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { addToken } from '../contract.ts';

const HOUR_MS = 60 * 60 * 1000;

test('the desk is read while nothing can be written, however long ago the session or token was used', async () => {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const { token } = (await client.call(addToken, { body: { name: 'Reader' } })).body;
  app.clock.advance(HOUR_MS);
  await sql`pragma query_only = on`.execute(app.store.database);
  expect((await client.call(viewProfile, {})).status).toBe(200);
  expect((await app.client({ authorization: `Bearer ${token}` }).call(viewAttendees, {})).status).toBe(200);
  expect((await client.call(addToken, { body: { name: 'Another' } })).status).toBe(503);
  await sql`pragma query_only = off`.execute(app.store.database);
  expect((await client.call(addToken, { body: { name: 'Another' } })).status).toBe(201);
});
