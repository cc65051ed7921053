import { type Kysely, sql } from 'kysely';
import { isPostgres, orderedText } from '../column-types.ts';

const BATCH = 1_000;
const WITHIN_WORDS = /['’‘ʼ`.]/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu;
/** What a company may be by law, at the end of its name. */
const LEGAL_FORMS = /(?<=\S) (?:limited|ltd|plc|llc|incorporated|inc|company|co)$/u;

/**
 * What organisers do with a registration: cancelling it, a note, and the company's name as groups are counted by it. A
 * cancelled registration doesn't count, so whatever left out deleted ones now leaves out cancelled ones, too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = db.schema.alterTable('attendees');
  await table.addColumn('cancelled_at', 'text').execute();
  await table.addColumn('note', 'text').execute();
  await table.addColumn('group_key', orderedText(db), (column) => column.notNull().defaultTo('')).execute();
  await nameGroups(db);
  // Companies are now counted by this name.
  await db.schema.dropIndex('attendees_counted_by_company_key').ifExists().execute();
  for (const statement of isPostgres(db) ? await inPostgres(db) : await inSqlite(db)) {
    await sql.raw(statement).execute(db);
  }
  await sql`create index attendees_by_group on attendees (group_key, event_id)
    where deleted_at is null and cancelled_at is null`.execute(db);
  await sql`create index attendees_cancelled on attendees (created_at, id)
    where deleted_at is null and cancelled_at is not null`.execute(db);
}

async function nameGroups(db: Kysely<unknown>): Promise<void> {
  for (let after = ''; ; ) {
    const { rows } = await sql<{ id: string; company_key: string }>`
      select id, company_key from attendees where id > ${after} order by id limit ${BATCH}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    const named = rows.map(
      (row) => sql`(cast(${row.id} as text), cast(${groupOf(row.company_key)} as text))`,
    );
    await sql`with named (id, name) as (values ${sql.join(named)})
      update attendees set group_key = named.name from named where named.id = attendees.id`.execute(db);
    after = last.id;
  }
}

function groupOf(key: string): string {
  const words = key.replace(/&/g, ' and ').replace(WITHIN_WORDS, '').replace(BETWEEN_WORDS, ' ').trim();
  let name = words || key;
  while (LEGAL_FORMS.test(name)) name = name.replace(LEGAL_FORMS, '');
  return name;
}

async function inSqlite(db: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ type: string; name: string; sql: string }>`
    select type, name, sql from sqlite_schema
    where tbl_name = 'attendees' and type in ('index', 'trigger') and sql like '%deleted_at%'`.execute(db);
  return rows.flatMap((row) => [`drop ${row.type} ${row.name}`, withoutCancelled(row.sql)]);
}

async function inPostgres(db: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and tablename = 'attendees' and indexdef like '%deleted_at%'`.execute(
    db,
  );
  const counting = await sql<{ definition: string }>`
    select pg_get_functiondef('count_attendees'::regproc) as definition`.execute(db);
  return [
    ...rows.flatMap(({ name, definition }) => [`drop index ${name}`, withoutCancelled(definition)]),
    ...counting.rows.map(({ definition }) => withoutCancelled(definition)),
  ];
}

/** The definition of an index or a trigger that leaves out deleted rows, also leaving out cancelled ones. */
function withoutCancelled(definition: string): string {
  return definition
    .replace(/((?:new|old)\.)?"?deleted_at"? is null/gi, '$1deleted_at is null and $1cancelled_at is null')
    .replace(/deleted_at is not null/i, '(deleted_at is not null or cancelled_at is not null)')
    .replace(/, deleted_at\)/, ', deleted_at, cancelled_at)')
    .replace('update of deleted_at', 'update of deleted_at, cancelled_at');
}
