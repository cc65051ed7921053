import { DatabaseSync } from 'node:sqlite';

/** Leaving write-ahead mode needs an exclusive lock, which fails while another process has the file open. */
export function isSqliteInUse(file: string): boolean {
  const database = new DatabaseSync(file);
  try {
    database.exec('pragma busy_timeout = 0; pragma journal_mode = delete');
    return false;
  } catch {
    return true;
  } finally {
    database.close();
  }
}
