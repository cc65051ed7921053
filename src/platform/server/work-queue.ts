import { Busy } from './busy.ts';

interface Limits {
  atOnce: number;
  /** How many may wait; any more are refused. */
  waiting: number;
  /** How long one may wait, in ms; afterwards it is refused. */
  patience?: number;
  /** What to tell them. */
  refusal: string;
}

/** Work of which only so much is done at once, and only so much waits, in order. */
export class WorkQueue {
  readonly #limits: Limits;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Does the work when its turn comes. Throws Busy if too much is waiting, or its turn doesn't come in time. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const end = await this.begin();
    try {
      return await work();
    } finally {
      end();
    }
  }

  /** For work that goes on after a call has returned: waits for its turn and returns how to end it. */
  async begin(): Promise<() => void> {
    if (this.#running < this.#limits.atOnce) this.#running += 1;
    else await this.#turn();
    let hasEnded = false;
    return () => {
      if (!hasEnded) this.#passOn();
      hasEnded = true;
    };
  }

  #turn(): Promise<void> {
    const { waiting, patience, refusal } = this.#limits;
    if (this.#waiting.length >= waiting) throw new Busy(refusal);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#waiting.push(resolve);
    if (patience === undefined) return promise;
    const tooLong = setTimeout(() => {
      this.#waiting.splice(this.#waiting.indexOf(resolve), 1);
      reject(new Busy(refusal));
    }, patience);
    return promise.finally(() => clearTimeout(tooLong));
  }

  #passOn(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running -= 1;
  }
}
