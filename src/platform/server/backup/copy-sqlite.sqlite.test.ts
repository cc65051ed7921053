import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { makeBackup } from './make-backup.ts';

/** Room for the copy, and for hardly anything else: visitors write to the same disk. */
const DISK_SIZE = '16m';

test.runIf(process.getuid?.() === 0)('a copy that would fill its disk isn’t begun', async ({ skip }) => {
  const disk = temporaryFolder('disk');
  onTestFinished(disk.remove);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_SIZE}`, 'tmpfs', disk.path], {
      stdio: 'ignore',
    });
  } catch {
    skip('this user may not mount a disk');
  }
  onTestFinished(() => void execFileSync('umount', [disk.path]));
  const app = await createTestApp();
  const copying = makeBackup(app.services.config, { folder: disk.path, madeBy: 'person' });
  await expect(copying).rejects.toThrow(
    /: the disk is too full for a copy of \d+ MB\. Make room on the disk of /,
  );
  expect(readdirSync(disk.path)).toEqual([]);
});
