import pg from 'pg';
import type { Stored } from '../../e2e/process/expect-nothing-lost.ts';

/** What the database at this address has kept. */
export async function storedInPostgres(connectionString: string): Promise<Stored> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows: attendees } = await client.query<{ id: string; email: string }>(
    'select id, email from attendees',
  );
  const { rows } = await client.query<{ subject_id: string }>(
    "select subject_id from activity where activity_type = 'Registered'",
  );
  await client.end();
  return { attendees, recorded: rows.map(({ subject_id }) => subject_id) };
}
