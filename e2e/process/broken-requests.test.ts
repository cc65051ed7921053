import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltServer, startBuiltServer } from '#testing/built-server.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

const folder = temporaryFolder('broken');
let server: BuiltServer;
beforeAll(async () => {
  server = await startBuiltServer({ DATA_DIR: folder.path, ADMIN_PASSWORD: 'long enough' });
});
afterAll(async () => {
  await server.end('SIGKILL');
  folder.remove();
});

const JSON_TYPE = 'content-type: application/json';
const LARGE_HEADER = `x: ${'x'.repeat(20_000)}`;

test.each<[what: string, status: number, lines: string[]]>([
  ['a body cut off', 400, [...post('/aiAPI/auth/sign_in'), 'content-length: 100', '', '{"email":']],
  ['a chunk of no size', 400, [...post('/aiAPI/auth/sign_in'), 'transfer-encoding: chunked', '', 'zz', '{}']],
  [
    'chunks without an end',
    400,
    [...post('/aiAPI/auth/sign_in'), 'transfer-encoding: chunked', '', '2', '{}'],
  ],
  ['a target that is not ASCII', 400, ['GET /é HTTP/1.1', 'host: summit.example', '', '']],
  ['no HTTP at all', 400, ['hello', '', '']],
  ['no host', 400, ['GET /aiAPI/counter HTTP/1.0', '', '']],
  ['a host that is none', 400, ['GET /aiAPI/counter HTTP/1.1', 'host: a b', '', '']],
  ['headers without end', 431, ['GET / HTTP/1.1', 'host: summit.example', LARGE_HEADER, '', '']],
])('%s is refused in words, and nothing failed', async (_what, status, lines) => {
  const answer = await answerTo(lines.join('\r\n'));
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(body)).toEqual({
    status: 'error',
    code: 'malformed',
    message: expect.stringMatching(/\w/),
    errors: {},
  });
  expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
  expect(server.output()).not.toMatch(/"level":|Error/);
});

test('TRACE is refused, and sends nothing back', async () => {
  const answer = await answerTo('TRACE / HTTP/1.1\r\nhost: summit.example\r\nx-secret: hush\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1.1 405 .*"code":"wrong-method"/s);
  expect(answer).not.toContain('hush');
});

const NOT_TEXT = ['%ff', 'Q+%E9', '%zz', '%', '%c3', 'a%00%ff'];

test.each(NOT_TEXT)('a query and a form whose text is %j are refused', async (encoded) => {
  const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  const query = await fetch(`${server.url}/aiAPI/speakers/speakerlist?search=${encoded}`);
  const body = await fetch(`${server.url}/aiAPI/records/addattendee`, { ...form, body: `name=${encoded}` });
  for (const response of [query, body]) {
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'malformed',
      message: expect.stringContaining('UTF-8'),
    });
  }
});

function post(path: string): string[] {
  return [`POST ${path} HTTP/1.1`, 'host: summit.example', JSON_TYPE];
}

/** Sends the bytes, then closes that half of the connection. */
function answerTo(request: string): Promise<string> {
  const socket = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1', allowHalfOpen: true });
  socket.end(request);
  return text(socket);
}
