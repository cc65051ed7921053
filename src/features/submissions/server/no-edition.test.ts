import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { up } from '#database/migrations/012-no-edition.ts';
import { createBasicData } from '#features/event/contract.ts';
import { addPartnership } from '#features/partnerships/contract.ts';
import { addAttendee, viewAttendees } from '#features/registrations/contract.ts';
import { newId } from '#platform/server/identifier.ts';
import { createTestApp } from '#testing/app.ts';
import { samplePartnership, sampleRegistration } from '#testing/samples.ts';

async function withoutEdition() {
  const app = await createTestApp();
  const { database } = app.store;
  await database.updateTable('events').set({ deleted_at: app.clock.now().toISOString() }).execute();
  await app.visitor.call(addAttendee, { body: sampleRegistration() });
  await app.visitor.call(addPartnership, { body: samplePartnership() });
  const editions = async () => {
    const attendees = await database.selectFrom('attendees').select('event_id').execute();
    const partnerships = await database.selectFrom('partnerships').select('event_id').execute();
    return [...attendees, ...partnerships].map(({ event_id }) => event_id);
  };
  return { app, database, editions };
}

test('what is sent before there is event data belongs to no edition', async () => {
  const { editions } = await withoutEdition();
  expect(await editions()).toEqual([null, null]);
});

test('without an edition, too, the database accepts an address only once', async () => {
  const { database } = await withoutEdition();
  const row = await database.selectFrom('attendees').selectAll().executeTakeFirstOrThrow();
  const twin = { ...row, id: newId(), submission_key: null };
  await expect(database.insertInto('attendees').values(twin).execute()).rejects.toThrow(/unique/i);
});

test('an older database’s empty editions become none, and its others stay', async () => {
  const { app, database, editions } = await withoutEdition();
  const { client } = await app.signInAs('Administrator');
  await database.updateTable('attendees').set({ event_id: '' }).execute();
  await database.updateTable('partnerships').set({ event_id: '' }).execute();
  const { id } = (await client.call(createBasicData, { body: { event_year: 2026 } })).body;
  await app.visitor.call(addAttendee, { body: sampleRegistration({ email: 'later@visitors.example' }) });
  await database.transaction().execute((one) => up(one as unknown as Kysely<unknown>));
  expect((await editions()).toSorted()).toEqual([id, null, null]);
  const listed = await client.call(viewAttendees, { query: { search: 'later@', page: 1 } });
  expect(listed.body).toMatchObject({ total: 1 });
  const again = await app.visitor.call(addAttendee, {
    body: sampleRegistration({ email: 'later@visitors.example' }),
  });
  expect(again.status).toBe(409);
});
