import { promises as fs } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import { fromRoot } from '../project-root.ts';
import { openStore, type Place } from './store.ts';
import { isSqliteBusy } from './unavailable.ts';

/** As long as on PostgreSQL, where Kysely waits for another instance that migrates. */
const PATIENCE_MS = 60 * 60 * 1000;
const AGAIN_MS = 100;

/**
 * Brings the database to the newest shape, all or nothing: whatever interrupts it leaves the database as it was.
 * Of several processes that start together one does it, the others wait. Throws what the failing migration threw.
 */
export async function migrate(place: Place): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await migrateOnce(place);
    } catch (thrown) {
      if (!isSqliteBusy(thrown) || Date.now() > deadline) throw thrown;
      await wait(AGAIN_MS);
    }
  }
}

async function migrateOnce(place: Place): Promise<void> {
  const migrationFolder = fromRoot('database/migrations');
  const provider = new FileMigrationProvider({ fs, path, migrationFolder });
  // A change of a long table takes as long as it takes.
  const store = openStore(place, { limited: false });
  try {
    const { error } = await new Migrator({ db: store.database, provider }).migrateToLatest();
    if (error) throw error;
  } finally {
    await store.close();
  }
}
