import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isPostgres } from '../column-types.ts';
import { rebuildTables } from '../rebuild-table.ts';

const PERSON = ['fullname_key', 'company_key', 'designation_key'];
/** The columns that searches compare. Titles of categories are unique, so they come separately. */
const SEARCHED = {
  attendees: [...PERSON, 'search_text'],
  partnerships: [...PERSON, 'search_text'],
  activity: ['search_text'],
  users: ['username_key'],
  events: ['theme_key'],
  speakers: PERSON,
  sponsors: ['name_key', 'search_text'],
};
/** The references that had no index of their own. */
const REFERENCES = { attendees: 'event_id', partnerships: 'event_id', speakers: 'category_id' };

const HYPHENS = '-‐‒–—―−';
const APOSTROPHES = "'’‘ʼʻ`";

/**
 * Searches no longer tell 'Nyarkoa-Tsegah' from 'Nyarkoa Tsegah', or 'N’Diaye' from 'Ndiaye'. No primary key can
 * be null, and every reference that a query follows has an index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await pastTheRecord(db, async () => {
    for (const [table, columns] of Object.entries(SEARCHED))
      await indexedAtTheEnd(db, table, () => joinNames(db, table, columns));
  });
  await joinTitles(db);
  if (!isPostgres(db)) await requireKeys(db);
  for (const [table, column] of Object.entries(REFERENCES))
    await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
}

async function joinNames(db: Kysely<unknown>, table: string, columns: readonly string[]): Promise<void> {
  const values = columns.map((column) => sql`${sql.ref(column)} = ${joined(column)}`);
  const changes = columns.map((column) => sql`${sql.ref(column)} <> ${joined(column)}`);
  await sql`update ${sql.table(table)} set ${sql.join(values)} where ${sql.join(changes, sql` or `)}`.execute(
    db,
  );
}

/** SQLite would follow each change in its index of texts, which takes a hundred times as long as making it again. */
async function indexedAtTheEnd(
  db: Kysely<unknown>,
  table: string,
  change: () => Promise<void>,
): Promise<void> {
  if (isPostgres(db)) return change();
  const run = (statement: string) => sql.raw(statement).execute(db);
  const [texts, index] = [`${table}_texts`, `${table}_search`];
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_schema where type = 'trigger' and name = ${`${index}_correct`}`.execute(db);
  const [correct] = rows;
  if (!correct) return change();
  await run(`drop trigger ${index}_correct`);
  await change();
  await run(`update ${texts} set search_text = ${table}.search_text || ' ' from ${table}
    where ${table}.id = ${texts}.id and ${table}.search_text || ' ' <> ${texts}.search_text`);
  await run(`insert into ${index} (${index}) values ('rebuild')`);
  await run(correct.sql);
}

/** Of two titles that are now the same, one stays as it is. */
async function joinTitles(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; title_key: string; joined: string }>`
    select id, title_key, ${joined('title_key')} as joined from categories where deleted_at is null
    order by id`.execute(db);
  const taken = new Set(rows.filter((row) => row.joined === row.title_key).map((row) => row.joined));
  for (const { id, joined: title } of rows) {
    if (taken.has(title)) continue;
    taken.add(title);
    await sql`update categories set title_key = ${title} where id = ${id}`.execute(db);
  }
}

/** The text with spaces instead of hyphens, without apostrophes, and with single spaces. */
function joined(column: string): RawBuilder<string> {
  const replaced = (text: RawBuilder<string>, from: string, to: string) =>
    sql<string>`replace(${text}, ${sql.lit(from)}, ${sql.lit(to)})`;
  let text = sql<string>`${sql.ref(column)}`;
  for (const hyphen of HYPHENS) text = replaced(text, hyphen, ' ');
  for (const apostrophe of APOSTROPHES) text = replaced(text, apostrophe, '');
  const pairs = replaced(text, ' ', '\u0001\u0002');
  return sql`trim(${replaced(replaced(pairs, '\u0002\u0001', ''), '\u0001\u0002', ' ')})`;
}

/** The record of activity refuses changes. What is searched in it isn't part of what it records. */
async function pastTheRecord(db: Kysely<unknown>, change: () => Promise<void>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  if (isPostgres(db)) {
    await run('alter table activity disable trigger activity_unchanged');
    await change();
    await run('alter table activity enable trigger activity_unchanged');
    return;
  }
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_schema where name = 'activity_unchanged'`.execute(db);
  await run('drop trigger activity_unchanged');
  await change();
  for (const trigger of rows) await run(trigger.sql);
}

/** In SQLite, unlike in other databases, a primary key may be null unless that is ruled out. */
async function requireKeys(db: Kysely<unknown>): Promise<void> {
  const tables = await listTables(db);
  const nullable = tables.filter(({ definition }) => declareKey(definition) !== definition);
  const names = nullable.map(({ name }) => name);
  const referring = tables.filter(
    (table) => !nullable.includes(table) && names.some((name) => refersTo(table.definition, name)),
  );
  const edits = [...nullable, ...referring].map(({ name }) => [name, declareKey] as const);
  await rebuildTables(db, new Map(edits));
}

/** In the order in which they were created, so that each comes after those that it refers to. */
async function listTables(db: Kysely<unknown>): Promise<{ name: string; definition: string }[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select name, sql as definition from sqlite_schema where type = 'table' and sql like 'create table%'
    order by rowid`.execute(db);
  return rows;
}

function declareKey(definition: string): string {
  return definition.replace('text primary key', 'text not null primary key');
}

function refersTo(definition: string, table: string): boolean {
  return definition.includes(`references "${table}"`);
}
