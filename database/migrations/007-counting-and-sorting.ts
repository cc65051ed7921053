import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../column-types.ts';

const REQUESTS = ['attendees', 'partnerships'];
const SORTED_ACTIVITY = ['username', 'activity_type', 'activity_description'];

/** Indexes for the queries that still read a whole table: counting rows, and the remaining sort orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of REQUESTS) {
    await indexKept(db, `${table}_kept`, table, counted(db, 'deleted_at'));
    await indexKept(db, `${table}_searched`, table, ['search_text', 'deleted_at']);
    await indexKept(db, `${table}_by_notice_alone`, table, ['notice', 'id', 'deleted_at']);
    await db.schema.dropIndex(`${table}_by_phone`).execute();
    await indexKept(db, `${table}_by_phone`, table, [emptyFirst(db, 'phone'), 'id']);
  }
  await indexKept(db, 'partnerships_by_package_alone', 'partnerships', ['package', 'id', 'deleted_at']);

  await index(db, 'activity_kept', 'activity', counted(db, 'removed_at'), 'where removed_at is null');
  await index(db, 'activity_searched', 'activity', ['search_text', 'removed_at'], 'where removed_at is null');
  for (const column of SORTED_ACTIVITY) {
    await index(db, `activity_sorted_by_${column}`, 'activity', [column, 'id']);
  }
  await index(db, 'activity_sorted_by_user_id', 'activity', [emptyFirst(db, 'user_id'), 'id']);
}

/** Lists put empty values first. SQLite does so by default, PostgreSQL has to be told. */
function emptyFirst(db: Kysely<unknown>, column: string): string {
  return isPostgres(db) ? `${column} nulls first` : column;
}

/**
 * The columns of an index used for counting. PostgreSQL stores equal entries of a one-column index only once.
 * In SQLite the condition's column must not come first: without statistics it would prefer such an index to
 * every other one.
 */
function counted(db: Kysely<unknown>, column: string): string[] {
  return isPostgres(db) ? [column] : ['id', column];
}

/** Deleted rows are never listed, so the index leaves them out. */
function indexKept(db: Kysely<unknown>, name: string, table: string, columns: string[]): Promise<void> {
  return index(db, name, table, columns, 'where deleted_at is null');
}

async function index(
  db: Kysely<unknown>,
  name: string,
  table: string,
  columns: string[],
  condition = '',
): Promise<void> {
  const listed = sql.raw(columns.join(', '));
  await sql`create index ${sql.id(name)} on ${sql.table(table)} (${listed}) ${sql.raw(condition)}`.execute(
    db,
  );
}
