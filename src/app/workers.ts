import cluster, { type Worker } from 'node:cluster';
import { on, once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { type Clock, createClock } from '#platform/server/clock.ts';
import { readConfig } from '#platform/server/config.ts';
import { createLog, type Log } from '#platform/server/log.ts';
import { FAILED, READY } from '#platform/server/worker-messages.ts';
import { exitWithReason } from './exit-with-reason.ts';

/** How long until a worker that ended is replaced: longer each time, unless it had worked for a while. */
const AGAIN_AFTER_MS = 250;
const AGAIN_AFTER_MS_MAX = 30_000;
const WORKED_MS = 60_000;
/** A worker that doesn't end by itself is cut off, below the 10 s that senders of the signal wait. */
const END_WITHIN_MS = 9_000;

/**
 * Serves the built program with several processes on one port, each with everything in its own memory. What the program
 * does by itself is still done once: processes agree on that in the database, as instances do.
 */
export async function run(): Promise<void> {
  try {
    const { workers, logLevel, metricsPort, host, clock } = readConfig(process.env);
    if (metricsPort) {
      const { showMetricsOfWorkers } = await import('./metrics-of-workers.ts');
      await showMetricsOfWorkers(metricsPort, { host });
    }
    await new Workers(createLog(logLevel), clock ? createClock(clock) : undefined).start(workers);
  } catch (thrown) {
    exitWithReason(thrown);
  }
}

class Workers {
  readonly #log: Log;
  readonly #clock: Clock | undefined;
  #isStopping = false;
  #hasFailed = false;

  constructor(
    log: Log,
    /** If the time is set. */
    clock: Clock | undefined,
  ) {
    this.#log = log;
    this.#clock = clock;
  }

  /** The first one prepares the database alone. If it can't start, it has said why. */
  async start(count: number): Promise<void> {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => this.#stop(signal));
    const first = this.#fork();
    const hasEnded = await Promise.race([ready(first), once(first, 'exit')]);
    if (this.#isStopping) return;
    if (hasEnded) process.exit(1);
    this.#replaceWhenEnded(first, 0);
    for (let number = 1; number < count; number += 1) this.#begin(0);
  }

  /** One that takes another's place goes on at the time of the others. */
  #fork(): Worker {
    const worker = cluster.fork(this.#clock && { CLOCK: this.#clock.now().toISOString() });
    const { pid } = worker.process;
    worker.on('message', (said) => said === FAILED && this.#tellOfFailure());
    ready(worker).then(() => {
      this.#log.info({ pid }, 'a worker is ready');
      if (this.#hasFailed) worker.send(FAILED);
    });
    return worker;
  }

  /** A new worker wouldn't learn from the system what was lost before it opened the file, so none is started any more. */
  #tellOfFailure(): void {
    if (this.#hasFailed) return;
    this.#hasFailed = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.send(FAILED);
  }

  #begin(failures: number): void {
    if (!this.#isStopping && !this.#hasFailed) this.#replaceWhenEnded(this.#fork(), failures);
  }

  #replaceWhenEnded(worker: Worker, failures: number): void {
    const begun = performance.now();
    worker.once('exit', async (code: number | null, signal: string | null) => {
      if (this.#isStopping) return;
      if (this.#hasFailed) {
        this.#log.error(
          { code, signal },
          'a worker ended, and none takes its place until the program is started again',
        );
        if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(1);
        return;
      }
      const again = performance.now() - begun > WORKED_MS ? 0 : failures;
      const pause = Math.min(AGAIN_AFTER_MS * 2 ** again, AGAIN_AFTER_MS_MAX);
      this.#log.error({ code, signal, pause }, 'a worker ended, and another one takes its place');
      await wait(pause);
      this.#begin(again + 1);
    });
  }

  async #stop(signal: NodeJS.Signals): Promise<void> {
    if (this.#isStopping) return;
    this.#isStopping = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    const cutOff = setTimeout(() => kill(workers, 'SIGKILL'), END_WITHIN_MS);
    const ended = workers.map((worker) => once(worker, 'exit'));
    kill(workers, signal);
    // One that was still starting hasn't listened to the signal.
    const wasGentle = ([code, by]: unknown[]) => code === 0 || by === signal;
    const isGentle = (await Promise.all(ended)).every(wasGentle);
    clearTimeout(cutOff);
    process.exit(isGentle ? 0 : 1);
  }
}

/** Workers say other things, too. */
async function ready(worker: Worker): Promise<void> {
  for await (const [said] of on(worker, 'message')) if (said === READY) return;
}

function kill(workers: readonly Worker[], signal: NodeJS.Signals): void {
  for (const { process: worker } of workers) worker.kill(signal);
}
