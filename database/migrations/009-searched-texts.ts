import { type Kysely, sql } from 'kysely';
import { isPostgres, orderedText } from '../column-types.ts';

/** The long tables, each with the column that hides a row from its list. */
const HIDDEN = { attendees: 'deleted_at', partnerships: 'deleted_at', activity: 'removed_at' };

/**
 * Searchable texts move into narrow, indexed tables of their own, so that counting a search's hits doesn't
 * read the wide rows. A row's text never changes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  if (isPostgres(db)) await run(PAIRS);
  for (const [table, hidden] of Object.entries(HIDDEN)) {
    await run(`create index ${table}_hidden on ${table} (search_text) where ${hidden} is not null`);
    await (isPostgres(db) ? indexInPostgres(db, table) : indexInSqlite(db, table));
  }
}

/**
 * The letter pairs of a text. The cost is high enough for PostgreSQL to use the index instead of reading the
 * texts, and low enough not to trigger JIT compilation.
 */
const PAIRS = `
  create function search_pairs(value text) returns text[] language sql immutable strict cost 100 as $$
    select array_agg(one || next)
    from unnest(string_to_array(value, null), string_to_array(substr(value, 2), null)) as pair (one, next)
    where next is not null
  $$`;

/**
 * An index of pairs for searches of two letters, and one of trigrams for longer ones where the extension is
 * available.
 */
async function indexInPostgres(db: Kysely<unknown>, table: string): Promise<void> {
  const texts = `${table}_search`;
  await db.schema.dropIndex(texts).ifExists().execute();
  await db.schema.dropIndex(`${table}_searched`).execute();
  await db.schema
    .createTable(texts)
    .addColumn('id', orderedText(db), (column) => column.primaryKey())
    .addColumn('search_text', orderedText(db), (column) => column.notNull())
    .execute();
  const statements = [
    `insert into ${texts} (id, search_text) select id, search_text from ${table}`,
    `create index ${texts}_pairs on ${texts} using gin (search_pairs(search_text))`,
    `do $$ begin
      create index ${texts}_trigrams on ${texts} using gin (search_text gin_trgm_ops);
    exception when undefined_object then null;
    end $$`,
    `create function follow_${table}() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' then delete from ${texts} where id = old.id;
      else insert into ${texts} (id, search_text) values (new.id, new.search_text);
      end if;
      return null;
    end $$`,
    `create trigger ${texts}_follow after insert or delete on ${table}
      for each row execute function follow_${table}()`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Each text ends with a space, so that its last two letters also begin a trigram. */
async function indexInSqlite(db: Kysely<unknown>, table: string): Promise<void> {
  const texts = `${table}_search`;
  const statements = [
    `drop trigger if exists ${texts}_insert`,
    `drop table if exists ${texts}`,
    `create virtual table ${texts} using
      fts5(id unindexed, search_text, tokenize = 'trigram case_sensitive 1')`,
    `create virtual table ${table}_trigrams using fts5vocab('${texts}', 'row')`,
    `insert into ${texts} (id, search_text) select id, search_text || ' ' from ${table}`,
    `create trigger ${texts}_insert after insert on ${table} begin
      insert into ${texts} (id, search_text) values (new.id, new.search_text || ' ');
    end`,
    `create trigger ${texts}_delete after delete on ${table} begin
      delete from ${texts} where id = old.id;
    end`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
