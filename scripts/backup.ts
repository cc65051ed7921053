import { join } from 'node:path';
import { makeBackup, removeKilledBackups } from '#platform/server/backup/make-backup.ts';
import { tellRemoved } from '#platform/server/backup/remove-leftovers.ts';
import { readConfig } from '#platform/server/config.ts';
import { KEY_FILE } from '#platform/server/data-folder.ts';
import { explainRefusals } from './steps/explain-refusals.ts';
import { readArguments } from './steps/read-arguments.ts';
import { untilInterrupted } from './steps/until-interrupted.ts';

const USAGE = `npm run backup [-- FOLDER]

Copies the database to a new file in FOLDER while the program is running, and checks the copy.
Without FOLDER, to BACKUP_DIR or the folder 'backups' in DATA_DIR.`;

await explainRefusals(async () => {
  const [chosen] = readArguments(USAGE, { options: {}, most: 1 }).positionals;
  const config = readConfig(process.env);
  const folder = chosen ?? config.backup.folder;
  const removed = tellRemoved(removeKilledBackups(folder));
  if (removed) console.log(removed);
  const path = await untilInterrupted((signal) => makeBackup(config, { folder, madeBy: 'person', signal }));
  console.log(`The database is copied to ${path}.`);
  const key = config.secretKeys.length > 0 ? 'SECRET_KEY' : join(config.dataDir, KEY_FILE);
  console.log(`Without ${key} it can’t be used: keep that too, in another place.`);
});
