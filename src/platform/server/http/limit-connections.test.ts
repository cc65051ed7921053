import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { listen, listenTo, open, portOf, REQUEST } from '#testing/raw-connections.ts';
import type { ConnectionLimits } from './limit-connections.ts';

const MAX = 20;
const LAST_REQUEST = 'GET / HTTP/1.1\r\nhost: summit.example\r\nconnection: close\r\n\r\n';
/** Its body has two letters. */
const POST = 'POST / HTTP/1.1\r\nhost: summit.example\r\ncontent-length: 2\r\n\r\n';
const ECHOED = /^HTTP\/1.1 200 .*\r\n\r\n12$/s;

const echo = async (asked: Request) => new Response(await asked.text());

test('of requests sent at once, the second waits for the first, and a third closes the connection', async () => {
  const { port, handled, answerAll } = await listenPatiently();
  const one = await open(port);
  one.socket.write(REQUEST + LAST_REQUEST);
  await expect.poll(handled).toBe(1);
  const other = await open(port);
  other.socket.write(LAST_REQUEST);
  await expect.poll(handled).toBe(2);
  answerAll();
  await expect.poll(() => one.answer().match(/answer \d+/g)).toEqual(['answer 1', 'answer 3']);

  const endless = await open(port);
  endless.socket.write(REQUEST.repeat(1_000));
  await expect.poll(endless.isClosed).toBe(true);
  expect(handled()).toBe(4);
});

test('after an answer that ends the connection, nothing else is answered', async () => {
  const { port, handled, answerAll } = await listenPatiently({ connection: 'close' });
  const { socket, isClosed, answer } = await open(port);
  socket.write(REQUEST + REQUEST);
  await expect.poll(handled).toBe(1);
  answerAll();
  await expect.poll(isClosed).toBe(true);
  expect(answer().match(/answer \d+/g)).toEqual(['answer 1']);
  expect(handled()).toBe(1);
});

test('when there are too many connections, those without a request for longest are closed', async () => {
  const port = await listenTo(async () => new Response('answered'), { connections: MAX });
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const silent = await openMany(port);

  expect(await ask()).toBe('answered');
  await expect
    .poll(() => silent.map(({ isClosed }) => isClosed()))
    .toEqual([true, ...Array(MAX - 1).fill(false)]);
  await open(port);
  await expect.poll(() => silent[1]?.isClosed()).toBe(true);
  expect(await ask(), 'on the connection of the first').toBe('answered');
  expect(silent[2]?.isClosed()).toBe(false);

  async function ask(): Promise<string> {
    const sent = request({ port, agent }).end();
    const [response] = await once(sent, 'response');
    return text(response);
  }
});

test('of many connections at once, each closes another', async () => {
  const port = await listenTo(async () => new Response('answered'), { connections: MAX });
  const first = await openMany(port);
  const later = await openMany(port);
  await expect.poll(() => first.filter(({ isClosed }) => !isClosed())).toEqual([]);
  expect(later.filter(({ isClosed }) => isClosed())).toEqual([]);
});

test('what is being answered is closed last, however long it takes', async () => {
  const { port, handled, answerAll } = await listenPatiently({}, { connections: MAX });
  const { socket, answer } = await open(port);
  socket.write(REQUEST);
  await expect.poll(handled).toBe(1);
  for (let count = 0; count < 2 * MAX; count += 1) await open(port);
  answerAll();
  await expect.poll(answer).toContain('answer 1');
});

test.each([
  ['bodies', `${POST}1`],
  ['headers', 'GET / HTTP/1.1\r\nhost: '],
])('unfinished %s from one network keep nobody out', async (_what, begun) => {
  const port = await listenTo(echo, { connections: MAX });
  const patient = await open(port, '127.0.0.3');
  patient.socket.write(`${POST}1`);
  for (let count = 0; count < 3 * MAX; count += 1) (await open(port)).socket.write(begun);
  for (const address of ['127.0.0.2', '127.0.0.1']) {
    const { socket, answer } = await open(port, address);
    socket.write(`${POST}12`);
    await expect.poll(answer).toMatch(ECHOED);
  }
  patient.socket.write('2');
  await expect.poll(patient.answer).toMatch(ECHOED);
});

test('behind a proxy, a request counts for the network that the proxy reports', async () => {
  const port = await listenTo(echo, { connections: MAX, trustedProxies: 1 });
  const from = (address: string) => POST.replace('\r\n', `\r\nx-forwarded-for: 203.0.113.9, ${address}\r\n`);
  const patient = await open(port);
  patient.socket.write(`${from('203.0.113.2')}1`);
  for (let count = 0; count < 3 * MAX; count += 1) {
    (await open(port)).socket.write(`${from(`2001:db8:0:1::${count}`)}1`);
  }
  const { socket, answer } = await open(port);
  socket.write(`${from('203.0.113.3')}12`);
  await expect.poll(answer).toMatch(ECHOED);
  patient.socket.write('2');
  await expect.poll(patient.answer).toMatch(ECHOED);
});

test('a server that stops closes connections that have not said anything, and finishes what is in hand', async () => {
  const { port, server, handled, answerAll } = await listenPatiently();
  const silent = await open(port);
  const asked = await open(port);
  asked.socket.write(REQUEST);
  await expect.poll(handled).toBe(1);
  const stopped = once(server, 'close');
  server.close();
  await expect.poll(silent.isClosed).toBe(true);
  expect(asked.isClosed()).toBe(false);
  answerAll();
  await stopped;
  await expect.poll(asked.answer).toContain('answer 1');
});

/** As many as there may be. */
function openMany(port: number) {
  return Promise.all(Array.from({ length: MAX }, () => open(port)));
}

/** Doesn't answer until it is told to. */
async function listenPatiently(headers: Record<string, string> = {}, limits?: Partial<ConnectionLimits>) {
  let handled = 0;
  const { promise: mayAnswer, resolve: answerAll } = Promise.withResolvers<void>();
  const server = await listen(async () => {
    handled += 1;
    const number = handled;
    await mayAnswer;
    return new Response(`answer ${number};`, { headers });
  }, limits);
  return { server, port: portOf(server), handled: () => handled, answerAll };
}
