import type { Kysely } from 'kysely';

const WRITTEN_TO = ['attendees', 'waiting_entries', 'partnerships', 'proposals', 'speaker_links'] as const;

/** In which language people are written to; null stands for the site's main one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of WRITTEN_TO) await db.schema.alterTable(table).addColumn('language', 'text').execute();
}
