import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestApp } from './app.ts';

/** Every byte of an SQLite database, and every row of every table of either engine. */
export async function everythingStored({ store, services }: TestApp): Promise<string> {
  const tables = await store.database.introspection.getTables();
  const rows = await Promise.all(
    tables.map(async ({ name }) => {
      // Internal tables of the text index can't be read, but are in the file.
      const all = sql`select * from ${sql.table(name)}`.execute(store.database);
      return JSON.stringify((await all.catch(() => ({ rows: [] }))).rows, bytesAsText);
    }),
  );
  const { dataDir } = services.config;
  const files = store.engine === 'sqlite' ? readdirSync(dataDir) : [];
  return [...rows, ...files.map((file) => readFileSync(join(dataDir, file), 'utf8'))].join('\n');
}

function bytesAsText(_key: string, value: unknown): unknown {
  return value instanceof Uint8Array ? Buffer.from(value).toString('utf8') : value;
}
