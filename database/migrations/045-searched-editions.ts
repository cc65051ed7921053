import { type Kysely, sql } from 'kysely';
import { isPostgres, orderedText } from '../column-types.ts';

const TABLES = ['attendees', 'partnerships'];

/** A search within one edition looks up that edition's texts alone, where it looked at each row that it found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!isPostgres(db)) await numberEditions(db);
  for (const table of TABLES) await (isPostgres(db) ? inPostgres(db, table) : inSqlite(db, table));
}

/** The texts are indexed again at the end, which takes a fraction of following each change. */
async function inPostgres(db: Kysely<unknown>, table: string): Promise<void> {
  const texts = `${table}_search`;
  const run = (statement: string) => sql.raw(statement).execute(db);
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and tablename = ${texts} and indexdef like '% gin %'`.execute(db);
  for (const { name } of indexes) await run(`drop index ${name}`);
  await db.schema.alterTable(texts).addColumn('event_id', 'text').execute();
  await run(`update ${texts} set event_id = ${table}.event_id from ${table}
    where ${table}.id = ${texts}.id and ${table}.event_id is not null`);
  for (const { definition } of indexes) await run(definition);
  await run(`create or replace function follow_${table}() returns trigger language plpgsql as $$ begin
      if tg_op = 'INSERT' then
        insert into ${texts} (id, search_text, event_id) values (new.id, new.search_text, new.event_id);
      elsif tg_op = 'UPDATE' then
        update ${texts} set search_text = new.search_text, event_id = new.event_id where id = old.id;
      else delete from ${texts} where id = old.id;
      end if;
      return null;
    end $$`);
  await run(`drop trigger ${texts}_correct on ${table}`);
  await run(`create trigger ${texts}_correct after update of search_text, event_id on ${table}
    for each row when (old.search_text <> new.search_text or old.event_id is distinct from new.event_id)
    execute function follow_${table}()`);
}

/** In SQLite, the index of the texts can only be asked for some numbers of rows: each edition has its own range of them. */
async function numberEditions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('editions_search')
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('event_id', 'text', (column) => column.notNull().unique())
    .execute();
  for (const table of TABLES) {
    await sql`insert into editions_search (event_id) select distinct coalesce(event_id, '') from ${sql.table(table)}
      where coalesce(event_id, '') not in (select event_id from editions_search)`.execute(db);
  }
}

const RANGE = 2 ** 32;

async function inSqlite(db: Kysely<unknown>, table: string): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  const [texts, index] = [`${table}_texts`, `${table}_search`];
  for (const event of ['insert', 'correct', 'delete']) await run(`drop trigger ${index}_${event}`);
  for (const dropped of [`${table}_trigrams`, index]) await db.schema.dropTable(dropped).execute();
  await db.schema.alterTable(texts).renameTo(`${texts}_before`).execute();
  await db.schema
    .createTable(texts)
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('id', orderedText(db), (column) => column.notNull().unique())
    .addColumn('search_text', orderedText(db), (column) => column.notNull())
    .execute();
  await run(`insert into ${texts} (number, id, search_text)
    select edition.number * ${RANGE} + row_number() over (partition by edition.number order by before.number),
      before.id, before.search_text
    from ${texts}_before as before
    join ${table} on ${table}.id = before.id
    join editions_search as edition on edition.event_id = coalesce(${table}.event_id, '')
    order by 1`);
  await db.schema.dropTable(`${texts}_before`).execute();
  await run(`create virtual table ${index} using fts5(id unindexed, search_text,
    content = '${texts}', content_rowid = 'number', tokenize = 'trigram case_sensitive 1')`);
  await run(`insert into ${index} (${index}) values ('rebuild')`);
  await run(`create virtual table ${table}_trigrams using fts5vocab('${index}', 'row')`);
  for (const trigger of sqliteTriggers(table, texts, index)) await run(trigger);
}

function sqliteTriggers(table: string, texts: string, index: string): string[] {
  const eventId = "coalesce(new.event_id, '')";
  const enter = `
    insert into editions_search (event_id)
      select ${eventId} where not exists (select 1 from editions_search where event_id = ${eventId});
    insert into ${texts} (number, id, search_text)
      select coalesce((select max(number) from ${texts} where number > start and number < start + ${RANGE}), start) + 1,
        new.id, new.search_text || ' '
      from (select number * ${RANGE} as start from editions_search where event_id = ${eventId});
    insert into ${index} (rowid, search_text) select number, search_text from ${texts} where id = new.id;`;
  const forget = `
    insert into ${index} (${index}, rowid, search_text)
      select 'delete', number, search_text from ${texts} where id = old.id;
    delete from ${texts} where id = old.id;`;
  return [
    `create trigger ${index}_insert after insert on ${table} begin ${enter} end`,
    `create trigger ${index}_correct after update of search_text, event_id on ${table}
      when old.search_text <> new.search_text or old.event_id is not new.event_id begin ${forget} ${enter} end`,
    `create trigger ${index}_delete after delete on ${table} begin ${forget} end`,
  ];
}
