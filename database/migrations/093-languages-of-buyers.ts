import type { Kysely } from 'kysely';

/** In which language buyers are written to; null stands for the site's main one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('language', 'text').execute();
}
