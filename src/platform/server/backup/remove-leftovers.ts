import type { Config } from '../config.ts';
import { removeKilledBackups } from './make-backup.ts';
import { removeKilledRestores as removeKilledOnPostgres } from './postgres-databases.ts';
import { removeKilledRestores as removeKilledOnSqlite } from './restore-sqlite.ts';

interface Leftovers {
  /** One line that names what was removed; undefined if there was nothing. */
  removed?: string | undefined;
  /** Why something couldn't be removed. */
  failed?: string | undefined;
}

/** Removes the copies of the database, with all that it knows of people, that killed backups and restores left. */
export async function removeLeftovers({ databaseUrl, dataDir, backup }: Config): Promise<Leftovers> {
  const places = [
    () => removeKilledBackups(backup.folder),
    () => removeKilledOnSqlite(dataDir),
    ...(databaseUrl ? [() => removeKilledOnPostgres(databaseUrl)] : []),
  ];
  const tries = await Promise.allSettled(places.map(async (remove) => remove()));
  const reasons = tries.flatMap((tried) => (tried.status === 'rejected' ? [String(tried.reason)] : []));
  return {
    removed: tellRemoved(tries.flatMap((tried) => (tried.status === 'fulfilled' ? tried.value : []))),
    failed:
      reasons.length > 0
        ? `What killed backups and restores left couldn’t be removed: ${reasons.join(', ')}`
        : undefined,
  };
}

export function tellRemoved(paths: readonly string[]): string | undefined {
  return paths.length > 0 ? `Removed what a killed backup or restore left: ${paths.join(', ')}` : undefined;
}
