import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import pg from 'pg';
import { type Config, readConfig, StartRefusal } from '#platform/server/config.ts';
import { SQLITE_FILE } from '#platform/server/data-folder.ts';
import { holdSqlite } from '#platform/server/database/hold-sqlite.ts';
import { shownAddress } from '#platform/server/database-config.ts';
import { explainRefusals } from './steps/explain-refusals.ts';
import { readArguments } from './steps/read-arguments.ts';

const USAGE = `npm run db:reset [-- --yes]

Deletes the database, after asking; with --yes, without asking. The next start creates a new one.`;

await explainRefusals(async () => {
  const { values } = readArguments(USAGE, { options: { yes: { type: 'boolean' } } });
  await reset(readConfig(process.env), values.yes === true);
});

/** Empties the database; the next start creates and fills it again. */
async function reset(config: Config, isSure: boolean): Promise<void> {
  if (config.production)
    throw new StartRefusal('APP_ENV=production: this command never deletes production data.');
  const place = config.databaseUrl ? shownAddress(config.databaseUrl) : config.dataDir;
  if (!isSure && !(await confirmed(place))) {
    throw new StartRefusal(
      'Nothing was deleted. To delete without this question, run: npm run db:reset -- --yes',
    );
  }
  if (config.databaseUrl) await wipePostgres(config.databaseUrl);
  else await wipeSqlite(config.dataDir);
  console.log(`All data in ${place} has been deleted. The next start creates a new database.`);
}

async function confirmed(place: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const typed = await terminal.question(`Stop the server first. Delete all data in ${place}? Type 'yes': `);
  terminal.close();
  return typed.trim() === 'yes';
}

async function wipeSqlite(dataDir: string): Promise<void> {
  const file = join(dataDir, SQLITE_FILE);
  if (!existsSync(file)) return;
  holdSqlite(file)?.close();
  for (const path of [file, `${file}-wal`, `${file}-shm`]) await rm(path, { force: true });
}

async function wipePostgres(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('begin; drop schema public cascade; create schema public; commit');
  await client.end();
}
