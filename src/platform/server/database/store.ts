import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Tables } from '#database/schema.ts';
import { ensureDataFolder, ensurePrivateFile, SQLITE_FILE } from '../data-folder.ts';
import { ContentListener } from './content-listener.ts';
import { type ContentWatch, watchSqlite } from './content-watch.ts';
import { NodeSqliteDialect, openNodeSqlite } from './node-sqlite.ts';
import { openPostgresPool } from './postgres-pool.ts';

export type Engine = 'sqlite' | 'postgres';
export type Database = Kysely<Tables>;

/** The open database and its engine. */
export interface Store {
  engine: Engine;
  database: Database;
  /** Throws if what is written would be lost, or nothing can be written soon, and says why. */
  assertSound(): void;
  /** Also removes from the engine's own files what was deleted from the tables, as far as it can. */
  forgetDeleted(): Promise<void>;
  content: ContentWatch;
  close(): Promise<void>;
}

/** The key of the lock for the single writer. Any number works, as long as every instance uses the same. */
const WRITER_LOCK = 2_608_2025;

export interface Place {
  databaseUrl?: string | undefined;
  dataDir: string;
}

/**
 * Opens PostgreSQL if an address is given, otherwise the SQLite file in the folder. With `limited`, slow
 * PostgreSQL operations fail.
 */
export function openStore({ databaseUrl, dataDir }: Place, { limited = true } = {}): Store {
  return databaseUrl ? openPostgres(databaseUrl, limited) : openSqlite(dataDir);
}

function openSqlite(dataDir: string): Store {
  ensureDataFolder(dataDir);
  const path = join(dataDir, SQLITE_FILE);
  ensurePrivateFile(path);
  const { database, file } = openNodeSqlite(path);
  const assertSound = () => {
    file.assertPresent();
    file.assertRoom();
  };
  const content = watchSqlite(path);
  const kysely = new Kysely<Tables>({ dialect: new NodeSqliteDialect(database) });
  // Deleted rows are overwritten (`secure_delete`), but the log before the last checkpoint still has them.
  const forgetDeleted = async () => void (await sql`pragma wal_checkpoint(truncate)`.execute(kysely));
  const close = () => {
    content.close();
    return kysely.destroy();
  };
  return { engine: 'sqlite', database: kysely, assertSound, forgetDeleted, content, close };
}

function openPostgres(connectionString: string, limited: boolean): Store {
  const pool = openPostgresPool(connectionString, { limited });
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const content = new ContentListener(connectionString);
  const close = () => {
    content.close();
    return database.destroy();
  };
  return {
    engine: 'postgres',
    database,
    assertSound: () => {},
    forgetDeleted: async () => {},
    content,
    close,
  };
}

/**
 * Runs work in a transaction as the only writer. SQLite has only one writer anyway; on PostgreSQL an advisory
 * lock ensures it. What the work reads therefore stays true until it has written.
 */
export function writeTransaction<T>(store: Store, work: (transaction: Database) => Promise<T>): Promise<T> {
  return store.database.transaction().execute(async (transaction) => {
    if (store.engine === 'postgres') {
      await sql`select pg_advisory_xact_lock(${sql.lit(WRITER_LOCK)})`.execute(transaction);
    }
    return work(transaction);
  });
}
