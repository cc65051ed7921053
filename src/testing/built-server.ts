import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fromRoot } from '#platform/server/project-root.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { freePort } from '../../scripts/find/free-port.ts';

const START_TIMEOUT_MS = 180_000;
const POLL_MS = 10;
/** Tests start the program hundreds of times; compiling it only once saves a fifth of each start. */
const COMPILED = fromRoot('.cache/compiled');

export interface BuiltServer {
  url: string;
  process: ChildProcess;
  /** Everything written so far, standard output and error combined. */
  output(): string;
  /** Sends the signal and returns the exit code once the process has ended. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts the built program, or one that is built elsewhere, as its own process and waits until it is ready. */
export async function startBuiltServer(
  environment: Record<string, string>,
  root = fromRoot(''),
): Promise<BuiltServer> {
  const port = environment.PORT ?? String(await freePort());
  const run = runBuiltServer({ ...environment, PORT: port }, root);
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await answers(`${url}/health/ready`))) {
    const { exitCode, signalCode } = run.process;
    if (exitCode !== null || signalCode !== null || Date.now() > deadline) {
      run.process.kill('SIGKILL');
      throw new Error(`the server did not start (${exitCode ?? signalCode ?? 'too slow'}):\n${run.output()}`);
    }
    await wait(POLL_MS);
  }
  const end = async (signal: NodeJS.Signals) => {
    const { exitCode, signalCode } = run.process;
    if (exitCode !== null || signalCode !== null) return exitCode;
    run.process.kill(signal);
    const [code] = await once(run.process, 'exit');
    return code as number | null;
  };
  return { ...run, url, end };
}

/** Runs the built program with only these environment variables. */
export function runBuiltServer(environment: Record<string, string>, root = fromRoot('')) {
  const { PATH = '' } = process.env;
  const child = spawn(
    process.execPath,
    [...packageJson.config.nodeFlags, join(root, 'build/server/main.js')],
    {
      env: { PATH, LOG_LEVEL: 'error', NODE_COMPILE_CACHE: COMPILED, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let written = '';
  const collect = (chunk: Buffer) => {
    written += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return { process: child as ChildProcess, output: () => written };
}

/** Whether something answers there, and not with an error. */
export async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  );
}
