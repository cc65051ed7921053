import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Tables } from '#database/schema.ts';
import { NodeSqliteDialect, openNodeSqlite } from './node-sqlite.ts';
import { openPostgresPool } from './postgres-pool.ts';

export type Engine = 'sqlite' | 'postgres';
export type Database = Kysely<Tables>;

/** The open database and what kind it is. */
export interface Store {
  engine: Engine;
  database: Database;
  close(): Promise<void>;
}

export const SQLITE_FILE = 'summit.sqlite';
/** Any number will do, as long as every instance takes the same: the lock of the one writer. */
const WRITER_LOCK = 2_608_2025;

export interface Place {
  databaseUrl?: string | undefined;
  dataDir: string;
}

/**
 * Opens PostgreSQL at the address if there is one, else the SQLite file in the folder. What takes PostgreSQL too long
 * fails, unless it is unlimited.
 */
export function openStore({ databaseUrl, dataDir }: Place, { limited = true } = {}): Store {
  return databaseUrl ? openPostgres(databaseUrl, limited) : openSqlite(dataDir);
}

function openSqlite(dataDir: string): Store {
  ensureFolder(resolve(dataDir));
  const database = openNodeSqlite(join(dataDir, SQLITE_FILE));
  return asStore('sqlite', new Kysely<Tables>({ dialect: new NodeSqliteDialect({ database }) }));
}

/** One folder at a time: in some places, /proc among them, Node's own recursive mkdir never returns. */
function ensureFolder(path: string): void {
  if (existsSync(path)) return;
  ensureFolder(dirname(path));
  mkdirSync(path);
}

function openPostgres(connectionString: string, limited: boolean): Store {
  const pool = openPostgresPool(connectionString, { limited });
  return asStore('postgres', new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }));
}

function asStore(engine: Engine, database: Database): Store {
  return { engine, database, close: () => database.destroy() };
}

/**
 * Runs work in a transaction as the only writer, on either engine: SQLite has one writer by nature, on
 * PostgreSQL an advisory lock makes one. So what the work reads stays true until it has written.
 */
export function writeTransaction<T>(store: Store, work: (transaction: Database) => Promise<T>): Promise<T> {
  return store.database.transaction().execute(async (transaction) => {
    if (store.engine === 'postgres') {
      await sql`select pg_advisory_xact_lock(${sql.lit(WRITER_LOCK)})`.execute(transaction);
    }
    return work(transaction);
  });
}
