import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { SQLITE_FILE } from '#platform/server/data-folder.ts';
import { type Stored, storedIn } from '../../e2e/process/expect-nothing-lost.ts';

/** Where a site's data is, as its environment says it. */
export type Place = Record<string, string>;

/** What a site has kept, on either engine. */
export async function storedAt({ DATA_DIR = '', DATABASE_URL }: Place): Promise<Stored> {
  if (DATABASE_URL) return storedInPostgres(DATABASE_URL);
  using database = new DatabaseSync(join(DATA_DIR, SQLITE_FILE));
  return storedIn(database);
}

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
