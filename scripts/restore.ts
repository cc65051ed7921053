import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { restorePostgres } from '#platform/server/backup/restore-postgres.ts';
import { restoreSqlite } from '#platform/server/backup/restore-sqlite.ts';
import { readConfig, StartRefusal } from '#platform/server/config.ts';
import { explainRefusals } from './steps/explain-refusals.ts';

await explainRefusals(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [file] = positionals;
  if (!file) throw new StartRefusal('Name the backup to restore: npm run restore -- FILE');
  if (!existsSync(file)) throw new StartRefusal(`${file} doesn’t exist.`);
  const { databaseUrl, dataDir } = readConfig(process.env);
  const replaced = await (databaseUrl ? restorePostgres(databaseUrl, file) : restoreSqlite(dataDir, file));
  console.log(`${file} is restored.`);
  if (replaced) console.log(`What was there before is kept as ${replaced}.`);
});
