import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { SQLITE_FILE } from '#platform/server/data-folder.ts';
import { holdSqlite } from '#platform/server/database/hold-sqlite.ts';
import { startBuiltServer } from '#testing/built-server.ts';
import { canDumpPostgres } from '#testing/can-dump-postgres.ts';
import { quickFolder, temporaryFolder } from '#testing/temporary-folder.ts';
import { runCommand, startCommand } from './commands.ts';

const folder = quickFolder('commands');
const environment = { DATA_DIR: join(folder.path, 'data') };
const file = join(folder.path, 'file');
const backups = join(folder.path, 'backups');
/** Less than an empty site's database has. */
const DISK_KILOBYTES = 64;
const STACK = /^ +at /m;
const INNER_NAMES = /incoming|unfinished|_restored_/;
/** Nothing answers there. */
const NOWHERE = 'postgres://user:secret@127.0.0.1:1/summit';

beforeAll(async () => {
  const server = await startBuiltServer({ ...environment, SEED: 'none' });
  await server.end('SIGTERM');
  writeFileSync(file, '');
  mkdirSync(backups);
});
afterAll(folder.remove);

describe('a command that is used wrongly says what happened and what to do', () => {
  test.each([
    ['backup', ['--force'], /^Unknown option '--force'\.\n\nnpm run backup /],
    ['backup', [backups, file], /^Unexpected argument '.+file'\.\n\nnpm run backup /],
    ['backup', [file], /can’t be used: a part of this path is a file\. Name a folder/],
    ['backup', [join(file, 'below')], /can’t be used: a part of this path is a file\. Name a folder/],
    ['restore', [], /^Name the backup to restore\.\n\nnpm run restore /],
    ['restore', ['--force', file], /^Unknown option '--force'\.\n\nnpm run restore /],
    ['restore', [file, file], /^Unexpected argument '.+file'\.\n\nnpm run restore /],
    ['restore', [backups], /isn’t a file\. Name the backup’s file/],
    ['restore', [join(file, 'below')], /below can’t be used: /],
    ['restore', [join(backups, 'missing')], /missing can’t be used: it doesn’t exist\. Check its name/],
    ['restore', [file], /^\S+\/file is no usable backup: |^\S+\/file holds no database/],
    ['database-reset', ['--force'], /^Unknown option '--force'\.\n\nnpm run db:reset /],
  ])('%s %j', async (name, given, expected) => {
    const { code, printed, failed } = await runCommand(name, given, environment);
    expect({ code, printed }).toEqual({ code: 1, printed: '' });
    expect(failed).toMatch(expected);
    expect(failed).not.toMatch(STACK);
  });

  test.runIf(canDumpPostgres()).each([
    ['backup', [], NOWHERE],
    ['restore', [file], NOWHERE],
    ['database-copy', ['--from', NOWHERE, '--to', backups], ''],
    ['database-copy', ['--from', environment.DATA_DIR, '--to', NOWHERE], ''],
  ])('%s %j names what was given, with DATABASE_URL=%j, but no password', async (name, given, address) => {
    const place = address ? { DATABASE_URL: address } : {};
    const { code, failed } = await runCommand(name, given, { ...environment, ...place });
    expect(code).toBe(1);
    const named = given[0] === file ? file : 'postgres://user:***@127.0.0.1:1/summit';
    expect(failed.startsWith(`${named} `), failed).toBe(true);
    expect(failed).not.toMatch(/secret/);
    expect(failed).not.toMatch(INNER_NAMES);
    expect(failed).not.toMatch(STACK);
  });

  test.each([
    ['backup', 'npm run backup [-- FOLDER]'],
    ['restore', 'npm run restore -- FILE'],
    ['database-reset', 'npm run db:reset [-- --yes]'],
  ])('%s --help prints how to use it', async (name, usage) => {
    const { code, printed, failed } = await runCommand(name, ['--help'], {});
    expect({ code, failed }).toEqual({ code: 0, failed: '' });
    expect(printed).toContain(usage);
  });

  test.runIf(process.getuid?.() === 0)('on a disk that is full', async () => {
    const disk = mountDisk();
    const { printed } = await runCommand('backup', [backups], environment);
    const [, backup = ''] = /copied to (\S+)\.$/m.exec(printed) ?? [];
    const copying = await runCommand('backup', [disk], environment);
    const restoring = await runCommand('restore', [backup], { DATA_DIR: disk });
    for (const { code, failed } of [copying, restoring]) {
      expect(code).toBe(1);
      expect(failed).toMatch(/disk.+full.+Make room/);
      expect(failed).toContain(disk);
      expect(failed, 'nobody knows the name of what isn’t complete').not.toMatch(INNER_NAMES);
      expect(failed).not.toMatch(STACK);
    }
    expect(readdirSync(disk)).toEqual([]);
  });
});

describe('a backup', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'that %s interrupts leaves nothing behind',
    async (signal) => {
      const place = join(backups, signal);
      const hold = holdSqlite(join(environment.DATA_DIR, SQLITE_FILE));
      onTestFinished(() => hold?.close());
      const { child, ended } = startCommand('backup', [place], environment);
      await vi.waitUntil(() => unfinishedIn(place).length > 0, 120_000);
      child.kill(signal);
      const { code, failed } = await ended;
      expect(failed).toBe('Interrupted. Nothing was changed.\n');
      expect(code).toBeGreaterThan(128);
      expect(readdirSync(place)).toEqual([]);
    },
  );

  test('that was killed is swept by the next one, but not one that is being made', async () => {
    const place = join(backups, 'swept');
    mkdirSync(place);
    const [killed, made] = ['summit-1.sqlite.unfinished', 'summit-2.sqlite.unfinished'].map((name) =>
      join(place, name),
    );
    for (const path of [killed, `${killed}-journal`, made]) writeFileSync(path ?? '', '');
    using maker = new DatabaseSync(`${made}.lock`);
    maker.exec('pragma journal_mode = memory; begin exclusive');
    const { code, printed } = await runCommand('backup', [place], environment);
    expect(code).toBe(0);
    expect(printed.split('\n')[0]).toBe(`Removed what a killed backup or restore left: ${killed}`);
    expect(unfinishedIn(place)).toEqual(['summit-2.sqlite.unfinished', 'summit-2.sqlite.unfinished.lock']);
  });
});

function unfinishedIn(place: string): string[] {
  return existsSync(place) ? readdirSync(place).filter((name) => name.includes('.unfinished')) : [];
}

function mountDisk(): string {
  const disk = temporaryFolder('full');
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_KILOBYTES}k`, 'tmpfs', disk.path]);
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', disk.path]);
    disk.remove();
  });
  return disk.path;
}
