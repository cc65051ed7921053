import type { Config } from '../config.ts';
import type { Job } from '../jobs/job.ts';
import { deleteOldBackups, makeBackup, removeKilledBackups } from './make-backup.ts';
import { tellRemoved } from './remove-leftovers.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Makes a backup every so often and deletes the oldest, if that is switched on. */
export function backupJobs({ backup: { everyHours, keep } }: Config): Job[] {
  if (everyHours === undefined) return [];
  return [
    {
      kind: 'backup',
      schedule: { every: everyHours * HOUR_MS },
      limit: HOUR_MS,
      async run({ config, log, signal }) {
        const { folder } = config.backup;
        const removed = tellRemoved(removeKilledBackups(folder));
        if (removed) log.warn(removed);
        const file = await makeBackup(config, { folder, madeBy: 'schedule', signal });
        deleteOldBackups(folder, keep);
        log.info({ file }, 'a backup was made');
      },
    },
  ];
}
