import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createMetricsServer } from './metrics-server.ts';

const MANY = 30;
const TOGETHER = 10;

async function listening() {
  let readings = 0;
  let asked = 0;
  const allAsked = Promise.withResolvers<void>();
  const server = createMetricsServer(async () => {
    readings += 1;
    await allAsked.promise;
    return 'summit_slow 1';
  });
  server.on('request', () => {
    asked += 1;
    if (asked === TOGETHER) allAsked.resolve();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}/metrics`, readings: () => readings };
}

test('however many ask for the figures, they are read once at a time', async () => {
  const { url, readings } = await listening();
  const asked = await Promise.all(Array.from({ length: TOGETHER }, async () => (await fetch(url)).text()));
  expect(asked.every((text) => text.includes('summit_slow 1'))).toBe(true);
  expect(readings()).toBe(2);
});

test('few connections are taken', async () => {
  const { port } = await listening();
  const sockets = await Promise.all(Array.from({ length: MANY }, () => opened(port)));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  await expect.poll(() => sockets.filter(({ closed }) => closed).length).toBe(MANY - 20);
});

async function opened(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  // Otherwise nobody notices that the other side has closed it.
  socket.resume();
  return socket;
}
