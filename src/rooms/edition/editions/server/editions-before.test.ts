import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseBefore } from '#testing/database-before.ts';
import { currentOrDefault } from './current.ts';

const NOW = new Date('2026-03-01T09:00:00Z');

async function databaseOf2025(seeded: string) {
  const before = await databaseBefore('024-editions');
  const { database } = before.store;
  const insert = (id: string, year: number, fee: number | null, deleted: string | null) =>
    sql`insert into events (id, year, theme_key, event_date, regular_fee, created_at, updated_at, deleted_at)
      values (${id}, ${year}, '', ${`${year}-08-26`}, ${fee}, 'a', 'b', ${deleted})`.execute(database);
  await insert('event-1', 2025, 150_050, null);
  await insert('event-2', 2024, null, 'c');
  await sql`insert into settings (name, value) values ('seeded', ${seeded})`.execute(database);
  return before;
}

test.each(['demo', 'none'])(
  'the editions of a database filled with %s keep what pages said of them',
  async (seeded) => {
    const { store, migrate } = await databaseOf2025(seeded);
    await migrate();
    const facts = {
      ...{ name: 'AI for Business Summit', days: 2, city: 'Accra', country: 'GH', zone: 'Africa/Accra' },
      ...{ latitude: 5.56, longitude: -0.2057, currency: 'GHS', group_least: 5, group_percent: null },
      ...{ registration_opens: null, registration_closes: null, places: null, chosen_at: null },
    };
    const rows = await store.database.selectFrom('events').selectAll().orderBy('id').execute();
    expect(rows).toMatchObject([
      { ...facts, id: 'event-1', regular_fee: 150_050 },
      { ...facts, id: 'event-2' },
    ]);
    expect(await currentOrDefault(store.database, NOW)).toMatchObject({
      regularFee: 1500.5,
      fallback: '2025',
    });
  },
);
