import { promises as fs } from 'node:fs';
import path from 'node:path';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import { fromRoot } from '../project-root.ts';
import type { Store } from './store.ts';

/** Brings the database to the newest shape. Throws what the failing migration threw. */
export async function migrate(store: Store): Promise<void> {
  const migrationFolder = fromRoot('database/migrations');
  const provider = new FileMigrationProvider({ fs, path, migrationFolder });
  const { error } = await new Migrator({ db: store.database, provider }).migrateToLatest();
  if (error) throw error;
}
