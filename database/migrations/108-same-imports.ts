import type { Kysely } from 'kysely';

/** By which the same rows are known when they are imported again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('imports').addColumn('digest', 'text').execute();
}
