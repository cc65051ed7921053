import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../column-types.ts';

/** The long tables, each with what a row that its list shows has. */
const SHOWN = {
  attendees: 'deleted_at is null and cancelled_at is null',
  partnerships: 'deleted_at is null',
  activity: 'removed_at is null',
};
const REFUSED = 'the record of activity is kept as it was written';

/**
 * On PostgreSQL, several instances can register at the same time. Each transaction has a lane: a chain of activities and
 * row counts of its own, so that none has to wait for another one's commit.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run('alter table activity add column lane integer not null default 0');
  await run('drop index activity_number');
  await run('create unique index activity_number on activity (lane, number)');
  for (const statement of isPostgres(db) ? POSTGRES : SQLITE) await run(statement);
}

const MOVED = 'before update on activity for each row when (new.lane is distinct from old.lane)';

const SQLITE = [`create trigger activity_lane_kept ${MOVED} begin select raise(abort, '${REFUSED}'); end`];

const POSTGRES = [
  `create trigger activity_lane_kept ${MOVED} execute function refuse_activity_change()`,
  'alter table row_counts add column lane integer not null default 0',
  'alter table row_counts drop constraint row_counts_pkey',
  'alter table row_counts add primary key (table_name, lane)',
  ...Object.entries(SHOWN).map(([table, shown]) => counting(table, shown)),
];

function counting(table: string, shown: string): string {
  const counted = (sign: string, rows: string) =>
    `select ${sign}count(*) as total, ${sign}count(*) filter (where ${shown}) as shown from ${rows}`;
  const count = (changes: string) => `
    insert into row_counts as kept (table_name, lane, total, shown)
      select '${table}', coalesce(nullif(current_setting('summit.lane', true), ''), '0')::integer, total, shown
        from (${changes}) as changed where total <> 0 or shown <> 0
      on conflict (table_name, lane)
        do update set total = kept.total + excluded.total, shown = kept.shown + excluded.shown;`;
  const both = `select added.total - gone.total as total, added.shown - gone.shown as shown
    from (${counted('', 'new_rows')}) as added, (${counted('', 'old_rows')}) as gone`;
  return `create or replace function count_${table}() returns trigger language plpgsql as $$ begin
    if tg_op = 'INSERT' then ${count(counted('', 'new_rows'))}
    elsif tg_op = 'DELETE' then ${count(counted('-', 'old_rows'))}
    else ${count(both)} end if;
    return null;
  end $$`;
}
