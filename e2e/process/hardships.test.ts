import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { callAddress } from '#platform/contract/call.ts';
import { readConfig } from '#platform/server/config.ts';
import { SQLITE_FILE } from '#platform/server/data-folder.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { openStore } from '#platform/server/database/store.ts';
import { signIn } from '#rooms/access/auth/contract.ts';
import { addSponsor } from '#rooms/partners/sponsors/contract.ts';
import { type BuiltServer, startBuiltServer } from '#testing/built-server.ts';
import { TestClient } from '#testing/client.ts';
import { sampleDrawing, zigzag } from '#testing/sample-pictures.ts';
import { insertSignedIn } from '#testing/session.ts';
import { quickFolder } from '#testing/temporary-folder.ts';
import { expectNothingLost, storedIn } from './expect-nothing-lost.ts';
import { RegisteringClient } from './registering-client.ts';

const CLIENTS = 4;
const PATIENCE_MS = 120_000;
const DRIPPING = 300;
/** Fewer file descriptors than there are connections. */
const FILES = 200;
const CONNECTIONS = 400;
/** Drawing it takes longer than the program waits. */
const ENDLESS = sampleDrawing(`<path d="${zigzag(20_000)}" stroke="#000"/>`);

test(`${DRIPPING} clients that send a byte a second are cut off with an answer, and nothing is lost`, async () => {
  await whileRegistering(async ({ url }) => {
    const inHeaders = Array.from({ length: DRIPPING / 2 }, () => open(url, 'GET / HTTP/1.1\r\n'));
    const inBody = Array.from({ length: DRIPPING / 2 }, () =>
      open(url, `${HEAD}content-length: 1000\r\n\r\n`),
    );
    const dripping = setInterval(() => {
      for (const { socket } of [...inHeaders, ...inBody]) if (socket.writable) socket.write('x');
    }, 1_000);
    await Promise.all([...inHeaders, ...inBody].map(({ closed }) => closed));
    clearInterval(dripping);
    for (const { answer } of inHeaders) expect(answer()).toMatch(/^HTTP\/1.1 408 /);
    for (const { answer } of inBody) expect(answer()).toMatch(/^HTTP\/1.1 400 .*took too long/s);
  });
});

test.runIf(canLimitFiles())(
  `with more connections than the process may open files, it lives on, and nothing is lost`,
  async () => {
    await whileRegistering(async ({ url, process: { pid } }) => {
      limitFiles(pid, FILES);
      const idle = Array.from({ length: CONNECTIONS }, () => open(url, ''));
      await vi.waitUntil(() => openFiles(pid) >= FILES - 5, { timeout: PATIENCE_MS });
      await wait(2_000);
      for (const { socket } of idle) socket.destroy();
    });
  },
);

test.runIf(process.platform === 'linux')(
  'a picture whose process is killed, as when memory runs out, is refused, and the next one is taken',
  async () => {
    await whileRegistering(async (server, cookie) => {
      const client = new TestClient((request) => fetch(request), server.url, { cookie });
      const add = (image: File, name: string) =>
        client.call(addSponsor, { body: { title: 'Sponsor', name, website: '', image } });
      const adding = add(ENDLESS, 'Endless');
      const child = await vi.waitUntil(() => pictureProcessOf(server.process.pid), {
        timeout: PATIENCE_MS,
      });
      process.kill(child, 'SIGKILL');
      const refused = await adding;
      expect(refused.status).toBe(422);
      expect(refused.body.message).toContain('too much time or memory');
      expect((await add(sampleDrawing(), 'Plain')).status).toBe(200);
    });
  },
);

/** While people register, and go on afterwards. Compares what was acknowledged. */
async function whileRegistering(
  hardship: (server: BuiltServer, cookie: string) => Promise<void>,
): Promise<void> {
  const folder = quickFolder('hardships');
  onTestFinished(folder.remove);
  const environment = { DATA_DIR: folder.path, SEED: 'event', CAPTCHA: 'off', TRUST_PROXY: '1' };
  const cookie = await signInAt(environment);
  const server = await startBuiltServer(environment);
  onTestFinished(async () => void (await server.end('SIGKILL')));
  const clients = Array.from({ length: CLIENTS }, (_, number) => new RegisteringClient(number));
  const acknowledged = () => clients.flatMap((client) => client.acknowledged).length;
  const untilMore = async () => {
    const before = acknowledged();
    await vi.waitUntil(() => acknowledged() > before + CLIENTS, { timeout: PATIENCE_MS });
  };
  const enough = new AbortController();
  const registering = clients.map((client) => client.registerThroughAnything(server.url, enough));
  await untilMore();
  await hardship(server, cookie);
  await untilMore();
  await vi.waitUntil(() => isReady(server), { timeout: PATIENCE_MS });
  expect(server.process.exitCode, server.output()).toBeNull();
  enough.abort();
  await Promise.all(registering);

  using database = new DatabaseSync(join(folder.path, SQLITE_FILE));
  expectNothingLost(clients, storedIn(database));
}

/** The cookie of an Administrator. */
async function signInAt(environment: Record<string, string>): Promise<string> {
  const config = readConfig(environment);
  await migrate(config);
  const store = openStore(config);
  const { cookie } = await insertSignedIn(store, config, 'Administrator', new Date());
  await store.close();
  return cookie;
}

function isReady({ url }: BuiltServer): Promise<boolean> {
  return fetch(`${url}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}

const HEAD = `POST ${callAddress(signIn)} HTTP/1.1\r\nhost: summit.example\r\ncontent-type: application/json\r\n`;

function open(url: string, beginning: string) {
  const socket: Socket = connect(Number(new URL(url).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  // The other side may close at any moment.
  socket.on('error', () => {});
  socket.once('connect', () => void socket.write(beginning));
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return { socket, closed, answer: () => text };
}

function canLimitFiles(): boolean {
  try {
    limitFiles(process.pid, undefined);
    return process.platform === 'linux';
  } catch {
    console.log('Not tested without file descriptors: prlimit isn’t installed.');
    return false;
  }
}

function limitFiles(pid: number | undefined, files: number | undefined): void {
  const limit = files === undefined ? '--nofile' : `--nofile=${files}:${files}`;
  execFileSync('prlimit', [`--pid=${pid}`, limit], { stdio: 'ignore' });
}

function openFiles(pid: number | undefined): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

/** The process that prepares pictures for the program with this id, once it has begun. */
function pictureProcessOf(pid: number | undefined): number | undefined {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
  return children.find((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('picture-process'));
}
