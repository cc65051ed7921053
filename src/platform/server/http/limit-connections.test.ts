import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../log.ts';
import { createNodeServer } from './node-server.ts';

const MAX = 20;
const REQUEST = 'GET / HTTP/1.1\r\nhost: summit.example\r\nconnection: keep-alive\r\n\r\n';

test('answers to requests sent at once arrive in order, but nobody is answered without end', async () => {
  let handled = 0;
  const port = await listenTo(async () => {
    handled += 1;
    return new Response(`answer ${handled};`);
  });
  const few = connect(port, '127.0.0.1');
  few.write(REQUEST.repeat(9) + REQUEST.replace('keep-alive', 'close'));
  expect((await text(few)).match(/answer \d+/g)).toEqual(
    Array.from({ length: 10 }, (_, n) => `answer ${n + 1}`),
  );

  const endless = connect(port, '127.0.0.1');
  const closed = once(endless, 'close');
  endless.on('error', () => {});
  endless.write(REQUEST.repeat(1_000));
  await closed;
  expect(handled).toBeLessThan(10 + 30);
});

test('when there are too many connections, those without a request for longest are closed', async () => {
  const port = await listenTo(async () => new Response('answered'), MAX);
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const silent = await connectAtOnce(port);

  expect(await ask()).toBe('answered');
  await expect.poll(() => silent.map(({ closed }) => closed)).toEqual([true, ...Array(MAX - 1).fill(false)]);
  const another = connect(port, '127.0.0.1');
  await once(another, 'connect');
  await expect.poll(() => silent[1]?.closed).toBe(true);
  expect(await ask(), 'on the connection of the first').toBe('answered');
  expect(silent[2]?.closed).toBe(false);

  async function ask(): Promise<string> {
    const sent = request({ port, agent }).end();
    const [response] = await once(sent, 'response');
    return text(response);
  }
});

test('of many connections at once, each closes another', async () => {
  const port = await listenTo(async () => new Response('answered'), MAX);
  const first = await connectAtOnce(port);
  const later = await connectAtOnce(port);
  await expect.poll(() => first.filter(({ closed }) => !closed)).toEqual([]);
  expect(later.filter(({ closed }) => closed)).toEqual([]);
});

/** As many as there may be. */
async function connectAtOnce(port: number) {
  const sockets = Array.from({ length: MAX }, () => connect(port, '127.0.0.1'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  return sockets;
}

async function listenTo(
  fetch: (request: Request) => Promise<Response>,
  connectionsMax?: number,
): Promise<number> {
  const server = createNodeServer(fetch, {
    log: createLog('silent'),
    ...(connectionsMax && { connectionsMax }),
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}
