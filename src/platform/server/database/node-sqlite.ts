import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type Driver, SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { OwnSqliteQueryCompiler } from './many-values.ts';
import { PatientSqliteDriver } from './patient-driver.ts';
import { type OnFailure, SqliteFile } from './sqlite-file.ts';
import { DatabaseUnavailable, isFailedSync, isSqliteUnavailable } from './unavailable.ts';

const STATEMENTS_CACHED = 500;

/**
 * Settings of every connection. FULL: what a statement by itself has written survives a power cut. Only opening it
 * waits for other processes inside SQLite; afterwards the driver waits. Triggers that refuse a deletion refuse a
 * replacement too. What is deleted is overwritten with zeros. What a statement with triggers would undo
 * is kept in memory: on the disk, that takes a third of what adding an attendee does. The last one reads, so that there is a log.
 */
const PRAGMAS = `
  PRAGMA busy_timeout = 5000;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA temp_store = MEMORY;
  PRAGMA foreign_keys = ON;
  PRAGMA recursive_triggers = ON;
  PRAGMA secure_delete = ON;
  PRAGMA cache_size = -65536;
  PRAGMA wal_autocheckpoint = 8000;
  PRAGMA busy_timeout = 0;
  PRAGMA schema_version;
`;
const READ_ONLY = 'PRAGMA query_only = ON';

/** A transaction isn't durable when it is committed, but after `SqliteLog.durable`. A statement by itself is. */
const SYNC_LATER = 'PRAGMA synchronous = NORMAL';
const SYNC_AT_ONCE = 'PRAGMA synchronous = FULL';

/** Kysely's dialect with an adapter and a driver of our own. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    super({ database });
    this.#database = database;
  }

  override createAdapter() {
    return new OwnSqliteAdapter();
  }

  override createDriver(): Driver {
    return new PatientSqliteDriver(this.#database);
  }

  override createQueryCompiler() {
    return new OwnSqliteQueryCompiler();
  }
}

class OwnSqliteAdapter extends SqliteAdapter {
  /** Kysely claims that SQLite can't roll back schema changes. It can, so migrations are all or nothing. */
  override get supportsTransactionalDdl() {
    return true;
  }

  /** There is only one, but the driver gives it out: Kysely would keep it from others during a wait. */
  override get supportsMultipleConnections() {
    return true;
  }
}

/** Connects Kysely's SQLite dialect to Node's built-in SQLite. Prepared statements are kept for reuse. */
export function openNodeSqlite(
  path: string,
  onFailure?: OnFailure,
): { database: SqliteDatabase; file: SqliteFile } {
  const connection = new DatabaseSync(path);
  connection.exec(PRAGMAS);
  const file = new SqliteFile(path, onFailure);
  const cached = new Map<string, SqliteStatement>();
  const database: SqliteDatabase = {
    close: () => connection.close(),
    prepare(sql) {
      if (file.failure) connection.exec(READ_ONLY);
      const known = cached.get(sql);
      if (known) return known;
      if (cached.size >= STATEMENTS_CACHED) cached.clear();
      const statement = prepare(connection, sql, file);
      cached.set(sql, statement);
      return statement;
    },
  };
  return { database, file };
}

function prepare(connection: DatabaseSync, sql: string, file: SqliteFile): SqliteStatement {
  if (sql === 'begin') return begin(connection, file);
  if (sql === 'commit') return commit(connection, file);
  if (sql === 'rollback') return rollback(connection, file);
  return adapt(connection.prepare(sql), file);
}

/**
 * Takes the write lock at the start: a transaction that reads first would fail if another process wrote in
 * between.
 */
function begin(connection: DatabaseSync, file: SqliteFile): SqliteStatement {
  const statement = adapt(connection.prepare('begin immediate'), file);
  const run: SqliteStatement['run'] = (parameters) => {
    file.assertPresent();
    connection.exec(SYNC_LATER);
    try {
      return statement.run(parameters);
    } catch (thrown) {
      connection.exec(SYNC_AT_ONCE);
      throw thrown;
    }
  };
  return { ...statement, run };
}

function commit(connection: DatabaseSync, file: SqliteFile): SqliteStatement {
  const statement = adapt(connection.prepare('commit'), file);
  const run: SqliteStatement['run'] = (parameters) => {
    const done = statement.run(parameters);
    connection.exec(SYNC_AT_ONCE);
    return done;
  };
  return { ...statement, run };
}

function adapt(statement: StatementSync, file: SqliteFile): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => available(file, () => statement.all(...(parameters as SQLInputValue[]))),
    run: (parameters) => available(file, () => statement.run(...(parameters as SQLInputValue[]))),
    iterate: (parameters) =>
      statement.iterate(...(parameters as SQLInputValue[])) as IterableIterator<unknown>,
  };
}

/**
 * Some failures, such as a full disk, end the transaction by themselves. A failing rollback would then hide
 * the cause.
 */
function rollback(connection: DatabaseSync, file: SqliteFile): SqliteStatement {
  const statement = connection.prepare('rollback');
  const nothing = { changes: 0, lastInsertRowid: 0 };
  const run: SqliteStatement['run'] = () => {
    const done = connection.isTransaction ? statement.run() : nothing;
    connection.exec(SYNC_AT_ONCE);
    return done;
  };
  return { ...adapt(statement, file), run };
}

function available<T>(file: SqliteFile, run: () => T): T {
  try {
    return run();
  } catch (thrown) {
    if (isFailedSync(thrown)) throw file.fail(thrown);
    throw isSqliteUnavailable(thrown) ? new DatabaseUnavailable(thrown) : thrown;
  }
}
