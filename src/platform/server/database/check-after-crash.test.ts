import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { copySqlite } from '../backup/copy-sqlite.ts';
import { SQLITE_FILE } from '../data-folder.ts';
import { fromRoot } from '../project-root.ts';
import { isLeftByCrash } from './check-after-crash.ts';

const ROWS = 2_000;
const PAGE = 4_096;
const CRASH = `
  const database = new (require('node:sqlite').DatabaseSync)(process.argv[1]);
  database.exec("pragma journal_mode = wal; create table kept (text text)");
  const add = (row) => database.prepare('insert into kept values (?)').run('x'.repeat(1000) + row);
  database.exec('begin');
  for (let row = 0; row < ${ROWS} / 2; row += 1) add(row);
  database.exec('commit; pragma wal_checkpoint(truncate); begin');
  for (let row = 0; row < ${ROWS} / 2; row += 1) add(row);
  database.exec('commit');
  process.exit(0);
`;
/** In a child process, because the refused database stays open until the process ends. */
const CHECK = `
  import { checkAfterCrash } from '${fromRoot('src/platform/server/database/check-after-crash.ts')}';
  try {
    checkAfterCrash(process.argv[1]);
    console.log('fine');
  } catch ({ message, errcode }) {
    console.log(errcode);
  }
  process.exit(0);
`;

test('a log that a crash left is copied into the database, with everything that was kept', () => {
  const { folder, path } = crashed();
  expect(check(folder)).toBe('fine');
  expect(readdirSync(folder).filter((name) => !name.endsWith('-shm'))).toEqual([SQLITE_FILE]);
  using database = new DatabaseSync(path);
  expect(database.prepare('select count(*) as rows from kept').get()).toEqual({ rows: ROWS });
});

test('a damaged database is refused at every start; its log is written anew, and stays', () => {
  const { folder, path, log } = crashed();
  const bytes = readFileSync(path);
  bytes.fill(7, 10 * PAGE, 12 * PAGE);
  writeFileSync(path, bytes);
  const before = readFileSync(log);
  for (let start = 0; start < 2; start += 1) {
    const { ino } = statSync(log);
    expect(check(folder)).toBe('11');
    expect(readFileSync(log)).toEqual(before);
    if (process.platform !== 'win32') expect(statSync(log).ino).not.toBe(ino);
  }
  expect(readFileSync(path)).toEqual(bytes);
});

test('while another process uses the database, its log is left alone', () => {
  const { folder, path, log } = crashed();
  using other = new DatabaseSync(path);
  other.prepare('select count(*) from kept').get();
  const { ino } = statSync(log);
  expect(check(folder)).toBe('fine');
  expect(statSync(log).ino).toBe(ino);
  expect(isLeftByCrash(folder)).toBe(true);
  other.close();
  expect(isLeftByCrash(folder)).toBe(false);
});

test('a backup of a program that crashed has what is in the log, and leaves it to be checked', async () => {
  const { folder } = crashed();
  const backup = join(folder, 'backup.sqlite');
  await copySqlite(folder, backup);
  using database = new DatabaseSync(backup);
  expect(database.prepare('select count(*) as rows from kept').get()).toEqual({ rows: ROWS });
  expect(isLeftByCrash(folder)).toBe(true);
});

/** A database of which half is still in the log. */
function crashed() {
  const folder = temporaryFolder('crashed');
  onTestFinished(folder.remove);
  const path = join(folder.path, SQLITE_FILE);
  execFileSync(process.execPath, ['-e', CRASH, path], { stdio: ['ignore', 'pipe', 'ignore'] });
  return { folder: folder.path, path, log: `${path}-wal` };
}

function check(folder: string): string {
  const checking = ['--input-type=module', '-e', CHECK, folder];
  return execFileSync(process.execPath, checking, { encoding: 'utf8', cwd: fromRoot('') }).trim();
}
