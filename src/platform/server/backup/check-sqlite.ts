import { DatabaseSync } from 'node:sqlite';
import { StartRefusal } from '../config.ts';
import { assertNotNewer } from './known-migrations.ts';

/** Throws a StartRefusal unless the file is a complete database of this program, of this or an earlier version. */
export function checkSqlite(path: string): void {
  try {
    using database = new DatabaseSync(path, { readOnly: true });
    const [result] = database.prepare('pragma integrity_check').all();
    if (result?.integrity_check !== 'ok') throw new Error(String(result?.integrity_check));
    const applied = database.prepare('select name from kysely_migration').all();
    assertNotNewer(applied.map(({ name }) => String(name)));
  } catch (thrown) {
    if (thrown instanceof StartRefusal) throw thrown;
    throw new StartRefusal(`${path} is no usable backup: ${(thrown as Error).message}.`);
  }
}
