import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StartRefusal } from '../config.ts';
import { assertOurs } from './known-migrations.ts';

/** Where SQLite's header says that the newest changes may be in a log beside the file; 2 means so. */
const WRITE_VERSION = 18;
const WRITE_AHEAD = 2;

/** Throws a StartRefusal if the file may be only a part of a database: the copy of one that was in use. */
export function assertWhole(path: string): void {
  const header = Buffer.alloc(WRITE_VERSION + 1);
  const file = openSync(path, 'r');
  try {
    readSync(file, header);
  } finally {
    closeSync(file);
  }
  if (header[WRITE_VERSION] !== WRITE_AHEAD && !existsSync(`${path}-wal`)) return;
  throw new StartRefusal(
    `${path} may lack the newest data: it was copied from a database in use. Make backups with npm run backup.`,
  );
}

/**
 * Throws a StartRefusal unless the file, the copy of a backup, is a complete database of this program, of this or an earlier
 * version.
 */
export function checkSqlite(path: string, backup: string): void {
  try {
    using database = new DatabaseSync(path, { readOnly: true });
    const [result] = database.prepare('pragma integrity_check').all();
    if (result?.integrity_check !== 'ok') throw new Error(String(result?.integrity_check));
    const applied = database.prepare('select name from kysely_migration').all();
    assertOurs(
      backup,
      applied.map(({ name }) => String(name)),
    );
  } catch (thrown) {
    if (thrown instanceof StartRefusal) throw thrown;
    throw new StartRefusal(`${backup} is no usable backup: ${(thrown as Error).message}.`);
  }
}
