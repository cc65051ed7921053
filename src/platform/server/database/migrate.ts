import { promises as fs } from 'node:fs';
import path from 'node:path';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type Kysely, sql } from 'kysely';
import { FileMigrationProvider, type Migration, Migrator } from 'kysely/migration';
import { isPostgres } from '#database/column-types.ts';
import { fromRoot } from '../project-root.ts';
import { type Database, openStore, type Place, type Store, WRITER_LOCK } from './store.ts';
import { isDeadlock, isSqlitePassing } from './unavailable.ts';

/** The same as on PostgreSQL, where Kysely waits for the instance that is migrating. */
const PATIENCE_MS = 60 * 60 * 1000;
const AGAIN_MS = 100;
const FOLDER = fromRoot('database/migrations');
/**
 * SQLite's `user_version` once nothing is left in the file of what older versions deleted from the tables without
 * overwriting it. Set only after the file was rewritten: a start may be killed in between.
 */
const REWRITTEN = 1;

/** Told before each migration: the how many-th it is, and of how many. */
export type OnStep = (step: number, steps: number) => void;

/**
 * Migrates the database to the newest version, all or nothing: an interruption leaves it as it was. If
 * several processes start together, one migrates and the others wait. Throws the error of the failing
 * migration.
 */
export function migrate(place: Place, onStep: OnStep = () => {}): Promise<void> {
  return whenFree(() => migrateOnce(place, onStep));
}

/** Whether it is of an older version, so that migrating it may take long. A new one is made in a moment. */
export async function isOfOlderVersion(store: Store): Promise<boolean> {
  const { done, missing, isRewritten } = await compareMigrations(store);
  return done.length > 0 && (missing.length > 0 || !isRewritten);
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

async function migrateOnce(place: Place, onStep: OnStep): Promise<void> {
  const files = new FileMigrationProvider({ fs, path, migrationFolder: FOLDER, import: importFile });
  // Changing a long table can take any amount of time.
  const store = openStore(place, { limited: false });
  try {
    const { done, missing, unknown, isRewritten } = await compareMigrations(store);
    if (missing.length + unknown.length === 0 && isRewritten) return;
    let step = 0;
    const begin = async (db: Kysely<unknown>) => {
      step += 1;
      onStep(step, missing.length);
      await setImmediate();
      await withoutWriters(db);
    };
    const provider = { getMigrations: async () => precededBy(begin, await files.getMigrations()) };
    const { error } = await new Migrator({ db: store.database, provider }).migrateToLatest();
    if (error) throw error;
    if (done.length > 0 && !isRewritten) await sql`vacuum`.execute(store.database);
    // Otherwise its log, as long as all that was rewritten, stays as long as the program runs.
    if (done.length > 0) await store.purgeDeleted();
    if (!isRewritten) await sql`pragma user_version = ${sql.lit(REWRITTEN)}`.execute(store.database);
  } finally {
    await store.close();
  }
}

/** By its address: a path may begin with a drive's letter on Windows, or contain '#' or '%'. */
function importFile(file: string): Promise<unknown> {
  return import(/* @vite-ignore */ pathToFileURL(file).href);
}

/** Told by the names alone: loading all migrations only to run none takes a fifth of a start. */
async function compareMigrations({ database, engine }: Store) {
  const files = (await fs.readdir(FOLDER)).map((file) => path.parse(file).name);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`
    .execute(database)
    // The database is new, or says so again when it is migrated.
    .catch(() => ({ rows: [] }));
  const done = rows.map(({ name }) => name);
  return {
    done,
    missing: files.filter((name) => !done.includes(name)),
    unknown: done.filter((name) => !files.includes(name)),
    isRewritten: engine === 'postgres' || (await userVersion(database)) >= REWRITTEN,
  };
}

async function userVersion(database: Database): Promise<number> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(database);
  return rows[0]?.user_version ?? 0;
}

function precededBy(
  begin: (db: Kysely<unknown>) => Promise<void>,
  migrations: Record<string, Migration>,
): Record<string, Migration> {
  const begun = ({ up }: Migration): Migration => ({
    up: async (db: Kysely<unknown>) => {
      await begin(db);
      await up(db);
    },
  });
  return Object.fromEntries(Object.entries(migrations).map(([name, migration]) => [name, begun(migration)]));
}

/** Instances that serve meanwhile wait with their changes: with half of one made, each would be in the way of the other. */
async function withoutWriters(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) await sql`select pg_advisory_xact_lock(${sql.lit(WRITER_LOCK)})`.execute(db);
}
