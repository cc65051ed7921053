import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBackup } from '#platform/server/backup/make-backup.ts';
import { readConfig } from '#platform/server/config.ts';
import { KEY_FILE } from '#platform/server/data-folder.ts';
import { explainRefusals } from './steps/explain-refusals.ts';

await explainRefusals(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const config = readConfig(process.env);
  const folder = positionals[0] ?? config.backup.folder;
  console.log(`The database is copied to ${await makeBackup(config, { folder, madeBy: 'person' })}.`);
  const key = config.secretKeys.length > 0 ? 'SECRET_KEY' : join(config.dataDir, KEY_FILE);
  console.log(`Without ${key} it can’t be used: keep that too, in another place.`);
});
