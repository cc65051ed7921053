import { once } from 'node:events';
import { copyFileSync, existsSync, promises as fs, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { SQLITE_FILE } from '#platform/server/data-folder.ts';
import { openStore } from '#platform/server/database/store.ts';
import { fromRoot } from '#platform/server/project-root.ts';
import { runBuiltServer, startBuiltServer } from '#testing/built-server.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { freePort } from '../../scripts/find/free-port.ts';

const FIRST_STARTS = 5;
const UPGRADES = 4;
const TOGETHER = 3;
/** A version of the schema from before the long tables got their search indexes and counts. */
const VERSION_BEFORE = '008-counting-in-groups';
const ROWS = 20_000;

// On a real disk, where each step takes time.
const folder = temporaryFolder('interrupted');
afterAll(folder.remove);

let folders = 0;
function nextFolder(): string {
  folders += 1;
  const path = join(folder.path, String(folders));
  mkdirSync(path);
  return path;
}

describe('a first start', () => {
  test(`that is killed is completed by the next, ${FIRST_STARTS} times at different moments`, async () => {
    const took = await timeOfStart(nextFolder());
    for (let round = 1; round <= FIRST_STARTS; round += 1) {
      const dataDir = nextFolder();
      await startAndKill(dataDir, (took * (round - 1)) / FIRST_STARTS);
      await timeOfStart(dataDir);
      using database = open(dataDir);
      expect(database.integrity()).toBe('ok');
      expect(database.count('users')).toBe(1);
      expect(database.count('events')).toBe(1);
    }
  });

  test(`of ${TOGETHER} processes on one folder lets one prepare it and the others wait`, async () => {
    const dataDir = nextFolder();
    const servers = await Promise.all(
      Array.from({ length: TOGETHER }, () => startBuiltServer(environment(dataDir))),
    );
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    const told = servers.filter((server) => server.output().includes('The first administrator'));
    expect(told).toHaveLength(1);
    using database = open(dataDir);
    expect(database.count('users')).toBe(1);
  });
});

describe('an upgrade', () => {
  const before = nextFolder();
  let rowsBefore: unknown;
  beforeAll(async () => {
    await makeOldDatabase(before);
    using database = open(before);
    rowsBefore = database.attendees();
  });

  test(`that is killed loses nothing, ${UPGRADES} times at different moments`, async () => {
    const took = await timeOfStart(copyOf(before));
    for (let round = 1; round <= UPGRADES; round += 1) {
      const dataDir = copyOf(before);
      await startAndKill(dataDir, (took * (round - 1)) / UPGRADES);
      await timeOfStart(dataDir);
      using database = open(dataDir);
      expect(database.integrity()).toBe('ok');
      expect(database.attendees()).toEqual(rowsBefore);
      expect(database.count('attendees_search')).toBe(ROWS);
      expect(database.shown('attendees')).toBe(ROWS);
    }
  });

  test('that fails leaves the database as it was, and says why', async () => {
    const dataDir = copyOf(before);
    {
      using database = open(dataDir);
      database.exec('create table row_counts (somebody_elses text)');
    }
    const schema = () => {
      using database = open(dataDir);
      return database.schema();
    };
    const schemaBefore = schema();
    const run = runBuiltServer({ ...environment(dataDir), PORT: String(await freePort()) });
    const [code] = await once(run.process, 'exit');
    expect(code).toBe(1);
    expect(run.output()).toMatch(
      /\nDATA_DIR=\S+ can’t be used \(.*row_counts.*\): the database wasn’t changed.*\n$/,
    );
    expect(schema()).toEqual(schemaBefore);
    {
      using database = open(dataDir);
      database.exec('drop table row_counts');
    }
    await timeOfStart(dataDir);
  });

  test('by a newer version is not undone by an older one', async () => {
    const dataDir = copyOf(before);
    await timeOfStart(dataDir);
    {
      using database = open(dataDir);
      database.exec("insert into kysely_migration values ('999-newer', '2030-01-01T00:00:00.000Z')");
    }
    const run = runBuiltServer({ ...environment(dataDir), PORT: String(await freePort()) });
    await once(run.process, 'exit');
    expect(run.output()).toContain('a newer version of this program has upgraded this database');
  });
});

/** Without samples: drawing them would take most of the time and doesn't touch the database. */
function environment(dataDir: string) {
  return { DATA_DIR: dataDir, SEED: 'event' };
}

/** How long it works on the database before it serves, in ms. */
async function timeOfStart(dataDir: string): Promise<number> {
  const starting = startBuiltServer(environment(dataDir));
  await untilOpened(dataDir);
  const opened = performance.now();
  const server = await starting;
  const took = performance.now() - opened;
  await server.end('SIGKILL');
  return took;
}

/** Kills it this long after it started to work on the database. */
async function startAndKill(dataDir: string, afterMs: number): Promise<void> {
  const run = runBuiltServer({ ...environment(dataDir), PORT: String(await freePort()) });
  await untilOpened(dataDir);
  await wait(afterMs);
  run.process.kill('SIGKILL');
  if (run.process.exitCode === null && run.process.signalCode === null) await once(run.process, 'exit');
}

function untilOpened(dataDir: string): Promise<unknown> {
  const journal = join(dataDir, `${SQLITE_FILE}-wal`);
  return vi.waitUntil(() => existsSync(journal), { interval: 1, timeout: 60_000 });
}

async function makeOldDatabase(dataDir: string): Promise<void> {
  const { database, close } = openStore({ dataDir });
  const provider = new FileMigrationProvider({
    fs,
    path: { join },
    migrationFolder: fromRoot('database/migrations'),
  });
  const { error } = await new Migrator({ db: database, provider }).migrateTo(VERSION_BEFORE);
  await close();
  if (error) throw error;
  using old = open(dataDir);
  old.exec(`
    with recursive person(n) as (select 1 union all select n + 1 from person where n < ${ROWS})
    insert into attendees (id, event_id, fullname, fullname_key, company, company_key, designation, designation_key,
      email, email_key, whatsapp, notice, search_text, created_at)
    select 'a' || n, 'e', 'Ama ' || n, 'ama ' || n, 'Volta', 'volta', 'Director', 'director',
      'ama' || n || '@x.example', 'ama' || n || '@x.example', '+233241234567', 'LinkedIn',
      'ama ' || n || ' ama' || n || '@x.example', '2025-03-01T08:00:00.000Z'
    from person`);
}

function copyOf(dataDir: string): string {
  const copy = nextFolder();
  copyFileSync(join(dataDir, SQLITE_FILE), join(copy, SQLITE_FILE));
  return copy;
}

function open(dataDir: string) {
  const database = new DatabaseSync(join(dataDir, SQLITE_FILE));
  const value = (query: string) => Object.values(database.prepare(query).get() ?? {})[0];
  return {
    exec: (statements: string) => database.exec(statements),
    integrity: () => value('pragma integrity_check'),
    count: (table: string) => value(`select count(*) from ${table}`),
    shown: (table: string) => value(`select shown from row_counts where table_name = '${table}'`),
    attendees: () =>
      database.prepare('select id, fullname, email, search_text from attendees order by id').all(),
    schema: () => database.prepare('select type, name, sql from sqlite_schema order by name').all(),
    [Symbol.dispose]: () => database.close(),
  };
}
