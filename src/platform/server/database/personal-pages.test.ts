import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseBefore } from '#testing/database-before.ts';

test('registrations from before have no link yet, and one that is erased takes its link and code along', async () => {
  const { store, migrate } = await databaseBefore('034-personal-pages');
  const { database } = store;
  await sql`insert into attendees (id, fullname, fullname_key, company, company_key, designation, designation_key,
    email, email_key, whatsapp, notice, search_text, created_at) values ('attendee', 'Ama', 'ama', 'Acme', 'acme',
    'Director', 'director', 'ama@acme.example', 'ama@acme.example', '+233241234567', 'LinkedIn', 'ama',
    '2025-07-01T09:00:00.000Z')`.execute(database);
  await migrate();
  const links = () => database.selectFrom('personal_links').selectAll().execute();
  const codes = () => database.selectFrom('personal_codes').selectAll().execute();
  expect([await links(), await codes()]).toEqual([[], []]);
  const of = { attendee_id: 'attendee' };
  await database
    .insertInto('personal_links')
    .values({ ...of, token_hash: 'hash', made_at: '2025-07-01T09:00:00.000Z' })
    .execute();
  const code = {
    sealed_change: 'sealed',
    stamp: 'stamp',
    attempts: 0,
    expires_at: '2025-07-01T09:15:00.000Z',
  };
  await database
    .insertInto('personal_codes')
    .values({ ...of, ...code })
    .execute();
  await database.deleteFrom('attendees').execute();
  expect([await links(), await codes()]).toEqual([[], []]);
});
