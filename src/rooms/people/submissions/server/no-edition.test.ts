import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '#platform/server/identifier.ts';
import { addPartnership } from '#rooms/partners/partnerships/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { databaseBefore } from '#testing/database-before.ts';
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
  return { database, editions };
}

test('what is sent before there is event data belongs to no edition', async () => {
  const { editions } = await withoutEdition();
  expect(await editions()).toEqual([null, null]);
});

test('the database accepts an address only once, even without an edition', async () => {
  const { database } = await withoutEdition();
  const row = await database.selectFrom('attendees').selectAll().executeTakeFirstOrThrow();
  const twin = { ...row, id: newId(), submission_key: null };
  await expect(database.insertInto('attendees').values(twin).execute()).rejects.toThrow(/unique/i);
});

test('empty editions in an older database become null, and the others stay', async () => {
  const { store, migrate } = await databaseBefore('012-no-edition');
  const insert = (id: string, edition: string) =>
    sql`insert into attendees (id, event_id, fullname, fullname_key, company, company_key, designation,
      designation_key, email, email_key, whatsapp, notice, search_text, created_at) values (${id}, ${edition},
      'Ama', 'ama', 'Volta', 'volta', 'Director', 'director', ${id}, ${id}, '+233241234567', 'LinkedIn', 'ama',
      '2025-07-01T09:00:00.000Z')`.execute(store.database);
  await insert('1', '');
  await insert('2', 'e');
  await migrate();
  const rows = await store.database
    .selectFrom('attendees')
    .select(['id', 'event_id'])
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { id: '1', event_id: null },
    { id: '2', event_id: 'e' },
  ]);
});
