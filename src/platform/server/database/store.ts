import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely';
import pg from 'pg';
import type { Tables } from '#database/schema.ts';
import { StartRefusal } from '../config.ts';
import { openNodeSqlite } from './node-sqlite.ts';

export type Engine = 'sqlite' | 'postgres';
export type Database = Kysely<Tables>;

/** The open database and what kind it is. */
export interface Store {
  engine: Engine;
  database: Database;
  close(): Promise<void>;
}

export const SQLITE_FILE = 'summit.sqlite';
const POSTGRES_CONNECTIONS = 10;
/** Any number will do, as long as every instance takes the same: the lock of the one writer. */
const WRITER_LOCK = 2_608_2025;

/** Opens PostgreSQL at the address if there is one, else the SQLite file in the folder. */
export function openStore(options: { databaseUrl?: string | undefined; dataDir: string }): Store {
  return options.databaseUrl ? openPostgres(options.databaseUrl) : openSqlite(options.dataDir);
}

function openSqlite(dataDir: string): Store {
  try {
    ensureFolder(resolve(dataDir));
    const database = openNodeSqlite(join(dataDir, SQLITE_FILE));
    return asStore('sqlite', new Kysely<Tables>({ dialect: new SqliteDialect({ database }) }));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartRefusal(
      `DATA_DIR=${dataDir} can’t be written (${reason}): set it to a folder that this user may write.`,
    );
  }
}

/** One folder at a time: in some places, /proc among them, Node's own recursive mkdir never returns. */
function ensureFolder(path: string): void {
  if (existsSync(path)) return;
  ensureFolder(dirname(path));
  mkdirSync(path);
}

function openPostgres(connectionString: string): Store {
  const pool = new pg.Pool({ connectionString, max: POSTGRES_CONNECTIONS });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
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
