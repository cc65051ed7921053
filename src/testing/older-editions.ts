import { sql } from 'kysely';
import type { Database } from '#platform/server/database/store.ts';

const NOW = '2025-07-01T09:00:00.000Z';
const PERSON = `'Ama', 'ama', 'Volta', 'volta', 'Director', 'director', '+233241234567', 'LinkedIn', '${NOW}'`;

/**
 * The editions 'a' and 'b' in an older database, and a function that adds a person to one of them or to none, registered or
 * cancelled. In SQL, as the program's own functions write what the newest version has.
 */
export async function olderEditions(database: Database) {
  const run = (statement: string) => sql.raw(statement).execute(database);
  for (const [id, year] of Object.entries({ a: 2025, b: 2026 }))
    await run(`insert into events (id, year, theme_key, created_at, updated_at)
      values ('${id}', ${year}, '', '${NOW}', '${NOW}')`);
  const add = (id: string, event: string, cancelled = 'null') =>
    run(`insert into attendees (id, event_id, email, email_key, search_text, fullname, fullname_key, company, company_key,
      designation, designation_key, whatsapp, notice, created_at, cancelled_at)
      values ('${id}', ${event}, '${id}', '${id}', 'ama ${id}', ${PERSON}, ${cancelled})`);
  return { run, add, now: NOW };
}
