import pg from 'pg';
import { StartRefusal } from '../config.ts';
import { shownAddress } from '../database-config.ts';
import { assertOurs } from './known-migrations.ts';
import { timeInName } from './make-backup.ts';
import {
  assertUnused,
  holdRestored,
  namesOfRestore,
  onDatabase,
  withAnotherDatabase,
  withClient,
} from './postgres-databases.ts';
import { runPostgresProgram } from './postgres-programs.ts';
import { NOTE_RESTORED } from './restored.ts';

/**
 * Restores a backup into a new database, checks it, and gives it the name of the one in use. Returns the name
 * under which the replaced one is kept; undefined if there was none.
 */
export async function restorePostgres(
  databaseUrl: string,
  backup: string,
  signal?: AbortSignal,
): Promise<string | undefined> {
  await runPostgresProgram('pg_restore', ['--list', backup], { failing: `${backup} is no usable backup` });
  const names = namesOfRestore(databaseUrl, timeInName());
  const { restored, replaced } = names;
  const exchanging = withAnotherDatabase(databaseUrl, async (client) => {
    await assertUnused(client, databaseUrl);
    await holdRestored(client, restored);
    await client.query(`create database ${pg.escapeIdentifier(restored)} template template0 encoding 'UTF8'`);
    try {
      await fill(onDatabase(databaseUrl, restored), backup, signal);
      signal?.throwIfAborted();
      await assertUnused(client, databaseUrl);
      return (await exchange(client, names)) ? replaced : undefined;
    } catch (thrown) {
      await client.query(`drop database ${pg.escapeIdentifier(restored)} with (force)`);
      throw thrown;
    }
  });
  return exchanging.catch((thrown: Error) => {
    const message = thrown.message.replaceAll(restored, names.name);
    throw new StartRefusal(
      thrown instanceof StartRefusal
        ? message
        : `${shownAddress(databaseUrl)} couldn’t be restored: ${message}.`,
    );
  });
}

async function fill(databaseUrl: string, backup: string, signal: AbortSignal | undefined): Promise<void> {
  // The user who restores it owns it, whatever the users of the other server are called.
  const options = ['--no-owner', '--no-privileges', '--no-comments', '--single-transaction'];
  const failing = `${backup} couldn’t be restored`;
  await runPostgresProgram('pg_restore', [...options, backup], { failing, databaseUrl, signal });
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>('select name from kysely_migration');
    assertOurs(
      backup,
      rows.map((row) => row.name),
    );
    await client.query(NOTE_RESTORED);
  });
}

/** Both renames or none. Returns whether there was a database to replace. */
async function exchange(
  client: pg.Client,
  { name, restored, replaced }: ReturnType<typeof namesOfRestore>,
): Promise<boolean> {
  const rename = (from: string, to: string) =>
    client.query(`alter database ${pg.escapeIdentifier(from)} rename to ${pg.escapeIdentifier(to)}`);
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
