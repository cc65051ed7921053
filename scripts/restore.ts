import { statSync } from 'node:fs';
import { removeLeftovers } from '#platform/server/backup/remove-leftovers.ts';
import { restorePostgres } from '#platform/server/backup/restore-postgres.ts';
import { restoreSqlite } from '#platform/server/backup/restore-sqlite.ts';
import { readConfig, StartRefusal } from '#platform/server/config.ts';
import { explainRefusals } from './steps/explain-refusals.ts';
import { readArguments } from './steps/read-arguments.ts';
import { untilInterrupted } from './steps/until-interrupted.ts';

const USAGE = `npm run restore -- FILE

Replaces the database by the backup FILE. Stop the program first. The replaced database is kept.`;

await explainRefusals(async () => {
  const [file] = readArguments(USAGE, { options: {}, most: 1 }).positionals;
  if (!file) throw new StartRefusal(`Name the backup to restore.\n\n${USAGE}`);
  if (!statSync(file).isFile()) throw new StartRefusal(`${file} isn’t a file. Name the backup’s file.`);
  const config = readConfig(process.env);
  const { databaseUrl, dataDir } = config;
  const { removed, failed } = await removeLeftovers(config);
  for (const line of [removed, failed]) if (line) console.log(line);
  const replaced = await untilInterrupted((signal) =>
    databaseUrl ? restorePostgres(databaseUrl, file, signal) : restoreSqlite(dataDir, file, signal),
  );
  console.log(`${file} is restored. Everybody has to sign in again, and programs need new API tokens.`);
  if (replaced) console.log(`What was there before is kept as ${replaced}.`);
});
