import { type Kysely, sql } from 'kysely';
import { orderedText } from '../column-types.ts';

/** Until now all editions had the same speakers and sponsors: they belong to the one that is current. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const edition = await findCurrent(db);
  for (const table of ['speakers', 'sponsors']) {
    await db.schema
      .alterTable(table)
      .addColumn('event_id', orderedText(db), (column) => column.references('events.id'))
      .execute();
    await db.schema.createIndex(`${table}_of_event`).on(table).columns(['event_id', 'position']).execute();
    if (edition) await sql`update ${sql.table(table)} set event_id = ${edition}`.execute(db);
  }
}

/** The chosen one, else the nearest that isn't over, else the last. */
async function findCurrent(db: Kysely<unknown>): Promise<string | undefined> {
  const { rows } = await sql<{
    id: string;
    event_date: string | null;
    days: number;
    chosen_at: string | null;
  }>`
    select id, event_date, days, chosen_at from events where deleted_at is null
    order by event_date desc, created_at desc, id desc`.execute(db);
  const newestFirst = rows.toSorted((a, b) => Number(b.event_date !== null) - Number(a.event_date !== null));
  const today = Date.parse(new Date().toISOString().slice(0, 'YYYY-MM-DD'.length));
  const toCome = newestFirst.filter(
    ({ event_date, days }) => event_date && Date.parse(event_date) + (days - 1) * DAY_MS >= today,
  );
  const current = newestFirst.find(({ chosen_at }) => chosen_at !== null) ?? toCome.at(-1) ?? newestFirst[0];
  return current?.id;
}

const DAY_MS = 24 * 60 * 60 * 1000;
