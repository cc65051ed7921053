import { promises as fs } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type Kysely, sql } from 'kysely';
import { FileMigrationProvider, type Migration, Migrator } from 'kysely/migration';
import { isPostgres } from '#database/column-types.ts';
import { fromRoot } from '../project-root.ts';
import { openStore, type Place, type Store, WRITER_LOCK } from './store.ts';
import { isDeadlock, isSqlitePassing } from './unavailable.ts';

/** The same as on PostgreSQL, where Kysely waits for the instance that is migrating. */
const PATIENCE_MS = 60 * 60 * 1000;
const AGAIN_MS = 100;
/** Before this migration, SQLite left in its file what was deleted from its tables. */
const OVERWRITING_SINCE = '017-retention';

/**
 * Migrates the database to the newest version, all or nothing: an interruption leaves it as it was. If
 * several processes start together, one migrates and the others wait. Throws the error of the failing
 * migration.
 */
export function migrate(place: Place): Promise<void> {
  return whenFree(() => migrateOnce(place));
}

/** Waits while another process migrates the database, replaces it by a backup, or reads what is being migrated. */
export async function whenFree<T>(work: () => T | Promise<T>): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await work();
    } catch (thrown) {
      const isPassing = isSqlitePassing(thrown) || isDeadlock(thrown);
      if (!isPassing || Date.now() > deadline) throw thrown;
      await wait(AGAIN_MS);
    }
  }
}

async function migrateOnce(place: Place): Promise<void> {
  const migrationFolder = fromRoot('database/migrations');
  const files = new FileMigrationProvider({ fs, path, migrationFolder, import: importFile });
  const provider = { getMigrations: async () => withoutWriters(await files.getMigrations()) };
  // Changing a long table can take any amount of time.
  const store = openStore(place, { limited: false });
  try {
    if (await isUpToDate(store, migrationFolder)) return;
    const { error, results } = await new Migrator({ db: store.database, provider }).migrateToLatest();
    if (error) throw error;
    const isFirst = results?.some(({ migrationName }) => migrationName === OVERWRITING_SINCE);
    if (isFirst && store.engine === 'sqlite') await sql`vacuum`.execute(store.database);
  } finally {
    await store.close();
  }
}

/** By its address: a path may begin with a drive's letter on Windows, or contain '#' or '%'. */
function importFile(file: string): Promise<unknown> {
  return import(/* @vite-ignore */ pathToFileURL(file).href);
}

/** Told by the names alone: loading all migrations only to run none takes a fifth of a start. */
async function isUpToDate({ database }: Store, folder: string): Promise<boolean> {
  const files = await fs.readdir(folder);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`
    .execute(database)
    // The database is new, or says so again when it is migrated.
    .catch(() => ({ rows: [] }));
  const done = new Set(rows.map(({ name }) => name));
  return files.length === done.size && files.every((file) => done.has(path.parse(file).name));
}

/** Instances that serve meanwhile wait with their changes: with half of one made, each would be in the way of the other. */
function withoutWriters(migrations: Record<string, Migration>): Record<string, Migration> {
  const alone = ({ up }: Migration): Migration => ({
    up: async (db: Kysely<unknown>) => {
      if (isPostgres(db)) await sql`select pg_advisory_xact_lock(${sql.lit(WRITER_LOCK)})`.execute(db);
      await up(db);
    },
  });
  return Object.fromEntries(Object.entries(migrations).map(([name, migration]) => [name, alone(migration)]));
}
