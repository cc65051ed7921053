import { StartRefusal } from '../config.ts';
import { SQLITE_FILE } from '../data-folder.ts';
import type { Place } from './store.ts';
import { DatabaseUnavailable, sqliteCode } from './unavailable.ts';

const NOT_WRITABLE = 'set it to a folder that this user may write';
/** What to do, by SQLite's primary result code; 0 stands for file system errors. */
const SQLITE_ADVICE: Readonly<Record<number, string>> = {
  0: NOT_WRITABLE,
  5: 'end the other program that holds the database',
  8: NOT_WRITABLE,
  10: 'look after the disk it lies on',
  11: `restore ${SQLITE_FILE} from a backup`,
  13: 'make room on the disk it lies on',
  14: NOT_WRITABLE,
  26: `restore ${SQLITE_FILE} from a backup, or name another folder`,
};
const UNCHANGED = 'the database was left as it was, so the version before still runs on it';
const POSTGRES_ADVICE = 'check that the database runs and lets us in';

/** Kysely's message when the database has had a migration that this program doesn't know. */
const UNKNOWN_MIGRATION = /previously executed migration \S+ is missing/;

/** Explains in one line why the database can't be used, and what to do. */
export function explainFailure({ databaseUrl, dataDir }: Place, thrown: unknown): StartRefusal {
  const cause = thrown instanceof DatabaseUnavailable ? thrown.cause : thrown;
  const reason = cause instanceof Error ? cause.message : String(cause);
  const where = databaseUrl ? 'DATABASE_URL' : `DATA_DIR=${dataDir}`;
  if (UNKNOWN_MIGRATION.test(reason)) {
    return new StartRefusal(
      `${where} can’t be used: a newer version of this program has changed its database. Start that version.`,
    );
  }
  const advice = databaseUrl ? POSTGRES_ADVICE : (SQLITE_ADVICE[sqliteCode(cause)] ?? UNCHANGED);
  return new StartRefusal(`${where} can’t be used (${reason}): ${advice}.`);
}
