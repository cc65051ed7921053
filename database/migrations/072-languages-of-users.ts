import type { Kysely } from 'kysely';

/** In which language somebody reads the desk; null until they choose one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('language', 'text').execute();
}
