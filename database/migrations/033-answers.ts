import type { Kysely } from 'kysely';

/** The answers to the questions that organisers add to a form. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['attendees', 'partnerships']) {
    await db.schema.alterTable(table).addColumn('answers', 'text').execute();
  }
}
