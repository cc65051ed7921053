import { type Kysely, sql } from 'kysely';

interface SchemaEntry {
  type: string;
  name: string;
  sql: string;
}

/** What a table's definition becomes. */
type Edit = (definition: string) => string;

/**
 * SQLite can't add a constraint to a table. This recreates the table with its rows, indexes and triggers. No
 * other table may refer to it. Throws if the edit doesn't change the definition.
 */
export async function rebuildTable(db: Kysely<unknown>, table: string, edit: Edit): Promise<void> {
  const required: Edit = (definition) => {
    const edited = edit(definition);
    if (edited === definition) throw new Error(`the definition of ${table} was not changed: ${definition}`);
    return edited;
  };
  await rebuildTables(db, new Map([[table, required]]));
}

/**
 * The same for several tables, each after those that it refers to. Every table that refers to one of them must
 * be among them.
 */
export async function rebuildTables(db: Kysely<unknown>, edits: ReadonlyMap<string, Edit>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  const tables = [...edits.keys()];
  const further: string[] = [];
  for (const [table, edit] of edits) {
    const { rows } = await sql<SchemaEntry>`
      select type, name, sql from sqlite_schema where tbl_name = ${table} and sql is not null`.execute(db);
    const definition = rows.find(({ type }) => type === 'table')?.sql ?? '';
    const renamed = edit(definition).replace(`"${table}"`, `"${table}_rebuilt"`);
    await run(tables.reduce(referToRebuilt, renamed));
    await run(`insert into ${table}_rebuilt select * from ${table}`);
    further.push(...rows.filter(({ type }) => type !== 'table').map((entry) => entry.sql));
  }
  for (const table of tables.toReversed()) await run(`drop table ${table}`);
  // The references follow the new name.
  for (const table of tables) await run(`alter table ${table}_rebuilt rename to ${table}`);
  for (const statement of further) await run(statement);
}

function referToRebuilt(definition: string, table: string): string {
  return definition.replaceAll(`references "${table}"`, `references "${table}_rebuilt"`);
}
