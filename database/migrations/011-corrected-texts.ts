import { type Kysely, sql } from 'kysely';
import { isPostgres, orderedText } from '../column-types.ts';

const TABLES = ['attendees', 'partnerships', 'activity'];

/**
 * Keeps the searchable texts of the long tables up to date when a row is corrected, and makes deleting one
 * fast.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES)
    await (isPostgres(db) ? followInPostgres(db, table) : followInSqlite(db, table));
}

async function followInPostgres(db: Kysely<unknown>, table: string): Promise<void> {
  const texts = `${table}_search`;
  const statements = [
    `create or replace function follow_${table}() returns trigger language plpgsql as $$ begin
      if tg_op = 'INSERT' then insert into ${texts} (id, search_text) values (new.id, new.search_text);
      elsif tg_op = 'UPDATE' then update ${texts} set search_text = new.search_text where id = old.id;
      else delete from ${texts} where id = old.id;
      end if;
      return null;
    end $$`,
    `create trigger ${texts}_correct after update of search_text on ${table}
      for each row when (old.search_text <> new.search_text) execute function follow_${table}()`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/**
 * The texts get a table with an index on their ids, because finding an id in the trigram index means reading
 * every row. The trigram index itself stores no texts, so removing one requires passing its old value.
 */
async function followInSqlite(db: Kysely<unknown>, table: string): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  const [texts, index] = [`${table}_texts`, `${table}_search`];
  for (const event of ['insert', 'delete']) await run(`drop trigger ${index}_${event}`);
  for (const dropped of [`${table}_trigrams`, index]) await db.schema.dropTable(dropped).execute();
  await db.schema
    .createTable(texts)
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('id', orderedText(db), (column) => column.notNull().unique())
    .addColumn('search_text', orderedText(db), (column) => column.notNull())
    .execute();
  await run(`insert into ${texts} (id, search_text) select id, search_text || ' ' from ${table}`);
  await run(`create virtual table ${index} using fts5(id unindexed, search_text,
    content = '${texts}', content_rowid = 'number', tokenize = 'trigram case_sensitive 1')`);
  await run(`insert into ${index} (${index}) values ('rebuild')`);
  await run(`create virtual table ${table}_trigrams using fts5vocab('${index}', 'row')`);
  for (const trigger of sqliteTriggers(table, texts, index)) await run(trigger);
}

function sqliteTriggers(table: string, texts: string, index: string): string[] {
  const enter = `insert into ${index} (rowid, search_text) select number, search_text from ${texts} where id = new.id;`;
  const forget = `insert into ${index} (${index}, rowid, search_text)
    select 'delete', number, search_text from ${texts} where id = old.id;`;
  return [
    `create trigger ${index}_insert after insert on ${table} begin
      insert into ${texts} (id, search_text) values (new.id, new.search_text || ' ');
      ${enter}
    end`,
    `create trigger ${index}_correct after update of search_text on ${table}
      when old.search_text <> new.search_text begin
      ${forget}
      update ${texts} set search_text = new.search_text || ' ' where id = new.id;
      ${enter}
    end`,
    `create trigger ${index}_delete after delete on ${table} begin
      ${forget}
      delete from ${texts} where id = old.id;
    end`,
  ];
}
