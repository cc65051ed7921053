import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { callAddress } from '#platform/contract/call.ts';
import { newId } from '#platform/server/identifier.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { startBuiltServer } from '#testing/built-server.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

const DISK_SIZE = 24 * 1024 * 1024;
/** A result of the readiness check is valid for a second. */
const PATIENCE_MS = 120_000;
const disk = temporaryFolder('disk');
const isMounted = mountDisk();
afterAll(() => {
  if (isMounted) execFileSync('umount', ['--lazy', disk.path]);
  disk.remove();
});

test.runIf(isMounted)(
  'a full disk: the program isn’t ready, the log says why, and freeing space fixes it',
  async (context) => {
    const server = await start(join(disk.path, newId()));
    expect(await Promise.all([server.register(), server.readiness()])).toEqual([200, 200]);

    const filler = join(disk.path, 'filler');
    context.onTestFinished(() => rmSync(filler, { force: true }));
    fill(filler);
    await until(server.readiness, 503);
    await until(server.register, 503);
    expect(await server.readiness()).toBe(503);
    // What a process prints arrives after what it answers.
    await expect.poll(server.output, { timeout: PATIENCE_MS }).toMatch(/disk of .* is full/);
    expect(await server.page()).toBe(200);
    await expect
      .poll(() => server.register().then(server.output), { timeout: PATIENCE_MS })
      .toContain('database or disk is full');
    expect(server.output()).not.toContain('cannot rollback');

    rmSync(filler);
    await until(server.readiness, 200);
    expect(await server.register()).toBe(200);
  },
);

test.each([
  ['deleted', (data: string) => rmSync(data, { recursive: true }), /was deleted while it was in use/],
  ['replaced', replace, /was replaced while it was in use/],
])(
  'a data folder that is %s: no change is acknowledged any more, and the log says why',
  async (_what, break_, why) => {
    const folder = temporaryFolder('lost');
    onTestFinished(folder.remove);
    const data = join(folder.path, 'data');
    const server = await start(data);
    expect(await Promise.all([server.register(), server.readiness()])).toEqual([200, 200]);
    break_(data);
    expect(await server.register()).toBe(503);
    await until(server.readiness, 503);
    expect(await server.page()).toBe(200);
    await expect.poll(server.output, { timeout: PATIENCE_MS }).toMatch(why);
  },
);

async function start(dataDir: string) {
  mkdirSync(dataDir);
  const server = await startBuiltServer({ DATA_DIR: dataDir, CAPTCHA: 'off', SEED: 'event' });
  onTestFinished(async () => void (await server.end('SIGKILL')));
  const status = async (path: string, init?: RequestInit) => (await fetch(server.url + path, init)).status;
  const register = () =>
    status(callAddress(addAttendee), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sampleRegistration({ email: `${newId()}@attendees.example` })),
    });
  await status('/');
  return {
    output: server.output,
    register,
    readiness: () => status('/health/ready'),
    page: () => status('/'),
  };
}

function until(ask: () => Promise<number>, status: number): Promise<unknown> {
  return vi.waitUntil(async () => (await ask()) === status, { timeout: PATIENCE_MS, interval: 50 });
}

/** A restored backup in place of the open database. */
function replace(data: string): void {
  const aside = `${data}-aside`;
  renameSync(data, aside);
  mkdirSync(data);
  for (const file of readdirSync(aside)) writeFileSync(join(data, file), '');
}

/** A separate disk, in memory. Only root can mount one. */
function mountDisk(): boolean {
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${DISK_SIZE}`, 'tmpfs', disk.path];
    execFileSync('mount', options, { stdio: 'ignore' });
    return true;
  } catch {
    console.log('Not tested with a full disk: this user may not mount one.');
    disk.remove();
    return false;
  }
}

function fill(path: string): void {
  for (const size of [1024 * 1024, 4096]) {
    try {
      for (;;) writeFileSync(path, Buffer.alloc(size), { flag: 'a' });
    } catch (thrown) {
      if ((thrown as NodeJS.ErrnoException).code !== 'ENOSPC') throw thrown;
    }
  }
}
