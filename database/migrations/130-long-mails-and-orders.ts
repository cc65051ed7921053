import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../column-types.ts';

/** What of a table is counted together: the orders of an edition, the mails in a state. */
const COUNTED = { mails: 'state', orders: 'event_id' };
type Table = keyof typeof COUNTED;
const TABLES = Object.keys(COUNTED) as Table[];

/** What lists are sorted by, each with what filters them, so that they are counted from the index alone. */
const INDEXES = {
  mails_by_queued_at: 'mails (queued_at, id, template, about_id)',
  mails_by_state: 'mails (state, queued_at, id, template, about_id)',
  mails_by_recipient: 'mails (recipient_key, id)',
  mails_by_attempts: 'mails (attempts, id)',
  mails_by_sent_at: 'mails (sent_at, id)',
  orders_by_created_at: 'orders (created_at, id)',
  orders_of_edition: 'orders (event_id, created_at, id)',
  orders_of_edition_by_state: 'orders (event_id, state, created_at, id)',
  orders_by_state: 'orders (state, created_at, id)',
  orders_by_buyer: 'orders (buyer_name, id)',
  orders_by_company: 'orders (buyer_company, id)',
  orders_by_total: 'orders (total, id)',
  orders_by_held_until: 'orders (held_until, id)',
};
/**
 * They are read as a whole: trigrams made each mail three times as dear to write, and one is written with each registration. In the
 * order in which they come, each is written beside the one before.
 */
const TEXTS_OF_MAILS = ['create index mails_by_text on mails (id, search_text)'];
const REPLACED = ['mails_state', 'mails_recipient', 'orders_of_event'];

/** Lists of mails and orders are counted, sorted and searched without reading all of them, as those of registrations are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  for (const [name, columns] of Object.entries(INDEXES)) await run(`create index ${name} on ${columns}`);
  for (const name of REPLACED) await run(`drop index ${name}`);
  for (const table of TABLES) {
    const statements = isPostgres(db)
      ? [...countInPostgres(table), ...searchInPostgres(table)]
      : [...countInSqlite(table), ...(table === 'mails' ? TEXTS_OF_MAILS : SEARCH_OF_ORDERS)];
    for (const statement of statements) await run(statement);
  }
}

/** As migration 038 has it: in the lane of the transaction. */
function countInPostgres(table: Table): string[] {
  const group = COUNTED[table];
  const lane = "coalesce(nullif(current_setting('summit.lane', true), ''), '0')::integer";
  const add = (changes: string) => `
    insert into row_counts (table_name, event_id, total, shown, lane)
      select '${table}', ${group}, sum(change), sum(change), ${lane} from (${changes}) as changed
      group by ${group} having sum(change) <> 0
      on conflict (table_name, event_id, lane) do update
        set total = row_counts.total + excluded.total, shown = row_counts.shown + excluded.shown`;
  const gone = `select ${group}, -1 as change from old_rows`;
  const added = (rows: string) => `select ${group}, 1 as change from ${rows}`;
  const follow = (event: string, rows: string) => `
    create trigger ${table}_count_${event} after ${event} on ${table} referencing ${rows}
      for each statement execute function count_${table}()`;
  return [
    add(added(table)),
    `create function count_${table}() returns trigger language plpgsql as $$ begin
      if tg_op = 'INSERT' then ${add(added('new_rows'))};
      elsif tg_op = 'UPDATE' then ${add(`${gone} union all ${added('new_rows')}`)};
      else ${add(gone)};
      end if;
      return null;
    end $$`,
    follow('insert', 'new table as new_rows'),
    follow('update', 'old table as old_rows new table as new_rows'),
    follow('delete', 'old table as old_rows'),
  ];
}

function countInSqlite(table: Table): string[] {
  const group = COUNTED[table];
  const add = (counted: string) => `
    insert into row_counts (table_name, event_id, total, shown)
      select '${table}', changed.* from (${counted}) as changed where true
      on conflict (table_name, event_id) do update
        set total = row_counts.total + excluded.total, shown = row_counts.shown + excluded.shown`;
  const change = (row: 'new' | 'old', by: 1 | -1) => add(`select ${row}.${group}, ${by}, ${by}`);
  return [
    add(`select ${group}, count(*), count(*) from ${table} group by 1`),
    `create trigger ${table}_count_insert after insert on ${table} begin ${change('new', 1)}; end`,
    `create trigger ${table}_count_update after update of ${group} on ${table}
      when old.${group} <> new.${group} begin ${change('old', -1)}; ${change('new', 1)}; end`,
    `create trigger ${table}_count_delete after delete on ${table} begin ${change('old', -1)}; end`,
  ];
}

/** As migrations 009 and 045 have it. */
function searchInPostgres(table: Table): string[] {
  const texts = `${table}_search`;
  const edition = (row: string) => (table === 'mails' ? 'null' : `${row}event_id`);
  return [
    `create table ${texts} (id text collate "C" primary key, search_text text collate "C" not null, event_id text)`,
    `insert into ${texts} select id, search_text, ${edition('')} from ${table}`,
    `create index ${texts}_pairs on ${texts} using gin (search_pairs(search_text))`,
    `do $$ begin
      create index ${texts}_trigrams on ${texts} using gin (search_text gin_trgm_ops);
    exception when undefined_object then null;
    end $$`,
    `create function follow_${table}() returns trigger language plpgsql as $$ begin
      if tg_op = 'INSERT' then
        insert into ${texts} (id, search_text, event_id) values (new.id, new.search_text, ${edition('new.')});
      elsif tg_op = 'UPDATE' then update ${texts} set search_text = new.search_text where id = old.id;
      else delete from ${texts} where id = old.id;
      end if;
      return null;
    end $$`,
    `create trigger ${texts}_follow after insert or delete on ${table}
      for each row execute function follow_${table}()`,
    `create trigger ${texts}_correct after update of search_text on ${table}
      for each row when (old.search_text <> new.search_text) execute function follow_${table}()`,
  ];
}

const RANGE = 2 ** 32;
const ENTER = `
  insert into editions_search (event_id)
    select new.event_id where not exists (select 1 from editions_search where event_id = new.event_id);
  insert into orders_texts (number, id, search_text)
    select coalesce((select max(number) from orders_texts where number > start and number < start + ${RANGE}), start) + 1,
      new.id, new.search_text || ' '
    from (select number * ${RANGE} as start from editions_search where event_id = new.event_id);
  insert into orders_search (rowid, search_text) select number, search_text from orders_texts where id = new.id;`;
const FORGET = `
  insert into orders_search (orders_search, rowid, search_text)
    select 'delete', number, search_text from orders_texts where id = old.id;
  delete from orders_texts where id = old.id;`;
const SEARCH_OF_ORDERS = [
  'create table orders_texts (number integer primary key, id text not null unique, search_text text not null)',
  `insert into editions_search (event_id) select distinct event_id from orders
    where event_id not in (select event_id from editions_search)`,
  `insert into orders_texts (number, id, search_text)
    select edition.number * ${RANGE} + row_number() over (partition by edition.number order by orders.id),
      orders.id, search_text || ' '
    from orders join editions_search as edition on edition.event_id = orders.event_id
    order by 1`,
  `create virtual table orders_search using fts5(id unindexed, search_text,
    content = 'orders_texts', content_rowid = 'number', tokenize = 'trigram case_sensitive 1')`,
  "insert into orders_search (orders_search) values ('rebuild')",
  "create virtual table orders_trigrams using fts5vocab('orders_search', 'row')",
  `create trigger orders_search_insert after insert on orders begin ${ENTER} end`,
  `create trigger orders_search_correct after update of search_text on orders
    when old.search_text <> new.search_text begin ${FORGET} ${ENTER} end`,
  `create trigger orders_search_delete after delete on orders begin ${FORGET} end`,
];
