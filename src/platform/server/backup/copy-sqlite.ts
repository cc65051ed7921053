import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartRefusal } from '../config.ts';
import { SQLITE_FILE } from '../data-folder.ts';

/**
 * One statement, so one moment, and it keeps no writer waiting. It leaves out what was deleted. What only reads leaves a
 * log that a crash left, so that the next start checks it. A copy that doesn't fit isn't begun.
 */
const COPY = `
  const [, from, to, left] = process.argv;
  const { statfsSync } = require('node:fs');
  const { dirname } = require('node:path');
  const { DatabaseSync } = require('node:sqlite');
  const source = new DatabaseSync(from, { timeout: 5_000, readOnly: true });
  const of = (name) => Object.values(source.prepare('pragma ' + name).get())[0];
  const bytes = (of('page_count') - of('freelist_count')) * of('page_size');
  const { bavail, bsize, blocks } = statfsSync(dirname(to));
  if (blocks > 0 && bavail * bsize < bytes + Number(left))
    throw new Error('the disk is too full for a copy of ' + Math.ceil(bytes / 1e6) + ' MB');
  source.prepare('vacuum into ?').run(to);
  const [{ integrity_check }] = new DatabaseSync(to, { readOnly: true }).prepare('pragma integrity_check').all();
  if (integrity_check !== 'ok') throw new Error(integrity_check);
`;

const FULL = /disk is (too )?full/;
/** In bytes: what a copy leaves of its disk, which is often the one of the database. Else visitors' changes would be refused. */
const LEFT_FREE = 16 * 1024 * 1024;

/** Copies the database while it is used, and checks the copy. In a child process, because SQLite would stop the whole program. */
export async function copySqlite(dataDir: string, to: string, signal?: AbortSignal): Promise<void> {
  const copying = promisify(execFile)(
    process.execPath,
    ['-e', COPY, join(dataDir, SQLITE_FILE), to, String(LEFT_FREE)],
    {
      env: {},
      ...(signal && { signal }),
    },
  );
  await copying.catch(({ stderr, message }: Error & { stderr?: string }) => {
    const [, reason = message] = /^Error: (.+)$/m.exec(stderr ?? '') ?? [];
    const advice = FULL.test(reason) ? ` Make room on the disk of ${to}, or name another folder.` : '';
    throw new StartRefusal(`The database couldn’t be copied: ${reason}.${advice}`);
  });
}
