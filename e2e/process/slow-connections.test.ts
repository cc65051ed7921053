import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callAddress } from '#platform/contract/call.ts';
import { signIn } from '#rooms/access/auth/contract.ts';
import { type BuiltServer, startBuiltServer } from '#testing/built-server.ts';
import { quickFolder } from '#testing/temporary-folder.ts';
import { median } from '../../bench/median.ts';
import { waitsDuring } from './crowd.ts';

const SILENT = 10_000;
/** The kernel's own buffers take a few megabytes before anybody reads them. */
const LARGE_BODY = 100 * 1024 * 1024;
const TAKEN_MAX = 32 * 1024 * 1024;
/** Opening and closing so many connections keeps the test itself busy. */
const WITHIN_MS = 5_000;
/** For longer than Node waits for headers, and by itself for the next request. */
const SILENT_MS = 11_000;
const PIECE = Buffer.alloc(64 * 1024, 'x');

const folder = quickFolder('slow');
let server: BuiltServer;
const sockets: Socket[] = [];
beforeAll(async () => {
  server = await startBuiltServer({ DATA_DIR: folder.path, SEED: 'event', LOG_LEVEL: 'error' });
  await fetch(server.url);
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await server.end('SIGKILL');
  folder.remove();
});

test('a body that is too large is refused, not read, and the sender learns why', async () => {
  const { socket, answer, closed } = open();
  socket.write(`${head()}content-length: ${LARGE_BODY}\r\n\r\n`);
  const send = () => {
    while (!socket.destroyed && socket.bytesWritten < LARGE_BODY) if (!socket.write(PIECE)) return;
  };
  socket.on('drain', send);
  await expect.poll(answer).toMatch(/^HTTP\/1.1 413 .*"code":"too-large"/s);
  send();
  await closed;
  expect(socket.bytesWritten).toBeLessThan(TAKEN_MAX);
});

// Both only wait.
describe.concurrent('a slow client', () => {
  test('a client that sends a byte a second is cut off, whether in its headers or its body', async () => {
    const inHeaders = open();
    const inBody = open();
    inHeaders.socket.write('GET / HTTP/1.1\r\n');
    inBody.socket.write(`${head()}content-length: 1000\r\n\r\n`);
    const dripping = setInterval(() => {
      for (const { socket } of [inHeaders, inBody]) if (socket.writable) socket.write('x');
    }, 1_000);
    await Promise.all([inHeaders.closed, inBody.closed]);
    clearInterval(dripping);
    expect(inHeaders.answer()).toMatch(/^HTTP\/1.1 408 /);
    expect(inBody.answer()).toMatch(/^HTTP\/1.1 400 .*took too long/s);
  });

  test('a connection stays open for the next request, however busy the program is when it comes', async () => {
    const { socket, answer } = open();
    const ask = () => socket.write('GET /health/live HTTP/1.1\r\nhost: summit.example\r\n\r\n');
    const answers = () => answer().split('HTTP/1.1 200').length - 1;
    ask();
    await expect.poll(answers).toBe(1);
    await wait(SILENT_MS);
    server.process.kill('SIGSTOP');
    ask();
    await wait(1_000);
    server.process.kill('SIGCONT');
    await expect.poll(answers).toBe(2);
  });
});

test(`${SILENT} silent connections delay nobody, and are closed in time`, async () => {
  const silent = Array.from({ length: SILENT }, () => open());
  await Promise.all(silent.map(({ connected }) => connected));
  const waits = await waitsDuring(wait(2_000), `${server.url}/`);
  expect(median(waits)).toBeLessThan(WITHIN_MS);
  await Promise.all(silent.map(({ closed }) => closed));
  expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
  expect(server.output()).not.toMatch(/"level":/);
});

test('with silent connections, the program still ends in time', async () => {
  const silent = Array.from({ length: 100 }, () => open());
  for (const { socket } of silent.slice(50)) socket.write(`${head()}content-length: 1000\r\n\r\n`);
  await wait(200);
  const started = performance.now();
  expect(await server.end('SIGTERM')).toBe(0);
  expect(performance.now() - started).toBeLessThan(10_000);
});

function head(): string {
  return `POST ${callAddress(signIn)} HTTP/1.1\r\nhost: summit.example\r\ncontent-type: application/json\r\n`;
}

function open() {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  sockets.push(socket);
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  // The other side may close at any moment.
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const connected = new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  return { socket, connected, closed, answer: () => text };
}
