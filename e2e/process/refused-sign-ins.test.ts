import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { callAddress } from '#platform/contract/call.ts';
import { signIn } from '#rooms/access/auth/contract.ts';
import { startBuiltServer } from '#testing/built-server.ts';
import { residentMemory } from '#testing/resident-memory.ts';
import { quickFolder } from '#testing/temporary-folder.ts';

const SIGN_INS = 20_000;
const CONNECTIONS = 32;
/** Until the runtime has compiled its code and allocated its memory. */
const WARM_UP = 5_000;
/** With plenty of memory, the runtime would postpone garbage collection. */
const LITTLE_MEMORY = { NODE_OPTIONS: '--max-old-space-size=96 --max-semi-space-size=2' };
const GROWTH_MAX = 30 * 1024 * 1024;
/** The number of failures after which one address has to wait. */
const TRIED = 100;
const ON_LINUX = process.platform === 'linux';

// Memory usage is read from /proc.
test.runIf(ON_LINUX)(`${SIGN_INS} refused sign-ins, each with another address, cost no memory`, async () => {
  const folder = quickFolder('sign-ins');
  onTestFinished(folder.remove);
  const environment = { DATA_DIR: folder.path, SEED: 'event', LOG_LEVEL: 'silent' };
  const server = await startBuiltServer({ ...environment, ...LITTLE_MEMORY });
  onTestFinished(async () => void (await server.end('SIGKILL')));
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  onTestFinished(() => agent.destroy());

  let next = 0;
  const statuses = new Map<number, number>();
  const refuse = async (upTo: number) => {
    while (next < upTo) {
      next += 1;
      const status = await trySigningIn(server.url, agent, `nobody-${next}@users.example`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const crowd = (upTo: number) => Promise.all(Array.from({ length: CONNECTIONS }, () => refuse(upTo)));
  await crowd(WARM_UP);
  const before = residentMemory(server.process.pid);
  await crowd(WARM_UP + SIGN_INS);
  const grown = residentMemory(server.process.pid) - before;

  expect(Object.fromEntries(statuses)).toEqual({ 401: TRIED, 429: WARM_UP + SIGN_INS - TRIED });
  expect(grown).toBeLessThan(GROWTH_MAX);
});

function trySigningIn(url: string, agent: Agent, email: string): Promise<number> {
  const body = JSON.stringify({ email, password: 'not the password' });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const sent = request(url + callAddress(signIn), { method: 'POST', agent, headers }, async (response) => {
      await text(response);
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject).end(body);
  });
}
