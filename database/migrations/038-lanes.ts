import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../column-types.ts';

const COUNTED = ['attendees', 'partnerships', 'activity'];
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
  for (const statement of isPostgres(db) ? [...POSTGRES, ...(await counting(db))] : SQLITE)
    await run(statement);
}

const MOVED = 'before update on activity for each row when (new.lane is distinct from old.lane)';

const SQLITE = [`create trigger activity_lane_kept ${MOVED} begin select raise(abort, '${REFUSED}'); end`];

const LANE = "coalesce(nullif(current_setting('summit.lane', true), ''), '0')::integer";

const POSTGRES = [
  `create trigger activity_lane_kept ${MOVED} execute function refuse_activity_change()`,
  'alter table row_counts add column lane integer not null default 0',
  'alter table row_counts drop constraint row_counts_pkey',
  'alter table row_counts add primary key (table_name, event_id, lane)',
];

/** The functions of the triggers that count, counting in the lane of the transaction. */
async function counting(db: Kysely<unknown>): Promise<string[]> {
  const names = COUNTED.map((table) => `count_${table}`);
  const { rows } = await sql<{ definition: string }>`
    select pg_get_functiondef(oid) as definition from pg_proc
    where proname in (${sql.join(names)}) and pronamespace = current_schema()::regnamespace`.execute(db);
  return rows.map(({ definition }) =>
    definition
      .replaceAll('(table_name, event_id, total, shown)', '(table_name, event_id, total, shown, lane)')
      .replaceAll('changed.* from', `changed.*, ${LANE} from`)
      .replaceAll('on conflict (table_name, event_id)', 'on conflict (table_name, event_id, lane)'),
  );
}
