import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { joinPieces, sendInPieces } from './message-pieces.ts';
import { readProcessorTime } from './processor-time.ts';

export interface Limits {
  /** For one task, in ms of the processor, and not before as long has passed. A process that takes more is killed. */
  time: number;
  /** All memory that a process may use for its data, in kB, and what of it JavaScript may use, in MB. */
  memory: number;
  heap: number;
  /** In ms. A process without a task is ended after this. */
  idle: number;
  /** Tasks after which a process is replaced, for libraries that keep what they have done. */
  tasks?: number;
}

/** The process took more time or memory than it may. */
export class BeyondLimits extends Error {
  override readonly name = 'BeyondLimits';
}

/** On a machine that is busy with other things, a task may last so many times as long. */
const LASTING = 10;
const LOOK_MS = 250;

/** Lowers the limit, then becomes the program, so that both share one process id. */
const LIMITED = 'ulimit -d "$0" 2>/dev/null; exec "$@"';

/**
 * Does tasks, one at a time, in a child process, which can be killed in the middle of one. The module it
 * runs answers each message with one message; long lists in them are sent in pieces.
 */
export class LimitedProcess {
  readonly #module: string;
  readonly #limits: Limits;
  #process: ChildProcess | undefined;
  #ending: NodeJS.Timeout | undefined;
  #tasks = 0;

  constructor(module: string, limits: Limits) {
    this.#module = module;
    this.#limits = limits;
  }

  /** Throws BeyondLimits if the process ended, or had to be ended, before it answered. */
  async ask<Reply>(task: unknown): Promise<Reply> {
    clearTimeout(this.#ending);
    const child = this.#running();
    try {
      const reply = await answerOf<Reply>(child, task, this.#limits.time);
      this.#tasks += 1;
      if (this.#tasks === this.#limits.tasks) this.#end();
      return reply;
    } catch (thrown) {
      child.kill('SIGKILL');
      this.#process = undefined;
      throw thrown;
    } finally {
      this.#ending = setTimeout(() => this.#end(), this.#limits.idle).unref();
    }
  }

  #running(): ChildProcess {
    const known = this.#process;
    if (known?.connected) return known;
    const child = start(this.#module, this.#limits);
    // It must not keep the program from ending, and ends with it, because its channel closes.
    child.unref();
    child.channel?.unref();
    this.#process = child;
    this.#tasks = 0;
    return child;
  }

  #end(): void {
    this.#process?.kill('SIGKILL');
    this.#process = undefined;
  }
}

function start(module: string, { memory, heap }: Limits): ChildProcess {
  const program = [process.execPath, `--max-old-space-size=${heap}`, module];
  // No other variable, and so no secret, is passed on.
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const options: SpawnOptions = {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    // Signals to the program's group, such as Ctrl+C, must not interrupt a task.
    detached: true,
    env: { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'production' },
  };
  // Windows has no such limit.
  if (process.platform === 'win32') return spawn(program[0] ?? '', program.slice(1), options);
  return spawn('/bin/sh', ['-c', LIMITED, String(memory), ...program], options);
}

function answerOf<Reply>(child: ChildProcess, task: unknown, time: number): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const [begun, used] = [performance.now(), processorTime(child)];
  const timer = setInterval(() => {
    const lasted = performance.now() - begun;
    if (lasted <= time) return;
    const took = used === undefined ? lasted : (processorTime(child) ?? 0) - used;
    if (took > time || lasted > LASTING * time) reject(new BeyondLimits(`no answer within ${time} ms`));
  }, LOOK_MS);
  const ended = (cause: unknown) => reject(new BeyondLimits(`the process ended: ${cause}`));
  const answered = joinPieces((message) => resolve(message as Reply));
  child.once('exit', ended).once('error', ended).on('message', answered);
  sendInPieces(task, (piece) => child.send(piece as object, (error) => error && ended(error.message))).catch(
    ended,
  );
  return promise.finally(() => {
    clearInterval(timer);
    child.off('exit', ended).off('error', ended).off('message', answered);
  });
}

/** In ms; undefined where only the clock tells how long a task takes. */
function processorTime({ pid }: ChildProcess): number | undefined {
  try {
    return pid === undefined ? undefined : readProcessorTime(pid);
  } catch {
    return undefined;
  }
}
