import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAddress } from '#platform/contract/call.ts';
import { SQLITE_FILE } from '#platform/server/data-folder.ts';
import { exportAttendees } from '#rooms/people/registrations/contract.ts';
import type { BuiltServer } from '#testing/built-server.ts';
import { quickFolder } from '#testing/temporary-folder.ts';
import { serveAttendees } from './many-attendees.ts';

/** Reading them takes longer than a test needs to interrupt it. */
const ROWS = 20_000;
const FORMATS = ['csv', 'xlsx'] as const;

const folder = quickFolder('cut-off');
let server: BuiltServer;
let cookie = '';
beforeAll(async () => {
  ({ server, cookie } = await serveAttendees(folder.path, ROWS, { LOG_LEVEL: 'warn' }));
}, 120_000);
afterAll(async () => {
  await server.end('SIGKILL');
  folder.remove();
});

test.each(FORMATS)('nothing is logged of a reader who leaves during an export (%s)', async (format) => {
  const response = await beginExport(format);
  response.on('error', () => {}).destroy();
  await expect.poll(() => fetch(`${server.url}/health/ready`).then(({ status }) => status)).toBe(200);
  expect(server.output()).not.toMatch(/"level":|Error/);
});

test.each(FORMATS)('an export that fails halfway is cut off, and logged once (%s)', async (format) => {
  const before = server.output().length;
  const written = () => server.output().slice(before);
  const response = await beginExport(format);
  const bringBack = takeAway('attendees');
  await expect(response.resume().toArray()).rejects.toThrow('aborted');
  bringBack();
  await expect.poll(written).toMatch(/\n$/);
  expect(JSON.parse(written())).toMatchObject({
    msg: 'a reply was cut off',
    requestId: response.headers['x-request-id'],
    err: { message: 'no such table: attendees' },
  });
});

async function beginExport(format: string): Promise<IncomingMessage> {
  const headers = { cookie, 'content-type': 'application/json' };
  const asked = request(server.url + callAddress(exportAttendees), { method: 'POST', headers });
  asked.end(JSON.stringify({ format }));
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(200);
  return response;
}

/** Returns how to bring it back. */
function takeAway(table: string): () => void {
  const database = new DatabaseSync(join(folder.path, SQLITE_FILE), { timeout: 5_000 });
  database.exec(`alter table ${table} rename to taken_away`);
  return () => {
    database.exec(`alter table taken_away rename to ${table}`);
    database.close();
  };
}
