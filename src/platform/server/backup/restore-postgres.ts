import pg from 'pg';
import { StartRefusal } from '../config.ts';
import { assertOurs } from './known-migrations.ts';
import { timeInName } from './make-backup.ts';
import { runPostgresProgram } from './postgres-programs.ts';

/** Every server has it, and renaming a database needs a connection to another one. */
const ANOTHER_DATABASE = 'postgres';

/**
 * Restores a backup into a new database, checks it, and gives it the name of the one in use. Returns the name
 * under which the replaced one is kept; undefined if there was none.
 */
export async function restorePostgres(
  databaseUrl: string,
  backup: string,
  signal?: AbortSignal,
): Promise<string | undefined> {
  await runPostgresProgram('pg_restore', ['--list', backup]);
  const name = decodeURIComponent(new URL(databaseUrl).pathname.slice(1));
  const time = timeInName().replaceAll('-', '').toLowerCase();
  const [restored, replaced] = [`${name}_restored_${time}`, `${name}_replaced_${time}`];
  const exchanging = withClient(onDatabase(databaseUrl, ANOTHER_DATABASE), async (client) => {
    await assertUnused(client, name);
    await client.query(`create database ${pg.escapeIdentifier(restored)} template template0 encoding 'UTF8'`);
    try {
      await fill(onDatabase(databaseUrl, restored), backup, signal);
      signal?.throwIfAborted();
      return (await exchange(client, { name, restored, replaced })) ? replaced : undefined;
    } catch (thrown) {
      await client.query(`drop database ${pg.escapeIdentifier(restored)} with (force)`);
      throw thrown;
    }
  });
  return exchanging.catch((thrown: Error) => {
    if (thrown instanceof StartRefusal) throw thrown;
    throw new StartRefusal(`The database couldn’t be restored: ${thrown.message}.`);
  });
}

async function fill(databaseUrl: string, backup: string, signal: AbortSignal | undefined): Promise<void> {
  // The user who restores it owns it, whatever the users of the other server are called.
  const options = ['--no-owner', '--no-privileges', '--no-comments', '--single-transaction'];
  await runPostgresProgram('pg_restore', [...options, backup], { databaseUrl, signal });
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>('select name from kysely_migration');
    assertOurs(rows.map((row) => row.name));
  });
}

/** Both renames or none. Returns whether there was a database to replace. */
async function exchange(
  client: pg.Client,
  { name, restored, replaced }: { name: string; restored: string; replaced: string },
): Promise<boolean> {
  const rename = (from: string, to: string) =>
    client.query(`alter database ${pg.escapeIdentifier(from)} rename to ${pg.escapeIdentifier(to)}`);
  await assertUnused(client, name);
  await client.query('begin');
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) await rename(name, replaced);
    await rename(restored, name);
    await client.query('commit');
    return rowCount === 1;
  } catch (thrown) {
    await client.query('rollback');
    throw thrown;
  }
}

async function assertUnused(client: pg.Client, name: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_stat_activity where datname = $1', [name]);
  if (!rowCount) return;
  throw new StartRefusal(
    `The database ${name} has ${rowCount} open connections. Stop every server and program that uses it first.`,
  );
}

async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function onDatabase(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl);
  url.pathname = `/${encodeURIComponent(name)}`;
  return url.href;
}
