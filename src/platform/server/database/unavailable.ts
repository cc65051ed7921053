import type pg from 'pg';

/** The database doesn't answer, or can't do this just now. Its cause says why; trying again may help. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  constructor(cause: unknown) {
    super(`the database is not available: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/**
 * PostgreSQL's error classes that say nothing about the statement: connection, resources, intervention by an
 * operator, and an error of its system. https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const POSTGRES_CLASSES = new Set(['08', '53', '57', '58']);
/** A lock that was not to be had in time, a transaction that was idle too long, a standby that can't write. */
const POSTGRES_CODES = new Set(['55P03', '25P03', '25006']);

/** SQLITE_BUSY, _LOCKED, _READONLY, _IOERR, _FULL, _CANTOPEN and _PROTOCOL. https://www.sqlite.org/rescode.html */
const SQLITE_CODES = new Set([5, 6, 8, 10, 13, 14, 15]);
const SQLITE_BUSY = 5;

/** Whether what SQLite threw says nothing about the statement, but that the file can't be used just now. */
export function isSqliteUnavailable(thrown: unknown): boolean {
  return SQLITE_CODES.has(sqliteCode(thrown));
}

/** Whether another process holds the file. */
export function isSqliteBusy(thrown: unknown): boolean {
  const cause = thrown instanceof DatabaseUnavailable ? thrown.cause : thrown;
  return sqliteCode(cause) === SQLITE_BUSY;
}

/** SQLite's primary result code, without what extends it; 0 for what isn't SQLite's. */
export function sqliteCode(thrown: unknown): number {
  const { errcode = 0 } = Object(thrown) as { errcode?: number };
  return errcode & 0xff;
}

/** Whether what the server answered says nothing about the statement. */
export function isPostgresUnavailable({ code = '' }: pg.DatabaseError): boolean {
  return POSTGRES_CLASSES.has(code.slice(0, 2)) || POSTGRES_CODES.has(code);
}
