import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartRefusal } from '../config.ts';
import { explainFailure } from './explain-failure.ts';
import { isSqliteBusy, sqliteCode } from './unavailable.ts';

/** SQLITE_CORRUPT and _NOTADB. https://www.sqlite.org/rescode.html */
const DAMAGED = new Set([11, 26]);

/** Leaving write-ahead mode fails while another process has the file open. The lock stays after the transaction. */
const HOLD = `
  pragma busy_timeout = 0;
  pragma locking_mode = exclusive;
  pragma journal_mode = delete;
  begin exclusive;
  commit;
`;

/**
 * Keeps all other processes from the database until it is closed; if there is none, it makes an empty one.
 * Undefined if the file is damaged, so that nobody can use it. Throws a StartRefusal if another process uses it,
 * or it can't be used at all. Opening and closing the file by other means than SQLite would end the hold.
 */
export function holdSqlite(file: string): DatabaseSync | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
    database.exec(HOLD);
    return database;
  } catch (thrown) {
    database?.close();
    if (DAMAGED.has(sqliteCode(thrown))) return undefined;
    if (isSqliteBusy(thrown)) throw new StartRefusal(`A running server is using ${file}. Stop it first.`);
    throw explainFailure({ dataDir: dirname(file) }, thrown);
  }
}
