import type { Kysely } from 'kysely';

/** Lines of statements are found by what the bank calls them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('statement_lines_bank_id').on('statement_lines').column('bank_id').execute();
}
