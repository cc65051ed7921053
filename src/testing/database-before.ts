import { promises as fs, readdirSync } from 'node:fs';
import path from 'node:path';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import { onTestFinished } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import { openStore, type Store } from '#platform/server/database/store.ts';
import { fromRoot } from '#platform/server/project-root.ts';
import { emptyDatabase } from './fresh-database.ts';

const FOLDER = fromRoot('database/migrations');

interface OlderDatabase {
  store: Store;
  dataDir: string;
  /** Applies only the named migration. */
  migrate(): Promise<void>;
  migrateToLatest(): Promise<void>;
}

/** A database as it was before the named migration. Removed after the test. */
export async function databaseBefore(migration: string): Promise<OlderDatabase> {
  const { environment, remove } = await emptyDatabase();
  const config = readConfig({ ...environment, LOG_LEVEL: 'silent' });
  const store = openStore(config);
  onTestFinished(async () => {
    await store.close();
    await remove();
  });
  const names = readdirSync(FOLDER)
    .map((file) => path.parse(file).name)
    .toSorted();
  const before = names[names.indexOf(migration) - 1];
  if (!before) throw new Error(`no migration comes before ${migration}`);
  const provider = new FileMigrationProvider({ fs, path, migrationFolder: FOLDER });
  const migrator = new Migrator({ db: store.database, provider });
  const migrateTo = async (name: string) => {
    const { error } = await migrator.migrateTo(name);
    if (error) throw error;
  };
  await migrateTo(before);
  return {
    store,
    dataDir: config.dataDir,
    migrate: () => migrateTo(migration),
    migrateToLatest: () => migrateTo(names.at(-1) ?? migration),
  };
}
