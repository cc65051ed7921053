import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../log.ts';
import { sendPieces } from './send-pieces.ts';

const PIECES = 2_000;
const PIECE_BYTES = 64 * 1024;
/** More than an operating system takes for one connection. */
const TAKEN_MAX = 400;

const log = createLog('silent');

async function ask() {
  const state = { taken: 0, isOver: false };
  async function* pieces() {
    try {
      for (; state.taken < PIECES; state.taken += 1) yield new Uint8Array(PIECE_BYTES).fill(state.taken);
    } finally {
      state.isOver = true;
    }
  }
  const server = createServer(
    (_request, response) => void sendPieces(response, pieces(), { log, requestId: 'r1' }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const asked = get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return { state, response };
}

test('all pieces arrive in order', async () => {
  const { state, response } = await ask();
  const all = await buffer(response);
  expect(all.byteLength).toBe(PIECES * PIECE_BYTES);
  for (const at of [0, 1, 77, PIECES - 1]) expect(all[at * PIECE_BYTES]).toBe(at % 256);
  expect(state.isOver).toBe(true);
});

test('no more is read than somebody takes, and nothing once they have left', async () => {
  const { state, response } = await ask();
  let before = -1;
  await expect
    .poll(async () => {
      const isSame = before === state.taken;
      before = state.taken;
      await wait(100);
      return isSame;
    })
    .toBe(true);
  expect(state.taken).toBeLessThan(TAKEN_MAX);
  expect(state.isOver).toBe(false);
  response.on('error', () => {}).destroy();
  await expect.poll(() => state.isOver).toBe(true);
  expect(state.taken).toBeLessThan(TAKEN_MAX);
});
