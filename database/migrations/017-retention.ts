import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../column-types.ts';

const SEARCHED = ['attendees', 'partnerships', 'activity'];

/** Until when the people of an edition are kept. What is erased also leaves SQLite's text indexes at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('retention')
    .addColumn('event_id', 'text', (column) => column.notNull().primaryKey().references('events.id'))
    .addColumn('until', 'text', (column) => column.notNull())
    .execute();
  if (isPostgres(db)) return;
  for (const table of SEARCHED) {
    const index = sql.table(`${table}_search`);
    await sql`insert into ${index} (${sql.ref(`${table}_search`)}, rank) values ('secure-delete', 1)`.execute(
      db,
    );
  }
}
