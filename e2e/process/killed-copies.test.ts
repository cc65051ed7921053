import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import { SQLITE_FILE } from '#platform/server/data-folder.ts';
import { holdSqlite } from '#platform/server/database/hold-sqlite.ts';
import { openStore } from '#platform/server/database/store.ts';
import { startBuiltServer } from '#testing/built-server.ts';
import { quickFolder } from '#testing/temporary-folder.ts';
import { runCommand, startCommand } from './commands.ts';
import { ENGINES, type Sites } from './sites.ts';

/** So that SQLite's restore takes long enough to be killed. */
const PADDING_BYTES = 400_000_000;
const SOON = { timeout: 120_000, interval: 1 };
const REMOVED = 'Removed what a killed backup or restore left: ';
const THEIRS = ['summit.sqlite.incoming.txt', 'summit.sqlite.replaced-2026', 'mine.sqlite.unfinished'];

type Environment = Record<string, string>;

describe.each(ENGINES)('on %s', (engine, open) => {
  const folder = quickFolder('backups');
  let sites: Sites;
  let environment: Environment;
  let backup: string;
  beforeAll(async () => {
    sites = await open();
    environment = await sites.empty();
    await (await serve()).end('SIGTERM');
    const { printed } = await runCommand('backup', [folder.path], environment);
    backup = /copied to (\S+)\.$/m.exec(printed)?.[1] ?? '';
    if (engine === 'SQLite') pad(backup);
  });
  afterAll(async () => {
    await sites.remove();
    folder.remove();
  });

  function serve(others: Environment = {}) {
    return startBuiltServer({ ...environment, SEED: 'none', LOG_LEVEL: 'warn', ...others });
  }

  /** Starts a restore and waits until it is making its copy. */
  async function beginRestore() {
    const restoring = startCommand('restore', [backup], environment);
    await expect.poll(() => copiesOf(environment), SOON).not.toEqual([]);
    return restoring;
  }

  async function killRestore(): Promise<string[]> {
    const { child, ended } = await beginRestore();
    child.kill('SIGKILL');
    await ended;
    const left = await copiesOf(environment);
    expect(left).toHaveLength(1);
    return left;
  }

  test('the copy that a killed restore left is named and removed by the next restore', async () => {
    const [left = ''] = await killRestore();
    const { code, printed } = await runCommand('restore', [backup], environment);
    expect({ code, printed }).toEqual({ code: 0, printed: expect.stringContaining(REMOVED) });
    expect(printed.split('\n')[0]).toContain(left);
    expect(await copiesOf(environment)).toEqual([]);
  });

  test('and by the next start', async () => {
    const [left = ''] = await killRestore();
    const server = await serve();
    onTestFinished(async () => void (await server.end('SIGKILL')));
    await expect.poll(() => server.output(), SOON).toContain(REMOVED);
    const lines = server.output().split('\n');
    expect(lines.filter((line) => line.includes(REMOVED) && line.includes(left))).toHaveLength(1);
    expect(await copiesOf(environment)).toEqual([]);
    expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
    await server.end('SIGTERM');
  });

  test('the copy of a restore that still runs stays, and so do the files of others', async () => {
    const backups = join(environment.DATA_DIR ?? '', 'backups');
    mkdirSync(backups, { recursive: true });
    const theirs = [join(backups, '..'), backups].flatMap((place) => THEIRS.map((name) => join(place, name)));
    for (const path of theirs) writeFileSync(path, '');
    const { child, ended } = await beginRestore();
    child.kill('SIGSTOP');
    const making = await copiesOf(environment);
    const other = await runCommand('restore', [theirs[0] ?? ''], environment);
    expect(other).toMatchObject({ code: 1, printed: '' });
    expect(await copiesOf(environment)).toEqual(making);
    child.kill('SIGCONT');
    expect(await ended).toMatchObject({ code: 0, failed: '' });
    expect(theirs.filter((path) => !existsSync(path))).toEqual([]);
  });
});

test('the copy that a killed backup left is named and removed by the next start', async () => {
  const folder = quickFolder('data');
  onTestFinished(folder.remove);
  const environment = { DATA_DIR: folder.path, SEED: 'none', LOG_LEVEL: 'warn' };
  await (await startBuiltServer(environment)).end('SIGTERM');
  const hold = holdSqlite(join(folder.path, SQLITE_FILE));
  const { child, ended } = startCommand('backup', [], environment);
  const unfinished = () =>
    filesIn(join(folder.path, 'backups')).filter((name) => name.endsWith('.unfinished'));
  await vi.waitUntil(() => unfinished().length > 0, SOON);
  child.kill('SIGKILL');
  await ended;
  hold?.close();
  const [left = ''] = unfinished();
  const server = await startBuiltServer(environment);
  onTestFinished(async () => void (await server.end('SIGKILL')));
  await expect.poll(() => server.output(), SOON).toContain(`${REMOVED}${join(folder.path, 'backups', left)}`);
  expect(filesIn(join(folder.path, 'backups'))).toEqual([]);
});

function pad(backup: string): void {
  using database = new DatabaseSync(backup);
  database.exec(
    `create table padding (content blob); insert into padding values (zeroblob(${PADDING_BYTES}))`,
  );
}

/** What restores are filling, or have left. */
async function copiesOf(environment: Environment): Promise<string[]> {
  const { DATABASE_URL, DATA_DIR = '' } = environment;
  if (!DATABASE_URL) return filesIn(DATA_DIR).filter((name) => /\.incoming-[-\dTZ]+$/.test(name));
  const server = new URL('postgres', DATABASE_URL).href;
  const { database, close } = openStore(
    readConfig({ ...environment, DATABASE_URL: server, LOG_LEVEL: 'silent' }),
  );
  const prefix = `${new URL(DATABASE_URL).pathname.slice(1)}_restored_`;
  const { rows } = await sql<{ datname: string }>`
    select datname from pg_database where starts_with(datname, ${prefix})`.execute(database);
  await close();
  return rows.map(({ datname }) => datname);
}

function filesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
