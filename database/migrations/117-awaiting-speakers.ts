import type { Kysely } from 'kysely';

/** Speakers of accepted proposals, whom visitors see once the programme that they are in is published. Those that there are stay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('speakers')
    .addColumn('awaits_programme', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
