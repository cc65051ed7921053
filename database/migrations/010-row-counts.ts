import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../column-types.ts';

/** The long tables, each with the column that hides a row from its list. */
const HIDDEN = { attendees: 'deleted_at', partnerships: 'deleted_at', activity: 'removed_at' };

/**
 * The number of rows in each long table, kept by triggers in the transaction that adds, hides or removes a
 * row. Counting 100,000 rows for every page took longer than the rest of the response.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await db.schema
    .createTable('row_counts')
    .addColumn('table_name', 'text', (column) => column.primaryKey())
    .addColumn('total', 'integer', (column) => column.notNull())
    .addColumn('shown', 'integer', (column) => column.notNull())
    .execute();
  for (const [table, hidden] of Object.entries(HIDDEN)) {
    await run(`insert into row_counts (table_name, total, shown)
      select '${table}', count(*), coalesce(sum(case when ${hidden} is null then 1 else 0 end), 0) from ${table}`);
    const triggers = isPostgres(db) ? postgresTriggers(table, hidden) : sqliteTriggers(table, hidden);
    for (const trigger of triggers) await run(trigger);
    await db.schema.dropIndex(`${table}_kept`).execute();
  }
}

/** One update per statement: updating per row would leave a dead version of the count for each row. */
function postgresTriggers(table: string, hidden: string): string[] {
  const count = (sign: '+' | '-', rows: string) => `
    update row_counts
      set total = row_counts.total ${sign} changed.total, shown = row_counts.shown ${sign} changed.shown
      from (select count(*) as total, count(*) filter (where ${hidden} is null) as shown from ${rows}) as changed
      where table_name = '${table}';`;
  const follow = (event: string, rows: string) => `
    create trigger ${table}_count_${event} after ${event} on ${table} referencing ${rows}
      for each statement execute function count_${table}()`;
  return [
    `create function count_${table}() returns trigger language plpgsql as $$ begin
      if tg_op <> 'INSERT' then ${count('-', 'old_rows')} end if;
      if tg_op <> 'DELETE' then ${count('+', 'new_rows')} end if;
      return null;
    end $$`,
    follow('insert', 'new table as new_rows'),
    follow('update', 'old table as old_rows new table as new_rows'),
    follow('delete', 'old table as old_rows'),
  ];
}

function sqliteTriggers(table: string, hidden: string): string[] {
  const follow = (event: string, change: string) => `
    create trigger ${table}_count_${event.split(' ')[0]} after ${event} on ${table} begin
      update row_counts set ${change} where table_name = '${table}';
    end`;
  return [
    follow('insert', `total = total + 1, shown = shown + (new.${hidden} is null)`),
    follow(`update of ${hidden}`, `shown = shown + (new.${hidden} is null) - (old.${hidden} is null)`),
    follow('delete', `total = total - 1, shown = shown - (old.${hidden} is null)`),
  ];
}
