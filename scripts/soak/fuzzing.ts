import { join } from 'node:path';
import fc from 'fast-check';
import { callAddress } from '#platform/contract/call.ts';
import { DatabaseUnavailable } from '#platform/server/database/unavailable.ts';
import { startBuiltServer } from '#testing/built-server.ts';
import { Fixtures } from '#testing/calls/fixtures.ts';
import { fuzz, fuzzingOf } from '#testing/calls/fuzz.ts';
import { TRIED_CALLS, type TriedCall } from '#testing/calls/tried-calls.ts';
import { emptyTables } from '#testing/database-state.ts';
import { remoteApp } from '#testing/remote-app.ts';
import { residentMemory } from '#testing/resident-memory.ts';
import { quickFolder } from '#testing/temporary-folder.ts';
import { median } from '../../bench/median.ts';
import type { Outcome } from './outcome.ts';
import { Progress } from './progress.ts';

/** How many requests of each call are made before the tables are emptied again. */
const OF_EACH_CALL = 10;
const AT_ONCE = 4;
const HANGS_MS = 60_000;
const UNAVAILABLE = 503;
/** What `fetch` throws when there is no answer. */
const NOT_CONNECTED = 'TypeError';
/** With a heap this small garbage is soon collected, and what is kept for good ends the program. */
const NODE_OPTIONS = '--max-old-space-size=192';
const MULTIPART = 'multipart/form-data; boundary=edge';
/** The program fills its caches and the heap settles while the first quarter is sent. */
const SETTLED = 0.25;
/** How much the memory of the last quarter may exceed that of the second one. */
const GROWTH_MAX = 1.25;

const initial = {
  done: 0,
  statuses: {} as Record<string, number>,
  failures: [] as string[],
  /** The calls whose request had no answer at first, and why. */
  sentAgain: [] as string[],
  /** The program's memory in MB after each round. */
  memory: [] as number[],
};
type State = typeof initial;

/** Sends corrupted requests of every documented call to the built program, as an administrator. */
export async function fuzzCalls(total: number): Promise<Outcome> {
  const progress = new Progress<State>('requests', initial);
  const { state } = progress;
  if (state.done < total) await fuzzUntil(total, progress);
  const statuses = Object.entries(state.statuses).map(([status, count]) => `${status}: ${count}`);
  const { first, last, isFlat } = memoryOver(state.memory);
  return {
    what: `${state.done} fuzzed requests over ${TRIED_CALLS.length} calls`,
    result: `${statuses.join(', ')}; ${state.failures.length} failures ${state.failures.slice(0, 5).join(' ')}; ${state.sentAgain.length} sent again ${state.sentAgain.slice(0, 5).join(', ')}; memory ${first} MB, at the end ${last} MB`,
    holds: state.failures.length === 0 && isFlat,
  };
}

async function fuzzUntil(total: number, progress: Progress<State>): Promise<void> {
  const { state } = progress;
  const folder = quickFolder('soak');
  const environment = { DATA_DIR: join(folder.path, 'data'), CAPTCHA: 'off', SEED: 'event' };
  const server = await startBuiltServer({ ...environment, TRUST_PROXY: '1', NODE_OPTIONS });
  // Memory is that of one process: what an interrupted run measured says nothing about this one.
  state.memory = [];
  while (state.done < total) {
    const app = remoteApp(server.url, environment);
    const fixtures = await Fixtures.of(app);
    const tasks = TRIED_CALLS.flatMap((row) => corrupted(row).map((how) => ({ row, how })));
    const next = tasks[Symbol.iterator]();
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const { row, how } of next) {
          const outcome = await send(fixtures, row, how, state.sentAgain);
          state.statuses[outcome] = (state.statuses[outcome] ?? 0) + 1;
          if (isFailure(outcome))
            state.failures.push(`${row.name} ${outcome}: ${JSON.stringify(how).slice(0, 300)}`);
        }
      }),
    );
    await unlessLocked(() => emptyTables(app));
    await app.store.close();
    state.done += tasks.length;
    state.memory.push(memoryOf(server.process.pid));
    progress.save();
    console.log(
      `${state.done} of ${total} requests, ${state.failures.length} failures, ${state.memory.at(-1)} MB`,
    );
    if (server.process.exitCode !== null) throw new Error(`the program ended:\n${server.output()}`);
  }
  await server.end('SIGTERM');
  folder.remove();
}

function corrupted({ call }: TriedCall) {
  return fc.sample(fuzzingOf(call), OF_EACH_CALL);
}

/** The status, or why there was none. */
async function send(
  fixtures: Fixtures,
  row: TriedCall,
  how: ReturnType<typeof corrupted>[number],
  sentAgain: string[],
): Promise<string> {
  const { client, ...me } = await unlessLocked(() => fixtures.app.signInAs('Administrator'));
  const sent = row.multipartOnly ? { ...how, contentType: MULTIPART } : how;
  const input = await row.request(fixtures, me).catch(() => ({ address: callAddress(row.call) }));
  const { address, init } = await fuzz(input, row.method, sent);
  const ask = async () => {
    try {
      const signal = AbortSignal.timeout(HANGS_MS);
      const response = await client.fetch(address, { ...init, signal });
      await response.arrayBuffer();
      return String(response.status);
    } catch (thrown) {
      const { name, cause } = thrown as Error & { cause?: { code?: string } };
      return name === NOT_CONNECTED ? `${name} ${cause?.code}` : name;
    }
  };
  const outcome = await ask();
  // A connection that had been silent may be closed just when it is used again: that alone says nothing.
  if (!outcome.startsWith(NOT_CONNECTED)) return outcome;
  sentAgain.push(`${row.name} ${outcome}`);
  return ask();
}

/** The trial writes to the program's file beside it, and tries again when the program has it for long. */
async function unlessLocked<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (thrown) {
      if (!(thrown instanceof DatabaseUnavailable)) throw thrown;
    }
  }
}

function isFailure(outcome: string): boolean {
  const status = Number(outcome);
  return !(status < 500 || status === UNAVAILABLE);
}

function memoryOver(memory: number[]) {
  const settled = memory.slice(Math.floor(memory.length * SETTLED));
  const part = Math.max(1, Math.floor(settled.length / 3));
  const [first, last] = [median(settled.slice(0, part)), median(settled.slice(-part))];
  return { first, last, isFlat: last <= first * GROWTH_MAX };
}

/** The resident memory of a process in MB, where the system says. */
function memoryOf(pid: number | undefined): number {
  try {
    return Math.round(residentMemory(pid) / 1024 ** 2);
  } catch {
    return 0;
  }
}
