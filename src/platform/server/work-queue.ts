import type { Message } from '#platform/contract/message.ts';

/** Too much is being asked at the moment; trying again soon will help. The message is for people. */
export class Busy extends Error {
  override readonly name = 'Busy';
  /** How long its answer is held back, in ms: who tries again and again without a pause then costs less. */
  readonly heldBack: number;

  constructor(message: string, heldBack = 0) {
    super(message);
    this.heldBack = heldBack;
  }
}

interface Limits {
  atOnce: number;
  /** How many may wait; any more are refused. */
  waiting: number;
  /** How long one may wait, in ms; afterwards it is refused. */
  patience?: number;
  /** What to tell them. */
  refusal: Message;
  /** How long the answer of those who are refused is held back, in ms. */
  heldBack?: number;
}

interface Waiting {
  whose: string;
  name: string | undefined;
  start: () => void;
  refuse: () => void;
}

/** Whose work it is where nobody in particular is named. */
const ANYBODY = '';

/**
 * Work of which only so much is done at once, and only so much waits. Whoever it is done for, such as a client's
 * network, take turns, each with what they asked for in order. When all places are taken, somebody who has fewer
 * takes the last of whoever has most.
 */
export class WorkQueue {
  readonly #limits: Limits;
  /** By whom the work is for; the first has the next turn. Nobody is here without work. */
  readonly #waiting = new Map<string, Waiting[]>();
  #running = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * Does the work when its turn comes. Throws Busy if too much is waiting, or its turn doesn't come in time. Its name
   * is for those who may `join`.
   */
  async run<T>(work: () => Promise<T>, whose?: string, name?: string): Promise<T> {
    const end = await this.begin(whose, name);
    try {
      return await work();
    } finally {
      end();
    }
  }

  /** For work that goes on after a call has returned: waits for its turn and returns how to end it. */
  async begin(whose = ANYBODY, name?: string): Promise<() => void> {
    if (this.#running < this.#limits.atOnce) this.#running += 1;
    else await this.#turn(whose, name);
    let hasEnded = false;
    return () => {
      if (!hasEnded) this.#passOn();
      hasEnded = true;
    };
  }

  /** Somebody else shares the work of this name: if it waits, it is done in their turn if that comes sooner. */
  join(name: string, whose = ANYBODY): void {
    const own = this.#waiting.get(whose)?.length ?? 0;
    for (const theirs of this.#waiting.values()) {
      const before = theirs.findIndex((turn) => turn.name === name);
      const turn = theirs[before];
      if (!turn) continue;
      if (turn.whose === whose || own >= before) return;
      this.#remove(turn);
      turn.whose = whose;
      this.#add(turn);
      return;
    }
  }

  #turn(whose: string, name: string | undefined): Promise<void> {
    const { patience } = this.#limits;
    this.#makeRoom(whose);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const turn: Waiting = { whose, name, start: resolve, refuse: () => reject(this.#busy()) };
    this.#add(turn);
    if (patience === undefined) return promise;
    const tooLong = setTimeout(() => {
      this.#remove(turn);
      turn.refuse();
    }, patience);
    return promise.finally(() => clearTimeout(tooLong));
  }

  /** Throws Busy if there is none. */
  #makeRoom(whose: string): void {
    const each = [...this.#waiting.values()];
    if (each.reduce((sum, { length }) => sum + length, 0) < this.#limits.waiting) return;
    const most = each.reduce((most, one) => (one.length > most.length ? one : most), []);
    const last = most.at(-1);
    const own = this.#waiting.get(whose)?.length ?? 0;
    if (!last || most.length <= own + 1) throw this.#busy();
    this.#remove(last);
    last.refuse();
  }

  #busy(): Busy {
    const { refusal, heldBack } = this.#limits;
    return new Busy(refusal(), heldBack);
  }

  #passOn(): void {
    const [[whose, theirs] = [ANYBODY, []]] = this.#waiting;
    const [next] = theirs;
    if (!next) {
      this.#running -= 1;
      return;
    }
    this.#remove(next);
    // Their next turn comes after everybody else's.
    if (this.#waiting.delete(whose)) this.#waiting.set(whose, theirs);
    next.start();
  }

  #add(turn: Waiting): void {
    const theirs = this.#waiting.get(turn.whose) ?? [];
    theirs.push(turn);
    this.#waiting.set(turn.whose, theirs);
  }

  #remove(turn: Waiting): void {
    const theirs = this.#waiting.get(turn.whose) ?? [];
    theirs.splice(theirs.indexOf(turn), 1);
    if (theirs.length === 0) this.#waiting.delete(turn.whose);
  }
}
