import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { listen, open, portOf, REQUEST } from '#testing/raw-connections.ts';

/** In bytes: what Node reads at a time, twice. */
const TAKEN_MAX = 2 * 64 * 1024;

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
    await expect.poll(isClosed).toBe(true);
    expect(answer()).toContain('answered');
    expect(server.sockets[0]?.bytesRead).toBeLessThan(TAKEN_MAX);
  },
);

test('of thousands of requests that are read at a time, Node makes no more than a few', async () => {
  let made = 0;
  const server = await listen(() => wait(200, new Response('answered')));
  server.on('request', () => {
    made += 1;
  });
  const { socket, isClosed } = await open(portOf(server));
  socket.write(REQUEST.repeat(1_500));
  await expect.poll(isClosed).toBe(true);
  expect(made).toBe(3);
});

test('of thousands of chunks that are read at a time, Node takes out a bounded number', async () => {
  let taken = 0;
  const server = await listen(async (request) => {
    await request.arrayBuffer().catch(() => {});
    return new Response('answered');
  });
  server.on('request', (request) => {
    const { push } = request;
    request.push = (chunk: unknown) => {
      taken += 1;
      return push.call(request, chunk);
    };
  });
  const { socket, answer } = await open(portOf(server));
  const head = 'POST / HTTP/1.1\r\nhost: summit.example\r\ntransfer-encoding: chunked\r\n\r\n';
  socket.write(`${head}${'1\r\nx\r\n'.repeat(9_000)}0\r\n\r\n`);
  await expect.poll(answer).toContain('answered');
  expect(taken).toBeLessThan(1_200);
});

test('the bodies after one in too many chunks are read as ever', async () => {
  const bodies: number[] = [];
  const server = await listen(async (request) => {
    const body = await request.arrayBuffer().catch(() => new ArrayBuffer(0));
    bodies.push(body.byteLength);
    return new Response('answered');
  });
  for (const _ of [1, 2]) {
    const { socket, isClosed } = await open(portOf(server));
    const head = 'POST / HTTP/1.1\r\nhost: summit.example\r\n';
    socket.write(`${head}transfer-encoding: chunked\r\n\r\n${'1\r\nx\r\n'.repeat(9_000)}0\r\n\r\n`);
    await expect.poll(() => bodies.length || isClosed()).toBeTruthy();
    socket.destroy();
    const next = await open(portOf(server));
    next.socket.write(`${head}content-length: 5\r\nconnection: close\r\n\r\nhello`);
    await expect.poll(next.isClosed).toBe(true);
    expect(bodies.at(-1)).toBe(5);
  }
});

test('a request of our own whose answer that parser reads next gets all of it', async () => {
  const server = await listen(async (request) => {
    await Promise.race([request.arrayBuffer().catch(() => {}), wait(200)]);
    return new Response('answered');
  });
  const { socket, isClosed } = await open(portOf(server));
  socket.write('POST / HTTP/1.1\r\nhost: summit.example\r\ntransfer-encoding: chunked\r\n\r\n');
  socket.write('1\r\nx\r\n'.repeat(1_000_000));
  await expect.poll(isClosed).toBe(true);
  const asked = Array.from({ length: 3 }, () => get({ port: portOf(server), host: '127.0.0.1' }));
  const answers = await Promise.all(
    asked.map(async (one) => text((await once(one, 'response'))[0] as IncomingMessage)),
  );
  expect(answers).toEqual(['answered', 'answered', 'answered']);
});
