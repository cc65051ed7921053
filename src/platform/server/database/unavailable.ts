import type pg from 'pg';

/** The database doesn't respond or can't do this at the moment. The cause says why; trying again may help. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  constructor(cause: unknown) {
    super(`the database isn’t available: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/**
 * PostgreSQL's error classes that don't concern the statement itself: connection, resources, operator
 * intervention and system errors. https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const POSTGRES_CLASSES = new Set(['08', '53', '57', '58']);
/** A lock timeout, a transaction that was idle too long, a standby that can't write. */
const POSTGRES_CODES = new Set(['55P03', '25P03', '25006']);

const DEADLOCK = '40P01';

/** Whether PostgreSQL refused a statement so that another one, which it was in the way of, can go on. */
export function isDeadlock(thrown: unknown): boolean {
  return (Object(thrown) as { code?: string }).code === DEADLOCK;
}

/** SQLITE_BUSY, _LOCKED, _READONLY, _IOERR, _FULL, _CANTOPEN and _PROTOCOL. https://www.sqlite.org/rescode.html */
const SQLITE_CODES = new Set([5, 6, 8, 10, 13, 14, 15]);
const SQLITE_BUSY = 5;
/** SQLITE_READONLY_DBMOVED: the open file has been replaced. */
const SQLITE_MOVED = 1032;

/** SQLITE_IOERR_FSYNC and _DIR_FSYNC. */
const FAILED_SYNCS = new Set<unknown>([1034, 1290]);

/** Whether SQLite couldn't make something durable. A write that failed isn't meant: SQLite undoes it. */
export function isFailedSync(thrown: unknown): boolean {
  return FAILED_SYNCS.has((Object(thrown) as { errcode?: number }).errcode);
}

/**
 * Whether SQLite's error means that the file can't be used at the moment, rather than that the statement is
 * wrong.
 */
export function isSqliteUnavailable(thrown: unknown): boolean {
  return SQLITE_CODES.has(sqliteCode(thrown));
}

/** Whether another process has locked the file. */
export function isSqliteBusy(thrown: unknown): boolean {
  const cause = thrown instanceof DatabaseUnavailable ? thrown.cause : thrown;
  return sqliteCode(cause) === SQLITE_BUSY;
}

/** Whether opening the file again may help: another process has locked it, or has just replaced it. */
export function isSqlitePassing(thrown: unknown): boolean {
  const { errcode } = Object(thrown) as { errcode?: number };
  return isSqliteBusy(thrown) || errcode === SQLITE_MOVED;
}

/** SQLite's primary result code without the extended part; 0 if the error isn't from SQLite. */
export function sqliteCode(thrown: unknown): number {
  const { errcode = 0 } = Object(thrown) as { errcode?: number };
  return errcode & 0xff;
}

/** Whether the server's error isn't about the statement itself. */
export function isPostgresUnavailable({ code = '' }: pg.DatabaseError): boolean {
  return POSTGRES_CLASSES.has(code.slice(0, 2)) || POSTGRES_CODES.has(code);
}
