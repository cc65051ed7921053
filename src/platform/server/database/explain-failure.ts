import { StartRefusal } from '../config.ts';
import { adviceOnSpace, FREE_UP_SPACE, SQLITE_FILE } from '../data-folder.ts';
import type { Place } from './store.ts';
import { DatabaseUnavailable, sqliteCode } from './unavailable.ts';

const NOT_WRITABLE = 'set it to a folder that this user can write to';
/** What to do, by SQLite's primary result code; 0 stands for file system errors. */
const SQLITE_ADVICE: Readonly<Record<number, string>> = {
  0: NOT_WRITABLE,
  5: 'stop the other program that is using the database',
  8: NOT_WRITABLE,
  10: 'check the disk it is on',
  11: `restore ${SQLITE_FILE} from a backup`,
  13: FREE_UP_SPACE,
  14: NOT_WRITABLE,
  26: `restore ${SQLITE_FILE} from a backup, or choose another folder`,
};
const UNCHANGED = 'the database wasn’t changed, so the previous version still runs with it';
const POSTGRES_ADVICE =
  'check that the database is running, and that the address, user and password are right';

const CERTIFICATE = /certificate|altnames/i;
const CERTIFICATE_ADVICE =
  'set DATABASE_CA to the certificate of the database’s authority, and use the server’s name that its own is for';

/** Kysely's message when the database has had a migration that this program doesn't know. */
const UNKNOWN_MIGRATION = /previously executed migration \S+ is missing/;

/** Explains in one line why the database can't be used, and what to do; by the name of its variable unless it was given another. */
export function explainFailure(
  { databaseUrl, dataDir }: Place,
  thrown: unknown,
  where = databaseUrl ? 'DATABASE_URL' : `DATA_DIR=${dataDir}`,
): StartRefusal {
  const cause = thrown instanceof DatabaseUnavailable ? thrown.cause : thrown;
  const reason = cause instanceof Error ? cause.message : String(cause);
  if (UNKNOWN_MIGRATION.test(reason)) {
    return new StartRefusal(
      `${where} can’t be used: a newer version of this program has upgraded this database. Start that version.`,
    );
  }
  const postgresAdvice = CERTIFICATE.test(reason) ? CERTIFICATE_ADVICE : POSTGRES_ADVICE;
  const sqliteAdvice = adviceOnSpace(cause) ?? SQLITE_ADVICE[sqliteCode(cause)] ?? UNCHANGED;
  const advice = databaseUrl ? postgresAdvice : sqliteAdvice;
  return new StartRefusal(`${where} can’t be used (${reason}): ${advice}.`);
}
