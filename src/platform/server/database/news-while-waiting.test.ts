import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseBefore } from '#testing/database-before.ts';

test('who waited before has not asked for news', async () => {
  const { store, migrate } = await databaseBefore('042-news-while-waiting');
  const { database } = store;
  const at = '2025-07-01T09:00:00.000Z';
  await sql`insert into waiting_entries (id, fullname, fullname_key, company, company_key, designation, designation_key,
    email, email_key, whatsapp, notice, search_text, created_at, size, position, state, token_hash) values ('waits',
    'Ama', 'ama', 'Volta', 'volta', 'Director', 'director', 'ama@volta.example', 'ama@volta.example', '0241111111',
    'LinkedIn', 'ama', ${at}, 2, 1, 'waiting', 'hash')`.execute(database);
  await migrate();
  const rows = await database
    .selectFrom('waiting_entries')
    .select(['fullname', 'size', 'news_version', 'news_agreed_at'])
    .execute();
  expect(rows).toEqual([{ fullname: 'Ama', size: 2, news_version: null, news_agreed_at: null }]);
});
