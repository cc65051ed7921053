import pg from 'pg';
import { StartRefusal } from '../config.ts';
import { shownAddress } from '../database-config.ts';

/** Every server has it, and renaming a database needs a connection to another one. */
const ANOTHER_DATABASE = 'postgres';
const CONNECT_MS = 5_000;
/** Advisory locks: the first of the two numbers that name a lock. Each restore holds one for its new database. */
const RESTORE_LOCK = 2_608_2028;
/** PostgreSQL cuts off what is longer. */
const NAME_LENGTH = 63;
/** What a name ends with, which may be cut off. */
const TIME = String.raw`^\d{8}t\d*z?$`;

/** The names of the new database and of the replaced one. */
export function namesOfRestore(databaseUrl: string, time: string) {
  const name = nameIn(databaseUrl);
  const suffix = time.replaceAll('-', '').toLowerCase();
  const [restored = '', replaced = ''] = ['restored', 'replaced'].map((what) =>
    `${name}_${what}_${suffix}`.slice(0, NAME_LENGTH),
  );
  return { name, restored, replaced };
}

function nameIn(databaseUrl: string): string {
  return decodeURIComponent(new URL(databaseUrl).pathname.slice(1));
}

export function onDatabase(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl);
  url.pathname = `/${encodeURIComponent(name)}`;
  return url.href;
}

export async function withClient<T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_MS });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** With a client of another database: locks are of one database. */
export function withAnotherDatabase<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>) {
  return withClient(onDatabase(databaseUrl, ANOTHER_DATABASE), work);
}

/** Throws a StartRefusal if anybody else uses the database. PostgreSQL's own upkeep makes way by itself. */
export async function assertUnused(client: pg.Client, databaseUrl: string): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity
     where datname = $1 and pid <> pg_backend_pid() and backend_type <> 'autovacuum worker'`,
    [nameIn(databaseUrl)],
  );
  if (!rowCount) return;
  throw new StartRefusal(
    `${shownAddress(databaseUrl)} has ${rowCount} open connections. Stop every server and program that uses it first.`,
  );
}

/** Until the client ends, nobody takes the new database for one of a restore that was killed. */
export async function holdRestored(client: pg.Client, restored: string): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>(
    'select pg_try_advisory_lock($1, hashtext($2)) as held',
    [RESTORE_LOCK, restored],
  );
  return rows[0]?.held === true;
}

/** Removes the databases that restores of this one were filling when they were killed, and returns their names. */
export async function removeKilledRestores(databaseUrl: string): Promise<string[]> {
  return withAnotherDatabase(databaseUrl, async (client) => {
    const { restored } = namesOfRestore(databaseUrl, '');
    const { rows } = await client.query<{ name: string }>(
      `select datname as name from pg_database
       where starts_with(datname, $1) and substr(datname, length($1) + 1) ~ $2`,
      [restored, TIME],
    );
    const removed: string[] = [];
    for (const { name } of rows) {
      if (!(await holdRestored(client, name))) continue;
      await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
      removed.push(name);
    }
    return removed;
  });
}
