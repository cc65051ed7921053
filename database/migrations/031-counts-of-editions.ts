import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../column-types.ts';

interface LongTable {
  /** The edition that a row belongs to; '' for those of none. */
  edition: (row: string) => string;
  hidden: readonly string[];
}

const ofEvent = (row: string) => `coalesce(${row}event_id, '')`;
const TABLES: Record<string, LongTable> = {
  attendees: { edition: ofEvent, hidden: ['deleted_at', 'cancelled_at'] },
  partnerships: { edition: ofEvent, hidden: ['deleted_at'] },
  activity: { edition: () => "''", hidden: ['removed_at'] },
};

/** Indexes that a list of one edition needs, each instead of one that the lists of all editions don't miss. */
const REPLACED = [
  [
    'attendees_event_id',
    'attendees_by_edition',
    'attendees (event_id, created_at, id, deleted_at, cancelled_at)',
  ],
  ['partnerships_event_id', 'partnerships_by_edition', 'partnerships (event_id, created_at, id, deleted_at)'],
  [
    'attendees_by_notice',
    'attendees_by_notice',
    `attendees (notice, created_at, id, deleted_at, cancelled_at, event_id)
      where deleted_at is null and cancelled_at is null`,
  ],
  [
    'attendees_cancelled',
    'attendees_cancelled',
    `attendees (created_at, id, deleted_at, cancelled_at, event_id)
      where deleted_at is null and cancelled_at is not null`,
  ],
  [
    'partnerships_by_package',
    'partnerships_by_package',
    'partnerships (package, created_at, id, deleted_at, event_id) where deleted_at is null',
  ],
];

/**
 * The rows of the long tables are counted for each edition, and a list of one edition has an index. Saved views were of
 * all editions.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  if (!isPostgres(db))
    for (const name of Object.keys(TABLES).flatMap(triggerNames)) await run(`drop trigger ${name}`);
  await db.schema.dropTable('row_counts').execute();
  await db.schema
    .createTable('row_counts')
    .addColumn('table_name', 'text', (column) => column.notNull())
    .addColumn('event_id', 'text', (column) => column.notNull())
    .addColumn('total', 'integer', (column) => column.notNull())
    .addColumn('shown', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('row_counts_pkey', ['table_name', 'event_id'])
    .execute();
  for (const [name, table] of Object.entries(TABLES)) {
    await run(add(name, counted(name, table)));
    const following = isPostgres(db) ? [postgresFunction(name, table)] : sqliteTriggers(name, table);
    for (const statement of following) await run(statement);
  }
  for (const [old, index, columns] of REPLACED) {
    await run(`drop index ${old}`);
    await run(`create index ${index} on ${columns}`);
  }
  await run(`update saved_views set query = query || '&edition=all'
    where list in ('viewAttendees', 'viewPartnerships')`);
}

function triggerNames(table: string): string[] {
  return ['insert', 'update', 'delete'].map((event) => `${table}_count_${event}`);
}

const isShown = (row: string, { hidden }: LongTable) =>
  hidden.map((column) => `${row}${column} is null`).join(' and ');

/** What the rows add to the counts of each edition, or take from them. */
function counted(rows: string, table: LongTable, sign: '' | '-' = ''): string {
  return `select ${table.edition('')}, ${sign}count(*), ${sign}sum(case when ${isShown('', table)} then 1 else 0 end)
    from ${rows} where true group by 1`;
}

function add(name: string, changes: string): string {
  return `insert into row_counts (table_name, event_id, total, shown)
    select '${name}', changed.* from (${changes}) as changed where true
    on conflict (table_name, event_id) do update
      set total = row_counts.total + excluded.total, shown = row_counts.shown + excluded.shown`;
}

/** Once per statement, as before. The triggers that call it stay. */
function postgresFunction(name: string, table: LongTable): string {
  return `create or replace function count_${name}() returns trigger language plpgsql as $$ begin
      if tg_op <> 'INSERT' then ${add(name, counted('old_rows', table, '-'))}; end if;
      if tg_op <> 'DELETE' then ${add(name, counted('new_rows', table))}; end if;
      return null;
    end $$`;
}

function sqliteTriggers(name: string, table: LongTable): string[] {
  const change = (row: 'new.' | 'old.', sign: '' | '-') =>
    add(name, `select ${table.edition(row)}, ${sign}1, ${sign}(${isShown(row, table)})`);
  const follow = (event: string, ...changes: string[]) =>
    `create trigger ${name}_count_${event.split(' ')[0]} after ${event} on ${name} begin ${changes.join('; ')}; end`;
  const columns = [...table.hidden, ...(name === 'activity' ? [] : ['event_id'])];
  return [
    follow('insert', change('new.', '')),
    follow(`update of ${columns.join(', ')}`, change('old.', '-'), change('new.', '')),
    follow('delete', change('old.', '-')),
  ];
}
