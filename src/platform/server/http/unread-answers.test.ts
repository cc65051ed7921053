/** @module-tag long */

import { ReadableStream } from 'node:stream/web';
import { expect, onTestFinished, test, vi } from 'vitest';
import { askWithoutReading, listen, open, portOf, REQUEST } from '#testing/raw-connections.ts';
import { AWAITED, CHECKED_EVERY_MS } from './limit-connections.ts';
import { streamed } from './send-pieces.ts';

/** More than an operating system takes for one connection. */
const LONG = 'x'.repeat(16 * 1024 * 1024);
const PIECE = new Uint8Array(64 * 1024);
const UNREAD = 24;

test('answers that nobody reads make room for others', async () => {
  const server = await listen(async () => new Response(LONG), { waitingBytes: 8 * LONG.length });
  const port = portOf(server);
  const slow = await askWithoutReading(port, '127.0.0.2');
  for (let count = 0; count < UNREAD; count += 1) await askWithoutReading(port);
  const newcomer = await open(port, '127.0.0.3');
  newcomer.socket.write(REQUEST);
  for (const { socket } of [newcomer, slow]) {
    socket.resume();
    await expect.poll(() => socket.bytesRead).toBeGreaterThan(LONG.length);
  }
  const left = server.sockets.filter(({ destroyed }) => !destroyed);
  const waiting = left.reduce((bytes, socket) => bytes + socket.writableLength, 0);
  expect(waiting).toBeGreaterThan(LONG.length);
  expect(waiting).toBeLessThan(9 * LONG.length);
});

test('requests whose bodies don’t arrive make room for others, those of the network that has most', async () => {
  const most = 8;
  const server = await listen(async (asked) => new Response(await asked.text()), {
    waitingBytes: most * AWAITED,
  });
  const port = portOf(server);
  const post = 'POST / HTTP/1.1\r\nhost: summit.example\r\ncontent-length: 2\r\n\r\n1';
  const slow = await open(port, '127.0.0.2');
  slow.socket.write(post);
  for (let count = 0; count < UNREAD; count += 1) (await open(port)).socket.write(post);
  const isOpen = ({ destroyed }: { destroyed: boolean }) => !destroyed;
  await expect
    .poll(() => server.sockets.length === UNREAD + 1 && server.sockets.filter(isOpen).length <= most, {
      timeout: 5_000,
    })
    .toBe(true);
  slow.socket.write('2');
  await expect.poll(slow.answer).toMatch(/^HTTP\/1.1 200 .*\r\n\r\n12$/s);
});

test('whoever reads an answer too slowly is cut off, after a minute and a second for each 16 KB of it', async () => {
  const check = checks();
  const server = await listen(async () => new Response(LONG));
  await askWithoutReading(portOf(server));
  const [socket] = server.sockets;
  await expect.poll(() => socket?.writableLength).toBeGreaterThan(0);
  check(60 + LONG.length / 16_384);
  expect(socket?.destroyed).toBe(false);
  check(2);
  expect(socket?.destroyed).toBe(true);
});

test('of an answer in pieces, only what was taken gives more time', async () => {
  const check = checks();
  const server = await listen(async () => streamed(ReadableStream.from(pieces()), {}));
  const reader = await askWithoutReading(portOf(server));
  await askWithoutReading(portOf(server));
  const isWaiting = () => server.sockets.map(({ writableLength }) => writableLength > 0);
  await expect.poll(isWaiting).toEqual([true, true]);
  check(60);
  reader.socket.resume();
  await expect.poll(() => reader.socket.bytesRead).toBeGreaterThan(LONG.length / 2);
  reader.socket.pause();
  await expect.poll(isWaiting).toEqual([true, true]);
  check(60);
  expect(server.sockets.map(({ destroyed }) => destroyed)).toEqual([false, true]);
});

function* pieces() {
  for (let sent = 0; sent < 8 * LONG.length; sent += PIECE.byteLength) yield PIECE;
}

/** Lets that many checks pass. */
function checks() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  return (times: number) => vi.advanceTimersByTime(times * CHECKED_EVERY_MS);
}
