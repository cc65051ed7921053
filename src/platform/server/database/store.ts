import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import type { Tables } from '#database/schema.ts';
import { ensureDataFolder, ensurePrivateFile, SQLITE_FILE } from '../data-folder.ts';
import type { PoolLimits } from '../database-config.ts';
import { tellQueries } from '../watch/query-channel.ts';
import { type ContentWatch, watchPostgres, watchSqlite } from './content-watch.ts';
import { NodeSqliteDialect, openNodeSqlite } from './node-sqlite.ts';
import { OwnPostgresDialect, openPostgresPool } from './postgres-pool.ts';
import { pipelinedTransactions } from './postgres-transaction.ts';
import type { OnFailure, SqliteFile } from './sqlite-file.ts';
import { SqliteLog } from './sqlite-log.ts';
import { type Work, WriteQueue } from './write-queue.ts';

export type Engine = 'sqlite' | 'postgres';
export type Database = Kysely<Tables>;

/** The open database and its engine. */
export interface Store {
  engine: Engine;
  database: Database;
  /**
   * Makes a change as the only writer, in a transaction that others may share. What it reads therefore stays
   * true until it has written. It may have to be made again, so it mustn't affect anything but the database.
   */
  write<T>(work: Work<T>): Promise<T>;
  /** Throws if what is written would be lost, or nothing can be written soon, and says why. */
  assertSound(): void;
  /** Nothing is written from now on, because what others wrote to the same file may be lost. */
  giveUp(cause: unknown): void;
  /** Also removes from the engine's own files what was deleted from the tables, as far as it can. */
  purgeDeleted(): Promise<void>;
  content: ContentWatch;
  /** How much it has to do at this moment. */
  work(): Readonly<Record<string, number>>;
  close(): Promise<void>;
}

/** The key of the lock for the single writer. Any number works, as long as every instance uses the same. */
export const WRITER_LOCK = 2_608_2025;

/** Somebody else may be copying the log at this moment. */
const EMPTY_LOG_TIMES = 50;
const EMPTY_LOG_AGAIN_MS = 100;

export interface Place {
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Without it, PostgreSQL is waited for without limits. */
  pool?: PoolLimits;
}

interface Options {
  /** Slow PostgreSQL operations fail. */
  limited?: boolean;
  /** SQLite's file can't be relied on any more. */
  onFailure?: OnFailure;
}

/** Opens PostgreSQL if an address is given, otherwise the SQLite file in the folder. */
export function openStore(place: Place, { limited = true, onFailure }: Options = {}): Store {
  const { databaseUrl, dataDir, pool } = place;
  if (!databaseUrl) return openSqlite(dataDir, onFailure);
  return openPostgres(databaseUrl, limited ? pool : undefined);
}

function openSqlite(dataDir: string, onFailure?: OnFailure): Store {
  ensureDataFolder(dataDir);
  const path = join(dataDir, SQLITE_FILE);
  ensurePrivateFile(path);
  const { database, file } = openNodeSqlite(path, onFailure);
  const assertSound = () => {
    file.assertPresent();
    file.assertCapacity();
  };
  const content = watchSqlite(path);
  const kysely = new Kysely<Tables>({ dialect: new NodeSqliteDialect(database), ...tellQueries() });
  const log = new SqliteLog(file);
  const close = async () => {
    content.close();
    await log.close();
    // Closing it would copy a log into the database that can't be relied on. The next start checks what is left.
    if (!file.failure) await kysely.destroy();
  };
  const writes = new WriteQueue(
    (work) => kysely.transaction().execute(work),
    () => log.durable(),
  );
  return {
    engine: 'sqlite',
    database: kysely,
    write: (work) => writes.run(work),
    assertSound,
    giveUp: (cause) => void file.fail(cause),
    purgeDeleted: () => purgeDeleted(kysely, file),
    content,
    work: () => ({ 'waiting changes': writes.waiting }),
    close,
  };
}

/** Deleted rows are overwritten (`secure_delete`), but the log still has them until all of it is copied. */
async function purgeDeleted(database: Database, file: SqliteFile): Promise<void> {
  for (let time = 0; time < EMPTY_LOG_TIMES; time += 1) {
    file.assertPresent();
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database);
    if (rows[0]?.busy === 0) return;
    await wait(EMPTY_LOG_AGAIN_MS);
  }
}

function openPostgres(connectionString: string, limits?: PoolLimits): Store {
  const pool = openPostgresPool(connectionString, limits);
  const dialect = new OwnPostgresDialect({ pool });
  const database = new Kysely<Tables>({ dialect, ...tellQueries() });
  const writes = new WriteQueue(pipelinedTransactions(database, dialect, takeWriterLock));
  const content = watchPostgres(database);
  return {
    engine: 'postgres',
    database,
    write: (work) => writes.run(work),
    assertSound: () => {},
    giveUp: () => {},
    purgeDeleted: async () => {},
    content,
    work: () => ({ 'waiting changes': writes.waiting, ...pool.work() }),
    close: () => database.destroy(),
  };
}

function takeWriterLock(transaction: Database) {
  return sql`select pg_advisory_xact_lock(${sql.lit(WRITER_LOCK)})`.execute(transaction);
}
