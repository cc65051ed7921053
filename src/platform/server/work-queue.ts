import { Busy } from './busy.ts';

interface Limits {
  atOnce: number;
  /** How many may wait; any more are refused. */
  waiting: number;
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

  /** Does the work when its turn comes. Throws Busy if too much is waiting already. */
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
    if (this.#waiting.length >= this.#limits.waiting) throw new Busy(this.#limits.refusal);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #passOn(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running -= 1;
  }
}
