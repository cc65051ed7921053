import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createTestAppOnPort } from '#testing/on-port.ts';

/** Sent by hand, because no client sends a header twice. */
async function statusWith(url: string, hosts: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const named = hosts.map((host) => `Host: ${host}\r\n`).join('');
  socket.write(`GET /health/live HTTP/1.1\r\n${named}Connection: close\r\n\r\n`);
  return (await text(socket)).split('\r\n', 1)[0] ?? '';
}

test('a request that names two hosts is refused, even the same one twice', async () => {
  const { url } = await createTestAppOnPort();
  const { host } = new URL(url);
  expect(await statusWith(url, [host])).toBe('HTTP/1.1 200 OK');
  expect(await statusWith(url, [host, 'elsewhere.example'])).toBe('HTTP/1.1 400 Bad Request');
  expect(await statusWith(url, [host, host])).toBe('HTTP/1.1 400 Bad Request');
});
