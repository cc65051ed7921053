import type { Kysely } from 'kysely';
import type { Tables } from '#database/schema.ts';

type Database = Kysely<Tables>;

declare module '#database/schema.ts' {
  interface Tables {
    settings: SettingRow;
  }
}

/** Values the program keeps for itself, such as its signing secret and the content version. */
export interface SettingRow {
  name: string;
  value: string;
}

export async function readSetting(database: Database, name: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}

/** Several settings, as they were at one moment. */
export async function readSettings(
  database: Database,
  names: readonly string[],
): Promise<Map<string, string>> {
  const rows = await database.selectFrom('settings').selectAll().where('name', 'in', names).execute();
  return new Map(rows.map(({ name, value }) => [name, value]));
}

/** The setting's value. Whichever instance asks first creates it. */
export async function ensureSetting(database: Database, name: string, make: () => string): Promise<string> {
  const known = await readSetting(database, name);
  if (known !== undefined) return known;
  const value = make();
  await database
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await readSetting(database, name)) ?? value;
}

export async function deleteSetting(database: Database, name: string): Promise<void> {
  await database.deleteFrom('settings').where('name', '=', name).execute();
}

export function writeSetting(database: Database, name: string, value: string): Promise<void> {
  return writeSettings(database, { [name]: value });
}

export async function writeSettings(
  database: Database,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  await database
    .insertInto('settings')
    .values(Object.entries(values).map(([name, value]) => ({ name, value })))
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet(({ ref }) => ({ value: ref('excluded.value') })),
    )
    .execute();
}
