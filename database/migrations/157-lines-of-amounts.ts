import { type Kysely, sql } from 'kysely';

/** Payments of one amount are read a piece at a time, each where the one before ended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('statement_lines_amount').execute();
  await sql`create index statement_lines_amount on statement_lines (amount, day, id)`.execute(db);
}
