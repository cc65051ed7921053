import { join } from 'node:path';
import { copyDatabase } from '#platform/server/backup/copy-database.ts';
import { type Config, readConfig, StartRefusal } from '#platform/server/config.ts';
import { KEY_FILE } from '#platform/server/data-folder.ts';
import { explainRefusals } from './steps/explain-refusals.ts';
import { showProgress } from './steps/progress-bar.ts';
import { readArguments } from './steps/read-arguments.ts';
import { untilInterrupted } from './steps/until-interrupted.ts';

const USAGE = `npm run db:copy -- --from ./data --to postgres://user:password@host:5432/summit

Copies a whole site from SQLite to PostgreSQL or back: a folder means SQLite, an address PostgreSQL. Stop the program
first. The database to copy to must be empty. All rows are read back and compared.`;

await explainRefusals(async () => {
  const options = { from: { type: 'string' }, to: { type: 'string' } } as const;
  const { from, to } = readArguments(USAGE, { options }).values as { from?: string; to?: string };
  if (!from || !to) throw new StartRefusal(`Name both databases.\n\n${USAGE}`);
  const [source, target] = [configOf(from), configOf(to)];
  const progress = showProgress();
  const counts = await untilInterrupted((signal) =>
    copyDatabase(source, target, { signal, onProgress: progress.show }),
  ).finally(progress.end);
  for (const [table, count] of counts) console.log(`${table}: ${count}`);
  console.log('Everything is copied, and was compared.');
  if (source.secretKeys.length === 0) tellOfKey(source, target);
});

/** The environment's settings, with the database that was named. */
function configOf(named: string): Config {
  const isAddress = named.includes('://');
  return readConfig({
    ...process.env,
    ...(isAddress ? { DATABASE_URL: named } : { DATABASE_URL: '', DATA_DIR: named }),
  });
}

function tellOfKey(source: Config, target: Config): void {
  const file = join(source.dataDir, KEY_FILE);
  console.log(
    target.databaseUrl
      ? `Set SECRET_KEY to what ${file} holds: without it, the program doesn’t start on the copy.`
      : `Without SECRET_KEY, put the key file of the copied site in ${target.dataDir}: the program doesn’t start without it.`,
  );
}
