import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseBefore } from '#testing/database-before.ts';

test('editions from before keep an offered place for two days, and nobody waits yet', async () => {
  const { store, migrate } = await databaseBefore('035-waiting-list');
  const { database } = store;
  await sql`insert into events (id, year, theme_key, created_at, updated_at) values ('edition', 2031, '',
    '2025-07-01T09:00:00.000Z', '2025-07-01T09:00:00.000Z')`.execute(database);
  await migrate();
  const editions = await database
    .selectFrom('events')
    .select('waiting_hours')
    .where('year', '=', 2031)
    .execute();
  expect(editions).toEqual([{ waiting_hours: 48 }]);
  expect(await database.selectFrom('waiting_entries').selectAll().execute()).toEqual([]);
});
