import type { Kysely } from 'kysely';

const DAY_MS = 24 * 60 * 60 * 1000;
/** What a new token has by default. */
const DAYS_LEFT = 90;

/** API tokens expire. Those made before it was so get the usual time from now on. */
export async function up(db: Kysely<{ api_tokens: { expires_at: string } }>): Promise<void> {
  await db.schema
    .alterTable('api_tokens')
    .addColumn('expires_at', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  const expires_at = new Date(Date.now() + DAYS_LEFT * DAY_MS).toISOString();
  await db.updateTable('api_tokens').set({ expires_at }).execute();
}
