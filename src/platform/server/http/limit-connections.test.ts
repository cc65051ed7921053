import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createNodeServer } from './node-server.ts';

const MAX = 20;

test('when there are too many connections, those without a request for longest are closed', async () => {
  const server = createNodeServer(async () => new Response('answered'), { connectionsMax: MAX });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const silent = Array.from({ length: MAX }, () => connect(port, '127.0.0.1'));
  await Promise.all(silent.map((socket) => once(socket, 'connect')));

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
