import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../column-types.ts';

const TABLES = ['attendees', 'partnerships'];
/** The sort columns of the lists. Each order ends with the id, so that pages never overlap. */
const SORTED = [
  'fullname_key',
  'company_key',
  'designation_key',
  'email_key',
  'phone',
  'whatsapp',
  'created_at',
];
const FILTERED = ['notice'];

/** Indexes that serve a page, a search and a count of a long list without reading the whole table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES) {
    for (const column of SORTED) await indexKept(db, table, [column, 'id']);
    for (const column of FILTERED) await indexKept(db, table, [column, 'created_at', 'id']);
    await (isPostgres(db) ? indexPartsInPostgres(db, table) : indexPartsInSqlite(db, table));
  }
  await indexKept(db, 'partnerships', ['package', 'created_at', 'id']);
}

/** Deleted rows are never listed, so the index leaves them out. */
async function indexKept(db: Kysely<unknown>, table: string, columns: string[]): Promise<void> {
  await db.schema
    .createIndex(`${table}_by_${columns[0]}`)
    .on(table)
    .columns(columns)
    .where(sql.ref('deleted_at'), 'is', null)
    .execute();
}

/**
 * The extension ships with PostgreSQL. Where creating it isn't allowed, searching still works, only slowly.
 */
async function indexPartsInPostgres(db: Kysely<unknown>, table: string): Promise<void> {
  await sql
    .raw(
      `do $$ begin
        create extension if not exists pg_trgm;
        create index ${table}_search on ${table} using gin (search_text gin_trgm_ops);
      exception when insufficient_privilege or undefined_file or feature_not_supported then null;
      end $$`,
    )
    .execute(db);
}

/**
 * A row's text never changes (until migration 011) and rows are never physically deleted, so only inserts
 * need a trigger.
 */
async function indexPartsInSqlite(db: Kysely<unknown>, table: string): Promise<void> {
  const statements = [
    `create virtual table ${table}_search using fts5(id unindexed, search_text, tokenize = 'trigram')`,
    `insert into ${table}_search (id, search_text) select id, search_text from ${table}`,
    `create trigger ${table}_search_insert after insert on ${table} begin
      insert into ${table}_search (id, search_text) values (new.id, new.search_text);
    end`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
