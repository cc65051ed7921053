import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseBefore } from '#testing/database-before.ts';

test('who waited before has agreed to no news', async () => {
  const { store, migrate } = await databaseBefore('043-waiting-for-news');
  const { database } = store;
  await sql`insert into waiting_entries (id, fullname, fullname_key, company, company_key, designation,
    designation_key, email, email_key, whatsapp, notice, search_text, created_at, size, position, state, token_hash)
    values ('one', 'Ama', 'ama', 'Acme', 'acme', 'Director', 'director', 'a@x.example', 'a@x.example',
    '+233241234567', 'LinkedIn', 'ama', '2025-07-01T09:00:00.000Z', 2, 1, 'waiting', 'hash')`.execute(
    database,
  );
  await migrate();
  const entries = await database
    .selectFrom('waiting_entries')
    .select(['fullname', 'size', 'news_version', 'news_agreed_at'])
    .execute();
  expect(entries).toEqual([{ fullname: 'Ama', size: 2, news_version: null, news_agreed_at: null }]);
});
