import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../column-types.ts';
import { rebuildTable } from '../rebuild-table.ts';

interface Present {
  activity: Record<'id' | 'activity_type' | 'activity_description' | 'search_text', string> & {
    subject_type: string;
    subject_id: string | null;
  };
  users: { id: string; username: string; username_key: string };
}

const LINK_COLUMNS = ['number', 'hash', 'seals'];
/** The ends of what a failed log-in said: who was meant, as it was typed. */
const TYPED_ADDRESS = / as \S+@\S+?(?=;|$)/;

/**
 * Numbers the activities; the hashes that chained them until migration 160 are left empty. Triggers refuse any change
 * except taking a row out of the list, once, and erasing, which needs an erasure to refer to. Failed log-ins no longer
 * say which address was typed.
 */
export async function up(db: Kysely<Present>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await db.schema
    .createTable('erasures')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('time', 'text', (column) => column.notNull())
    .execute();
  await run('alter table activity add column number integer');
  for (const column of ['hash', 'seals']) await run(`alter table activity add column ${column} text`);
  await run('alter table activity add column erasure_id text references erasures (id)');
  await forgetTypedAddresses(db);
  await run(`update activity set number = placed.number, hash = '', seals = ''
    from (select id, row_number() over (order by time, id) as number from activity) as placed
    where placed.id = activity.id`);
  await requireLinks(db);
  await run('create unique index activity_number on activity (number)');
  await run('create index activity_changes on activity (id) where changes is not null');
  for (const statement of isPostgres(db) ? POSTGRES : SQLITE) await run(statement);
}

async function forgetTypedAddresses(db: Kysely<Present>): Promise<void> {
  const failed = await db
    .selectFrom('activity')
    .leftJoin('users', 'users.id', 'activity.subject_id')
    .select(['activity.id', 'activity_description', 'search_text', 'users.username', 'users.username_key'])
    .where('activity_type', 'in', ['Failed log-in', 'Wrong code'])
    .where('subject_type', 'in', ['user', 'session'])
    .execute();
  for (const row of failed) {
    const hidden = (text: string, name: string | null) =>
      text.replace(TYPED_ADDRESS, () => (name === null ? ' with an unknown address' : ` as ${name}`));
    await db
      .updateTable('activity')
      .set({
        activity_description: hidden(row.activity_description ?? '', row.username),
        search_text: hidden(row.search_text, row.username_key),
      })
      .where('id', '=', row.id)
      .execute();
  }
}

async function requireLinks(db: Kysely<Present>): Promise<void> {
  if (!isPostgres(db)) {
    return rebuildTable(db as Kysely<unknown>, 'activity', (definition) =>
      definition
        .replace('number integer', 'number integer not null')
        .replaceAll(/(hash|seals) text/g, '$1 text not null'),
    );
  }
  for (const column of LINK_COLUMNS) {
    await db.schema
      .alterTable('activity')
      .alterColumn(column, (altered) => altered.setNotNull())
      .execute();
  }
}

const same = (columns: readonly string[]) =>
  columns.map((column) => `new.${column} is not distinct from old.${column}`).join(' and ');
const sameOr = (column: string, erased: string) => `(${same([column])} or new.${column} ${erased})`;

const ALLOWED = `
  ${same(['id', 'number', 'hash', 'activity_type', 'subject_type', 'subject_id', 'time'])}
  and (old.removed_at is null or ${same(['removed_at'])})
  and (
    ${same(['user_id', 'username', 'activity_description', 'changes', 'search_text', 'seals', 'erasure_id'])}
    or (
      new.erasure_id is not null
      and ${sameOr('user_id', 'is null')} and ${sameOr('username', "= 'erased'")}
      and ${sameOr('activity_description', "= 'erased'")} and ${sameOr('changes', 'is null')}
    )
  )`;
const REFUSED = 'the record of activity is kept as it was written';

const SQLITE = [
  `create trigger activity_unchanged before update on activity when not (${ALLOWED}) begin
    select raise(abort, '${REFUSED}');
  end`,
  `create trigger activity_kept before delete on activity begin select raise(abort, '${REFUSED}'); end`,
];

const POSTGRES = [
  `create function refuse_activity_change() returns trigger language plpgsql as $$ begin
    raise exception '${REFUSED}';
  end $$`,
  `create trigger activity_unchanged before update on activity
    for each row when (not (${ALLOWED})) execute function refuse_activity_change()`,
  `create trigger activity_kept before delete on activity
    for each row execute function refuse_activity_change()`,
  `create trigger activity_not_emptied before truncate on activity
    for each statement execute function refuse_activity_change()`,
];
