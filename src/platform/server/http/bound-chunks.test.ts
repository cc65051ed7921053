import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { listen, open, portOf } from '#testing/raw-connections.ts';

/** In bytes: what Node reads at a time, twice. */
const TAKEN_MAX = 2 * 64 * 1024;
const SOON = { timeout: 20_000 };

test.each([
  ['nobody reads', async () => {}],
  ['is read to its end', (request: Request) => request.arrayBuffer().catch(() => {})],
])(
  'of a body in tiny chunks that %s, little is taken, and the sender learns the answer',
  async (_how, read) => {
    const server = await listen(async (request) => {
      await Promise.race([read(request), wait(200)]);
      return new Response('answered');
    });
    const { socket, answer, isClosed } = await open(portOf(server));
    socket.write('POST / HTTP/1.1\r\nhost: summit.example\r\ntransfer-encoding: chunked\r\n\r\n');
    socket.write('1\r\nx\r\n'.repeat(1_000_000));
    await expect.poll(isClosed, SOON).toBe(true);
    expect(answer()).toContain('answered');
    expect(server.sockets[0]?.bytesRead).toBeLessThan(TAKEN_MAX);
  },
);
