import { type Kysely, sql } from 'kysely';
import { isPostgres, orderedText } from '../column-types.ts';

/** A change and what it changes for the door: 'new' and 'old' are the row after and before it. */
const FOLLOWED: readonly { table: string; event: string; people: readonly string[] }[] = [
  ...['attendees', 'door_walk_ins'].flatMap((table) => {
    const [before, after] = ['old', 'new'].map(
      (row) => `select ${row}.event_id as event_id, ${row}.id as id`,
    );
    const shown =
      table === 'attendees'
        ? 'event_id, fullname, company, answers, cancelled_at, deleted_at'
        : 'event_id, name, company, attendee_id';
    return [
      { table, event: 'insert', people: [after ?? ''] },
      { table, event: `update of ${shown}`, people: [before ?? '', after ?? ''] },
      { table, event: 'delete', people: [before ?? ''] },
    ];
  }),
  { table: 'order_lines', event: 'insert', people: [attendees('new.attendee_id')] },
  {
    table: 'order_lines',
    event: 'update of attendee_id, kind, ended_at',
    people: [attendees('old.attendee_id, new.attendee_id')],
  },
  { table: 'order_lines', event: 'delete', people: [attendees('old.attendee_id')] },
  {
    table: 'orders',
    event: 'update of state',
    people: [attendees('select attendee_id from order_lines where order_id = new.id')],
  },
];

function attendees(ids: string): string {
  return `select event_id, id from attendees where id in (${ids})`;
}

/**
 * When anything last changed that the door knows of somebody, kept by triggers, so that a device is told of those alone who
 * changed since. Who is erased stays as an id, to be told.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = orderedText(db);
  await db.schema
    .createTable('door_changes')
    .addColumn('event_id', text, (column) => column.notNull())
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('position', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('door_changes_pkey', ['event_id', 'id'])
    .execute();
  await db.schema
    .createIndex('door_changes_in_order')
    .on('door_changes')
    .columns(['event_id', 'position'])
    .execute();
  await db.schema.createIndex('door_changes_last').on('door_changes').column('position').execute();
  const run = (statement: string) => sql.raw(statement).execute(db);
  const engine = isPostgres(db) ? POSTGRES : SQLITE;
  await run(
    keep(`select event_id, id from attendees union all select event_id, id from door_walk_ins`, engine),
  );
  for (const { table, event, people } of FOLLOWED) {
    const name = `${table}_door_${event.split(' ')[0]}`;
    const statement = keep(people.join(' union '), engine);
    for (const part of engine.follow({ name, table, event, statement })) await run(part);
  }
}

interface Engine {
  /** Milliseconds since 1970. */
  now: string;
  greatest: string;
  follow: (trigger: Trigger) => string[];
}

interface Trigger {
  name: string;
  table: string;
  event: string;
  statement: string;
}

const SQLITE: Engine = {
  now: `cast((julianday('now') - 2440587.5) * 86400000 as integer)`,
  greatest: 'max',
  follow: ({ name, table, event, statement }) => [
    `create trigger ${name} after ${event} on ${table} begin ${statement}; end`,
  ],
};

const POSTGRES: Engine = {
  now: 'cast(extract(epoch from clock_timestamp()) * 1000 as bigint)',
  greatest: 'greatest',
  follow: ({ name, table, event, statement }) => [
    `create function ${name}() returns trigger language plpgsql as $$ begin ${statement}; return null; end $$`,
    `create trigger ${name} after ${event} on ${table} for each row execute function ${name}()`,
  ],
};

/** Later than any before, also than those of a database that was lost or copied from: devices go on from where they were. */
function keep(people: string, { now, greatest }: Engine): string {
  return `insert into door_changes (event_id, id, position)
    select event_id, id,
      ${greatest}(${now}, (select coalesce(max(position), 0) from door_changes)) + row_number() over (order by id)
    from (${people}) as changed where event_id is not null
    on conflict (event_id, id) do update set position = excluded.position`;
}
