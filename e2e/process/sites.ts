import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { readConfig } from '#platform/server/config.ts';
import { openStore } from '#platform/server/database/store.ts';
import { newId } from '#platform/server/identifier.ts';
import { canDumpPostgres } from '#testing/can-dump-postgres.ts';
import { quickFolder, quickPlace } from '#testing/temporary-folder.ts';
import { findPostgres } from '../../scripts/find/postgres.ts';
import { startPostgres } from '../../scripts/find/start-postgres.ts';

/** Places for the data of any number of sites, on one engine. */
export interface Sites {
  /** The environment of a site without any data. */
  empty(): Promise<Record<string, string>>;
  remove(): Promise<void>;
}

/** A backup doesn't have it, so all have the same. */
const SECRET_KEY = 'the-secret-key-of-every-site-in-these-tests';

/** The engines on this machine. */
export const ENGINES: [name: string, open: () => Promise<Sites>][] = [['SQLite', inFolders]];
const programs = findPostgres();
if (programs && canDumpPostgres()) ENGINES.push(['PostgreSQL', () => onServer(programs)]);

async function inFolders(): Promise<Sites> {
  const folder = quickFolder('sites');
  return {
    empty: async () => ({ DATA_DIR: join(folder.path, newId()), SECRET_KEY }),
    remove: async () => folder.remove(),
  };
}

async function onServer(found: NonNullable<typeof programs>): Promise<Sites> {
  const folder = quickFolder('sites');
  const { url, stop } = await startPostgres(found, { place: quickPlace() });
  const empty = async () => {
    const name = `site_${newId().replaceAll('-', '')}`;
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    return { DATA_DIR: join(folder.path, name), SECRET_KEY, DATABASE_URL: new URL(name, url).href };
  };
  const remove = async () => {
    await stop();
    folder.remove();
  };
  return { empty, remove };
}

export type Rows = Record<string, unknown>[];

/** All rows of every table, those that only index others included. */
export async function allRows(environment: Record<string, string>): Promise<Map<string, Rows>> {
  const { database, close } = openStore(readConfig({ ...environment, LOG_LEVEL: 'silent' }));
  try {
    const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
    const names = tables.map(({ name }) => name).toSorted();
    const read = async (name: string) =>
      (await sql<Rows[number]>`select * from ${sql.table(name)}`.execute(database)).rows;
    return new Map(await Promise.all(names.map(async (name) => [name, await read(name)] as const)));
  } finally {
    await close();
  }
}

/** How many rows each table has, and a hash of them. */
export function summaryOf(tables: ReadonlyMap<string, Rows>): Record<string, string> {
  const summaries = [...tables].map(([name, rows]) => {
    const hash = createHash('sha256').update(asTexts(rows).join('\n')).digest('hex');
    return [name, `${rows.length} rows: ${hash}`] as const;
  });
  return Object.fromEntries(summaries);
}

export function asTexts(rows: Rows): string[] {
  return rows.map((row) => JSON.stringify(row)).toSorted();
}
