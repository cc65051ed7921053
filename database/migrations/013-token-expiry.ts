import type { Kysely } from 'kysely';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The default lifetime of a new token. */
const DAYS_LEFT = 90;

/** API tokens expire. Existing ones get the default lifetime, starting now. */
export async function up(db: Kysely<{ api_tokens: { expires_at: string } }>): Promise<void> {
  await db.schema
    .alterTable('api_tokens')
    .addColumn('expires_at', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  const expires_at = new Date(Date.now() + DAYS_LEFT * DAY_MS).toISOString();
  await db.updateTable('api_tokens').set({ expires_at }).execute();
}
