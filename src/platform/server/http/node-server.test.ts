import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import { REQUEST_ID_HEADER } from './log-requests.ts';
import { createNodeServer } from './node-server.ts';
import { streamed } from './send-pieces.ts';

const PIECE = new Uint8Array(64 * 1024);
const FAILURE = 'the database is gone';

/** Asks a server for a stream, which goes on until `fail` is called. */
async function askForStream() {
  const raw = [vi.spyOn(console, 'error'), vi.spyOn(console, 'info')];
  const lines: string[] = [];
  const { promise: failed, reject } = Promise.withResolvers<never>();
  let isOver = false;
  async function* pieces() {
    try {
      yield PIECE;
      await failed;
    } finally {
      isOver = true;
    }
  }
  const headers = { [REQUEST_ID_HEADER]: 'r1', 'content-type': 'text/plain' };
  let asked: Request | undefined;
  const handler = (request: Request) => {
    asked = request;
    return streamed(Readable.toWeb(Readable.from(pieces())), { headers });
  };
  const log = createLog('debug', { write: (line) => lines.push(line) });
  const server = createNodeServer(handler, { log });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    for (const spy of raw) spy.mockRestore();
  });
  const leave = new AbortController();
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, leave);
  return {
    response,
    leave,
    hasLeft: () => asked?.signal.aborted,
    fail: () => reject(new Error(FAILURE)),
    isOver: () => isOver,
    lines,
    raw,
  };
}

test('a stream that fails is cut off, and logged once with its request', async () => {
  const { response, fail, lines, raw } = await askForStream();
  expect(response.headers.get('content-type')).toBe('text/plain');
  fail();
  await expect(response.bytes()).rejects.toThrow('terminated');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      msg: 'a reply was cut off',
      requestId: 'r1',
      err: expect.objectContaining({ message: FAILURE }),
    }),
  ]);
  for (const spy of raw) expect(spy).not.toHaveBeenCalled();
});

test('nothing is logged of a stream whose reader has left, even if it fails then', async () => {
  const { leave, hasLeft, fail, isOver, lines, raw } = await askForStream();
  leave.abort();
  await expect.poll(hasLeft).toBe(true);
  fail();
  await expect.poll(isOver).toBe(true);
  await setImmediate();
  expect(lines).toEqual([]);
  for (const spy of raw) expect(spy).not.toHaveBeenCalled();
});
