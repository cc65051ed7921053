import type { Kysely } from 'kysely';

/** Two-factor sign-in, disabled users and one-time links to a new password. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['disabled_at', 'two_factor_required_at', 'two_factor_since', 'two_factor_secret']) {
    await db.schema.alterTable('users').addColumn(column, 'text').execute();
  }
  await db.schema.alterTable('users').addColumn('two_factor_step', 'integer').execute();

  await db.schema
    .createTable('recovery_codes')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .execute();
  await db.schema.createIndex('recovery_codes_user').on('recovery_codes').column('user_id').execute();

  await db.schema
    .createTable('reset_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
}
