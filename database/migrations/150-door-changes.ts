import { type Kysely, sql } from 'kysely';
import { isPostgres, orderedText } from '../column-types.ts';

interface Trigger {
  name: string;
  table: string;
  event: string;
  /** 'new' and 'old' are the row after and before it. */
  when?: string;
  statement: string;
}

interface Engine {
  /** Milliseconds since 1970. */
  now: string;
  greatest: string;
  follow: (trigger: Trigger) => string[];
}

const SQLITE: Engine = {
  now: `cast((julianday('now') - 2440587.5) * 86400000 as integer)`,
  greatest: 'max',
  follow: ({ name, table, event, when, statement }) => [
    `create trigger ${name} after ${event} on ${table} ${when ? `when ${when}` : ''} begin ${statement}; end`,
  ],
};

const POSTGRES: Engine = {
  now: 'cast(extract(epoch from clock_timestamp()) * 1000 as bigint)',
  greatest: 'greatest',
  follow: ({ name, table, event, when, statement }) => [
    `create function ${name}() returns trigger language plpgsql as $$ begin ${statement}; return null; end $$`,
    `create trigger ${name} after ${event} on ${table} for each row
      ${when ? `when (${when})` : ''} execute function ${name}()`,
  ],
};

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
  const everybody = 'select event_id, id from attendees union all select event_id, id from door_walk_ins';
  await run(keepAll(everybody, engine));
  for (const trigger of triggers(engine))
    for (const statement of engine.follow(trigger)) await run(statement);
}

function triggers(engine: Engine): Trigger[] {
  const shown = {
    attendees: 'fullname, company, answers, cancelled_at, deleted_at',
    door_walk_ins: 'name, company, attendee_id',
  };
  const people = Object.entries(shown).flatMap(([table, columns]): Trigger[] => {
    const keep = (row: 'new' | 'old', event: string, name: string, when = `${row}.event_id is not null`) => ({
      ...{ name: `${table}_door_${name}`, table, event, when },
      statement: keepOne(row, engine),
    });
    return [
      keep('new', 'insert', 'insert'),
      keep('new', `update of event_id, ${columns}`, 'update'),
      keep('old', 'update of event_id', 'leave', 'old.event_id <> new.event_id'),
      keep('old', 'delete', 'delete'),
    ];
  });
  const ofOrders = (table: string, event: string, ids: string): Trigger => ({
    ...{ name: `${table}_door_${event.split(' ')[0]}`, table, event },
    statement: keepAll(`select event_id, id from attendees where id in (${ids})`, engine),
  });
  return [
    ...people,
    ofOrders('order_lines', 'insert', 'new.attendee_id'),
    ofOrders('order_lines', 'update of attendee_id, kind, ended_at', 'old.attendee_id, new.attendee_id'),
    ofOrders('order_lines', 'delete', 'old.attendee_id'),
    ofOrders('orders', 'update of state', 'select attendee_id from order_lines where order_id = new.id'),
  ];
}

const AGAIN = 'on conflict (event_id, id) do update set position = excluded.position';

function keepOne(row: 'new' | 'old', engine: Engine): string {
  return `insert into door_changes (event_id, id, position)
    values (${row}.event_id, ${row}.id, ${last(engine)} + 1) ${AGAIN}`;
}

function keepAll(people: string, engine: Engine): string {
  return `insert into door_changes (event_id, id, position)
    select event_id, id, ${last(engine)} + row_number() over (order by id)
    from (${people}) as changed where event_id is not null ${AGAIN}`;
}

/** Never before now: after a copy or a restored backup, too, devices go on from where they were. */
function last({ now, greatest }: Engine): string {
  return `${greatest}(${now}, (select coalesce(max(position), 0) from door_changes))`;
}
