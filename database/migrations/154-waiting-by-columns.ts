import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../column-types.ts';

/** Who waits is listed in each order without being sorted, and counted by when they came from an index alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const emptyFirst = isPostgres(db) ? ' nulls first' : '';
  const orders = {
    company: 'company_key',
    designation: 'designation_key',
    email: 'email_key',
    phone: `phone${emptyFirst}`,
    whatsapp: 'whatsapp',
    date: 'created_at',
    size: 'size, position',
  };
  for (const [name, columns] of Object.entries(orders))
    await sql
      .raw(`create index waiting_entries_by_${name} on waiting_entries (${columns}, id, event_id, state)
        where state in ('waiting', 'offered')`)
      .execute(db);
  await sql`create index waiting_entries_by_state on waiting_entries (state, position, id, event_id)
    where state not in ('accepted', 'ended', 'left')`.execute(db);
}
