import { type Kysely, sql } from 'kysely';

interface SchemaEntry {
  type: string;
  name: string;
  sql: string;
}

/**
 * SQLite can't add a constraint to a table. This recreates the table with its rows, indexes and triggers. No
 * other table may refer to it. Throws if the edit doesn't change the definition.
 */
export async function rebuildTable(
  db: Kysely<unknown>,
  table: string,
  edit: (definition: string) => string,
): Promise<void> {
  const { rows } = await sql<SchemaEntry>`
    select type, name, sql from sqlite_schema where tbl_name = ${table} and sql is not null`.execute(db);
  const definition = rows.find(({ type }) => type === 'table')?.sql ?? '';
  const edited = edit(definition);
  if (edited === definition) throw new Error(`the definition of ${table} was not changed: ${definition}`);
  const rebuilt = `${table}_rebuilt`;
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(edited.replace(`"${table}"`, `"${rebuilt}"`));
  await run(`insert into ${rebuilt} select * from ${table}`);
  await run(`drop table ${table}`);
  await run(`alter table ${rebuilt} rename to ${table}`);
  for (const entry of rows) if (entry.type !== 'table') await run(entry.sql);
}
