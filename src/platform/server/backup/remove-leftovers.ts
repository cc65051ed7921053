import type { Config } from '../config.ts';
import { removeKilledBackups } from './make-backup.ts';
import { removeKilledRestores } from './restore-sqlite.ts';

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
    () => removeKilledRestores(dataDir),
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

/** With SQLite, its library isn't loaded. */
async function removeKilledOnPostgres(databaseUrl: string): Promise<string[]> {
  const postgres = await import('./postgres-databases.ts');
  return postgres.removeKilledRestores(databaseUrl);
}

export function tellRemoved(paths: readonly string[]): string | undefined {
  return paths.length > 0 ? `Removed what a killed backup or restore left: ${paths.join(', ')}` : undefined;
}
