import { type Kysely, sql } from 'kysely';
import {
  type Content,
  HEAD_SETTING,
  type Head,
  headToSetting,
  type Link,
  link,
  START,
} from '../activity-chain.ts';
import { isPostgres } from '../column-types.ts';
import { rebuildTable } from '../rebuild-table.ts';

interface Present {
  activity: Content & Partial<Link> & { search_text: string };
  users: { id: string; username: string; username_key: string };
  settings: { name: string; value: string };
}

const BATCH = 500;
const LINK_COLUMNS = ['number', 'hash', 'seals'];
/** The ends of what a failed log-in said: who was meant, as it was typed. */
const TYPED_ADDRESS = / as \S+@\S+?(?=;|$)/;

/**
 * Chains the activities: the hash of each covers its content and the hash of the one before, so that it shows
 * if one is missing or altered. Triggers refuse any change except taking a row out of the list, once, and
 * erasing, which needs an erasure to refer to. Failed log-ins no longer say which address was typed.
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
  const head = await chainAll(db);
  await db
    .insertInto('settings')
    .values({ name: HEAD_SETTING, value: headToSetting(head) })
    .execute();
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

async function chainAll(db: Kysely<Present>): Promise<Head> {
  let head = START;
  for (;;) {
    const rows = await db
      .selectFrom('activity')
      .selectAll()
      .where('number', 'is', null)
      .orderBy('time')
      .orderBy('id')
      .limit(BATCH)
      .execute();
    if (rows.length === 0) return head;
    const links = rows.map((row) => {
      const next = link(head, row);
      head = next;
      return sql`(${row.id}, cast(${next.number} as integer), ${next.hash}, ${next.seals})`;
    });
    await sql`
      update activity set number = links.column2, hash = links.column3, seals = links.column4
      from (values ${sql.join(links)}) as links where activity.id = links.column1`.execute(db);
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
