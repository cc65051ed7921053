import { Worker, type WorkerOptions } from 'node:worker_threads';
import { builtModule } from './built-module.ts';

/** After so long without a question the thread ends, in ms. */
const IDLE_MS = 30_000;

/** A thread that starts with the first question, answers them in their order, and ends when nobody asks any more. */
export class ThreadOnDemand<Question, Answer> {
  readonly #module: string;
  readonly #options: WorkerOptions;
  #thread: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #waiting: PromiseWithResolvers<Answer>[] = [];

  /** The name of a module in this folder. */
  constructor(name: string, options: WorkerOptions) {
    this.#module = builtModule(name);
    this.#options = options;
  }

  /** Rejects if the thread ends before it has answered. */
  ask(question: Question): Promise<Answer> {
    const answered = Promise.withResolvers<Answer>();
    const thread = this.#running();
    thread.ref();
    this.#waiting.push(answered);
    thread.postMessage(question);
    return answered.promise;
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const thread = this.#thread;
    if (!thread) return;
    this.#ended(thread, new Error('the database was closed'));
    await thread.terminate();
  }

  #running(): Worker {
    clearTimeout(this.#idle);
    if (this.#thread) return this.#thread;
    const thread = new Worker(this.#module, this.#options);
    thread.on('message', (answer: Answer) => this.#answered(thread, answer));
    thread.on('error', (cause) => this.#ended(thread, cause));
    thread.on('exit', () => this.#ended(thread, new Error('its thread ended')));
    this.#thread = thread;
    return thread;
  }

  #answered(thread: Worker, answer: Answer): void {
    this.#waiting.shift()?.resolve(answer);
    if (this.#waiting.length > 0) return;
    thread.unref();
    this.#idle = setTimeout(() => this.close(), IDLE_MS).unref();
  }

  #ended(thread: Worker, cause: unknown): void {
    if (this.#thread !== thread) return;
    this.#thread = undefined;
    for (const { reject } of this.#waiting.splice(0)) reject(cause);
  }
}
