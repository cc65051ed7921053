import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../column-types.ts';

const KEPT = {
  row_counts: { keys: ['table_name', 'event_id'], sums: ['total', 'shown'] },
  order_totals: {
    keys: ['event_id', 'currency', 'state'],
    sums: ['orders', 'total', 'paid', 'refunded', 'withheld'],
  },
};
const LANE = "coalesce(nullif(current_setting('summit.lane', true), ''), '0')::integer";

/** Counts are kept once: for a long time, nothing was counted but in the first lane. On SQLite, only orders had lanes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await (isPostgres(db) ? inPostgres(db) : inSqlite(db));
}

async function inPostgres(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  for (const [table, { keys, sums }] of Object.entries(KEPT)) {
    // The primary key goes with it.
    await run(`alter table ${table} drop column lane`);
    await run(`with counted as (delete from ${table} returning *)
      insert into ${table} (${[...keys, ...sums].join(', ')})
      select ${[...keys, ...sums.map((sum) => `sum(${sum})`)].join(', ')} from counted group by ${keys.join(', ')}`);
    await run(`alter table ${table} add primary key (${keys.join(', ')})`);
  }
  const { rows } = await sql<{ definition: string }>`
    select pg_get_functiondef(oid) as definition from pg_proc
    where prosrc like '%summit.lane%' and pronamespace = current_schema()::regnamespace`.execute(db);
  for (const { definition } of rows)
    await run(definition.replaceAll(`, ${LANE}`, '').replaceAll(', lane', ''));
}

async function inSqlite(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  const { rows } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_schema where type = 'trigger' and sql like '%order_totals%'`.execute(db);
  for (const { name } of rows) await run(`drop trigger ${name}`);
  await run('alter table order_totals rename to order_totals_before');
  const { keys, sums } = KEPT.order_totals;
  await run(`create table order_totals (${keys.map((key) => `${key} text not null`).join(', ')}, orders integer not null,
    total real not null, paid real not null, refunded real not null, withheld real not null, primary key (${keys.join(', ')}))`);
  await run(`insert into order_totals select ${[...keys, ...sums].join(', ')} from order_totals_before`);
  await run('drop table order_totals_before');
  for (const trigger of rows)
    await run(trigger.sql.replaceAll('state, 0,', 'state,').replaceAll(', lane', ''));
}
