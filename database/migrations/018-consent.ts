import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../column-types.ts';

const REFUSED = 'a consent text is kept as it was shown';

/** Which consent text people agreed to. Those from before aren't known. A text never changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('consent_texts')
    .addColumn('version', 'text', (column) => column.notNull().primaryKey())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  for (const table of ['attendees', 'partnerships']) {
    await db.schema
      .alterTable(table)
      .addColumn('consent_version', 'text', (column) => column.references('consent_texts.version'))
      .execute();
  }
  for (const statement of isPostgres(db) ? POSTGRES : SQLITE) await sql.raw(statement).execute(db);
}

const SQLITE = ['update', 'delete'].map(
  (event) => `create trigger consent_texts_no_${event} before ${event} on consent_texts begin
    select raise(abort, '${REFUSED}');
  end`,
);

const POSTGRES = [
  `create function refuse_consent_change() returns trigger language plpgsql as $$ begin
    raise exception '${REFUSED}';
  end $$`,
  `create trigger consent_texts_kept before update or delete or truncate on consent_texts
    for each statement execute function refuse_consent_change()`,
];
