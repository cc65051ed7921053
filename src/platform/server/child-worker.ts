import { basename, extname } from 'node:path';
import { language, type Speaking, siteLanguages } from '#platform/contract/language.ts';
import type { Message } from '#platform/contract/message.ts';
import { type FieldErrors, Refusal, type RefusalCode } from '#platform/contract/refusal.ts';
import { BeyondLimits, LimitedProcess, type Limits } from './limited-process.ts';
import { fromRoot } from './project-root.ts';
import { WorkQueue } from './work-queue.ts';

/** What the process is asked, for somebody who reads this language. */
export interface Asked<Task> {
  speaking: Pick<Speaking, 'language' | 'languages'>;
  task: Task;
}

/** How the process answers. */
export type Answer<Done> =
  | { done: Done }
  | { refused: { code: RefusalCode; message: string; errors: FieldErrors } }
  | { failed: string };

interface Options {
  /** The source of what runs there, from the project's folder. */
  module: string;
  limits: Limits;
  /** How many tasks may wait, for how many ms, and what to tell those that may not. */
  waiting: number;
  patience?: number;
  pleaseWait: Message;
  /** What to tell of a task that took more time or memory than it may, and at which field. */
  tooMuch: { field: string; message: Message };
}

const isSource = extname(import.meta.url) === '.ts';
/** Sources, which only tests start, speak no other language. */
const ENGLISH: Asked<unknown>['speaking'] = { language: 'en', languages: ['en'] };

/**
 * Work on what others send, in a child process, one task at a time: libraries that read files can't be
 * interrupted, and a few bytes can keep them busy for hours or use up all memory.
 */
export class ChildWorker<Task, Done> {
  readonly #process: LimitedProcess;
  readonly #queue: WorkQueue;
  readonly #options: Options;

  constructor(options: Options) {
    const { module, limits, waiting, patience, pleaseWait } = options;
    const built = `build/server/${basename(module, '.ts')}.js`;
    this.#process = new LimitedProcess(fromRoot(isSource ? module : built), limits);
    this.#queue = new WorkQueue({
      ...{ atOnce: 1, waiting, refusal: pleaseWait },
      ...(patience !== undefined && { patience }),
    });
    this.#options = options;
  }

  /** In the turn of whoever it is for, such as a client's network. */
  do(toTask: () => Promise<Task>, whose?: string): Promise<Done> {
    return this.#queue.run(async () => {
      const task = await toTask();
      const speaking = isSource ? ENGLISH : { language: language(), languages: siteLanguages() };
      const asked: Asked<Task> = { speaking, task };
      const answer = await this.#process.ask<Answer<Done>>(asked).catch((thrown) => this.#tooMuch(thrown));
      if ('done' in answer) return answer.done;
      if ('failed' in answer) throw new Error(`${this.#options.module} failed: ${answer.failed}`);
      const { code, message, errors } = answer.refused;
      throw new Refusal(code, message, errors);
    }, whose);
  }

  #tooMuch(thrown: unknown): never {
    const { field, message } = this.#options.tooMuch;
    if (thrown instanceof BeyondLimits) throw new Refusal('invalid', message(), { [field]: message() });
    throw thrown;
  }
}
