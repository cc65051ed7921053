import type { Kysely } from 'kysely';

/** Who waits for a place may ask for news too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const entries = db.schema.alterTable('waiting_entries');
  await entries.addColumn('news_version', 'text').execute();
  await entries.addColumn('news_agreed_at', 'text').execute();
}
