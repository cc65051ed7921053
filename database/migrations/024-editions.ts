import { type Kysely, sql } from 'kysely';

/** What every database from before was about: until then it was the program that said so. */
const FACTS = {
  name: 'AI for Business Summit',
  days: 2,
  city: 'Accra',
  country: 'GH',
  latitude: 5.56,
  longitude: -0.2057,
  zone: 'Africa/Accra',
  currency: 'GHS',
  group_least: 5,
};

/**
 * An edition's own name, days, place, zone, currency, discount, time of registration and places, and which one is the
 * current one. Fees stay as they are: the cedi's smallest unit is the pesewa.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const add = (name: string, type: 'text' | 'integer' | 'double precision') =>
    db.schema.alterTable('events').addColumn(name, type).execute();
  for (const name of ['name', 'city', 'country', 'currency']) await add(name, 'text');
  for (const name of ['latitude', 'longitude']) await add(name, 'double precision');
  for (const name of ['group_least', 'group_percent', 'places']) await add(name, 'integer');
  for (const name of ['registration_opens', 'registration_closes', 'chosen_at']) await add(name, 'text');
  await db.schema
    .alterTable('events')
    .addColumn('days', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .alterTable('events')
    .addColumn('zone', 'text', (column) => column.notNull().defaultTo('UTC'))
    .execute();
  const values = Object.entries(FACTS).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update events set ${sql.join(values)}`.execute(db);
  // 'none' used to mean the edition without samples.
  await sql`update settings set value = 'event' where name = 'seeded' and value = 'none'`.execute(db);
}
