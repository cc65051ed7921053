import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SQLITE_FILE } from '#platform/server/data-folder.ts';
import { startBuiltServer } from '#testing/built-server.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

test('SIGTERM: it reports not ready, finishes pending requests and closes the database', async () => {
  const folder = temporaryFolder('stop');
  const server = await startBuiltServer({ DATA_DIR: folder.path, CAPTCHA: 'off' });
  expect(await readiness(server.url)).toBe(200);

  const { slow, rest } = await beginRegistration(server.url);
  const answered = once(slow, 'response');

  const ended = server.end('SIGTERM');
  await expect.poll(() => readiness(server.url), { interval: 20 }).toBe(503);
  slow.end(rest);
  const [response] = await answered;
  expect(response.statusCode).toBe(200);
  response.resume();

  expect(await ended).toBe(0);
  expect(existsSync(join(folder.path, SQLITE_FILE))).toBe(true);
  // SQLite deletes its journal when the last connection closes properly.
  expect(existsSync(join(folder.path, `${SQLITE_FILE}-wal`))).toBe(false);
  folder.remove();
});

test('SIGTERM: a request that doesn’t end in time is cut off, and the log says so', async () => {
  const folder = temporaryFolder('stop');
  const server = await startBuiltServer({ DATA_DIR: folder.path, LOG_LEVEL: 'warn' });
  const { slow } = await beginRegistration(server.url);
  const failed = once(slow, 'response');
  const ended = server.end('SIGTERM');
  await expect(failed).rejects.toThrow();
  expect(await ended).toBe(0);
  const logged = server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  expect(logged.map((line) => JSON.parse(line).msg)).toEqual(['requests that took too long were cut off']);
  folder.remove();
});

test.each(['1', '2'])(
  'SIGTERM: with WORKERS=%s, connections without a request aren’t waited for',
  async (workers) => {
    const folder = temporaryFolder('stop');
    const server = await startBuiltServer({ DATA_DIR: folder.path, CAPTCHA: 'off', WORKERS: workers });
    const { port } = new URL(server.url);
    const silent = Array.from({ length: 20 }, () => connect(Number(port), '127.0.0.1'));
    for (const socket of silent.slice(10)) socket.write('GET / HTTP/1.1\r\n');
    const { slow, rest } = await beginRegistration(server.url);
    const answered = once(slow, 'response');
    const ended = server.end('SIGTERM');
    await Promise.all(silent.map((socket) => once(socket.resume(), 'close')));
    slow.end(rest);
    const [response] = await answered;
    expect(response.statusCode).toBe(200);
    response.resume();
    expect(await ended).toBe(0);
    folder.remove();
  },
);

/** Sends the beginning of a request. */
async function beginRegistration(url: string) {
  const body = JSON.stringify(sampleRegistration());
  const slow = request(`${url}/aiAPI/records/addattendee`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  });
  slow.write(body.slice(0, 20));
  await new Promise((resolve) => setTimeout(resolve, 100));
  return { slow, rest: body.slice(20) };
}

async function readiness(url: string): Promise<number> {
  return (await fetch(`${url}/health/ready`, { headers: { connection: 'close' } })).status;
}
