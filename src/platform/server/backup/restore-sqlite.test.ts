import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { quickFolder } from '#testing/temporary-folder.ts';
import { SQLITE_FILE } from '../data-folder.ts';
import { holdSqlite } from '../database/hold-sqlite.ts';
import { migrate } from '../database/migrate.ts';
import { openStore } from '../database/store.ts';
import { fromRoot } from '../project-root.ts';
import { keepAside, restoreSqlite } from './restore-sqlite.ts';

const template = inject('template');
const UNTIL_IT_WAITS_MS = 300;
const STARTING = `
  import { openNodeSqlite } from '${fromRoot('src/platform/server/database/node-sqlite.ts')}';
  import { whenFree } from '${fromRoot('src/platform/server/database/migrate.ts')}';
  console.log('starting');
  const { database } = await whenFree(() => openNodeSqlite(process.argv[1]));
  database.prepare('create table late (name text)').run([]);
`;

describe.runIf(template.engine === 'sqlite')('on SQLite', () => {
  test('no server can start until the database is replaced', async () => {
    const { database } = place();
    const hold = holdSqlite(database);
    expect(hold).toBeDefined();
    expect(() => writeElsewhere(database)).toThrow(/locked/);
    const replaced = `${database}.replaced`;
    await keepAside(database, hold, replaced);
    expect(() => writeElsewhere(database), 'keeping it aside doesn’t end the hold').toThrow(/locked/);
    expect(tablesOf(replaced)).toEqual(tablesOf(template.engine === 'sqlite' ? template.file : ''));
    hold?.close();
    expect(() => writeElsewhere(database)).not.toThrow();
  });

  test.each([
    ['a database', () => {}],
    ['the place of the first one', (database: string) => rmSync(database)],
  ])('a server that waits while %s is replaced opens what was restored', async (_what, prepare) => {
    const { database, backup } = place();
    prepare(database);
    const hold = holdSqlite(database);
    const server = spawn(process.execPath, ['--input-type=module', '-e', STARTING, database], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    onTestFinished(() => void server.kill('SIGKILL'));
    const ended = Promise.all([once(server, 'exit'), text(server.stderr)]);
    await once(server.stdout, 'data');
    await wait(UNTIL_IT_WAITS_MS);
    renameSync(backup, database);
    hold?.close();
    expect(await ended).toEqual([[0, null], expect.not.stringContaining('rror')]);
    expect(tablesOf(database)).toContainEqual({ name: 'late' });
    expect(tablesOf(database)).toContainEqual({ name: 'attendees' });
  });

  test('a server that opened the file just before a first restore doesn’t write to the replaced one', () => {
    const { database, backup } = place();
    rmSync(database);
    using early = new DatabaseSync(database);
    const hold = holdSqlite(database);
    renameSync(backup, database);
    hold?.close();
    expect(() => early.exec('pragma journal_mode = wal; create table late (name text)')).toThrow(/readonly/);
  });

  test('a used database isn’t replaced', async () => {
    const { database, folder, backup } = place();
    using user = new DatabaseSync(database);
    user.exec('pragma journal_mode = wal; create table used (name text)');
    await expect(restoreSqlite(folder, backup)).rejects.toThrow(
      /^A running server is using .+ Stop it first\.$/,
    );
    expect(user.prepare('select * from used').all()).toEqual([]);
  });

  test('a database that a server has opened isn’t replaced, also after the server has migrated it', async () => {
    const { database, folder } = place();
    writeElsewhere(database);
    const store = openStore({ dataDir: folder });
    onTestFinished(() => store.close());
    await migrate({ dataDir: folder });
    expect(() => holdElsewhere(database)).toThrow(/A running server is using .+ Stop it first\./);
  });

  test('a damaged database is kept and replaced', async () => {
    const { database, folder, backup } = place();
    const damaged = randomBytes(100_000);
    writeFileSync(database, damaged);
    writeFileSync(`${database}-wal`, 'its log');
    const replaced = (await restoreSqlite(folder, backup)) ?? '';
    expect(readFileSync(replaced)).toEqual(damaged);
    expect(existsSync(`${database}-wal`)).toBe(false);
    expect(tablesOf(database)).toEqual(tablesOf(backup));
    expect(readdirSync(folder).filter((name) => name.includes('incoming'))).toEqual([]);
  });

  test('the plain copy of a database in use is refused', async () => {
    const { database, folder, backup } = place();
    const before = tablesOf(database);
    using used = new DatabaseSync(backup);
    used.exec('create table older (name text); pragma journal_mode = wal; create table newer (name text)');
    const copied = join(folder, 'copied.sqlite');
    copyFileSync(backup, copied);
    await expect(restoreSqlite(folder, copied)).rejects.toThrow(
      /copied\.sqlite may lack the newest data.+npm run backup/,
    );
    expect(tablesOf(database)).toEqual(before);
  });
});

function place() {
  const folder = quickFolder('restore');
  onTestFinished(folder.remove);
  const database = join(folder.path, SQLITE_FILE);
  const backup = join(folder.path, 'backup.sqlite');
  if (template.engine !== 'sqlite') throw new Error('These tests are for SQLite.');
  copyFileSync(template.file, database);
  using copied = new DatabaseSync(template.file);
  copied.prepare('vacuum into ?').run(backup);
  return { folder: folder.path, database, backup };
}

/** As a server that starts does. */
function writeElsewhere(database: string): void {
  const program = `
    const database = new (require('node:sqlite').DatabaseSync)(process.argv[1]);
    database.exec('pragma journal_mode = wal; begin immediate; commit');
  `;
  execFileSync(process.execPath, ['-e', program, database], { stdio: 'pipe' });
}

/** As a command does: locks are between processes. */
function holdElsewhere(database: string): void {
  const program = `
    import { holdSqlite } from '${fromRoot('src/platform/server/database/hold-sqlite.ts')}';
    holdSqlite(process.argv[1]);
  `;
  execFileSync(process.execPath, ['--input-type=module', '-e', program, database], { stdio: 'pipe' });
}

function tablesOf(path: string): unknown[] {
  using database = new DatabaseSync(path, { readOnly: true });
  return database.prepare('select name from sqlite_schema order by name').all();
}
