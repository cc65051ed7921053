import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

const STATEMENTS_KEPT = 500;

/** Settings of every connection. FULL: what was acknowledged survives a power cut. */
const PRAGMAS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 5000;
  PRAGMA foreign_keys = ON;
  PRAGMA cache_size = -65536;
`;

/** Gives Kysely's SQLite dialect the runtime's own SQLite. Prepared statements are kept for reuse. */
export function openNodeSqlite(path: string): SqliteDatabase {
  const database = new DatabaseSync(path);
  database.exec(PRAGMAS);
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = kept.get(sql);
      if (known) return known;
      if (kept.size >= STATEMENTS_KEPT) kept.clear();
      // A transaction that reads first and writes later must not lose its place to another process.
      const statement = adapt(database.prepare(sql === 'begin' ? 'begin immediate' : sql));
      kept.set(sql, statement);
      return statement;
    },
  };
}

function adapt(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as never[])),
    run: (parameters) => statement.run(...(parameters as never[])),
    iterate: (parameters) => statement.iterate(...(parameters as never[])) as IterableIterator<unknown>,
  };
}
