import { hashKey, LimitReached } from '../bounded-limiter.ts';
import { type Counter, LIMITS, type Limit, type Limits, LimitsInMemory } from '../limits.ts';
import { ALL_LANES, holdName, laneOf, SOLE_LANE } from './lanes.ts';
import type { Database, Store } from './store.ts';
import { addPoints, deletePoints, findTaken, type TakenPointsRow } from './taken-points.ts';
import { DatabaseUnavailable } from './unavailable.ts';
import { TOGETHER_MAX } from './write-queue.ts';

/** In ms: how far the clocks of instances may differ. */
const CLOCKS_DIFFER = 60_000;
/**
 * With so many points left, all lanes can take theirs at the same time without knowing of each other: twice what they
 * take at most, because what one of them reads may be as old as what the others are taking.
 */
const BESIDE_MAX = 2 * ALL_LANES.length * TOGETHER_MAX;

/**
 * Counts in memory, and in the database what all instances have to know: wrong guesses, and every few of what many
 * visitors do once. What an instance has in hand at the moment only its own memory knows. While the database is away,
 * each instance counts alone.
 */
export class SharedLimits implements Limits {
  readonly #own = new LimitsInMemory();
  readonly #store: Pick<Store, 'engine' | 'database' | 'write'>;

  constructor(store: Pick<Store, 'engine' | 'database' | 'write'>) {
    this.#store = store;
  }

  async take(limit: Limit, key: string): Promise<number> {
    const left = await this.#own.take(limit, key);
    const { points, step } = LIMITS[limit];
    if ((points - left) % step !== 0) return left;
    const [taken] = await this.#add([{ limit, key }], step);
    if (!taken) return left;
    // Until the next step nobody would ask the database again.
    if (taken.points > points) this.#own.exhaust(limit, key);
    return Math.min(left, leftOf(taken, limit));
  }

  async takeForGuess(counters: readonly Counter[]): Promise<number | undefined> {
    const left = await this.#own.takeForGuess(counters);
    try {
      return await this.#leftForGuess(counters, left);
    } catch (thrown) {
      await this.#own.giveBack(counters);
      throw thrown;
    }
  }

  async #leftForGuess(counters: readonly Counter[], own: number | undefined): Promise<number | undefined> {
    const rows = await whileThere(() => findTaken(this.#store.database, counters.map(keyOf), instant()));
    const taken = new Map(rows?.map((row) => [row.key, row]));
    const left = counters.map((counter) => {
      const row = taken.get(keyOf(counter));
      return row && isOfNow(row, counter.limit)
        ? leftOf({ ...row, points: row.points + 1 }, counter.limit)
        : undefined;
    });
    const last = left.at(-1);
    return own === undefined || last === undefined ? own : Math.min(own, last);
  }

  async keep(counters: readonly Counter[]): Promise<void> {
    await this.#add(counters, 1);
  }

  giveBack(counters: readonly Counter[]): Promise<void> {
    return this.#own.giveBack(counters);
  }

  async forget(counters: readonly Counter[]): Promise<void> {
    await this.#own.forget(counters);
    if (counters.length === 0) return;
    const { database, write } = this.#store;
    await whileThere(async () => {
      const rows = await findTaken(database, counters.map(keyOf), instant());
      const keys = rows.map(({ key }) => key);
      if (keys.length > 0) await write((transaction) => deletePoints(transaction, keys));
    });
  }

  async #add(counters: readonly Counter[], points: number): Promise<TakenPointsRow[]> {
    const rows = counters.map((counter) => ({
      key: keyOf(counter),
      points,
      until: instant(LIMITS[counter.limit].duration),
    }));
    const { engine, database, write } = this.#store;
    const add = (to: Database) => addPoints(to, rows, instant());
    // One row needs no transaction. On SQLite, a statement by itself would stop everything else until it is on the disk.
    const isByItself = engine === 'postgres' && rows.length === 1;
    return (await whileThere(() => (isByItself ? add(database) : write(add, 'beside')))) ?? [];
  }
}

/** What is left of a limit in all lanes together, and how long to wait if that is nothing. */
export interface Room {
  left: number;
  waitSeconds: number;
}

/**
 * What is left of a limit, for a transaction that takes some of it. Nobody else takes so much of it at the same time that
 * more would be taken than there is: near its end, transactions that write beside each other count in turns.
 */
export async function roomWithin(transaction: Database, limit: Limit): Promise<Room> {
  const room = await countRoom(transaction, limit);
  if (room.left >= BESIDE_MAX || laneOf(transaction) === SOLE_LANE) return room;
  const [, held] = await Promise.all([
    holdName(transaction, `points of ${limit}`),
    countRoom(transaction, limit),
  ]);
  return held;
}

async function countRoom(transaction: Database, limit: Limit): Promise<Room> {
  const keys = ALL_LANES.map((lane) => laneKey(limit, lane));
  const rows = await findTaken(transaction, keys, instant());
  const { points, duration } = LIMITS[limit];
  const ends = rows.map(({ until }) => Date.parse(until) - Date.now());
  return {
    left: Math.max(0, points - rows.reduce((sum, row) => sum + row.points, 0)),
    waitSeconds: Math.ceil(Math.min(...ends, duration * 1000) / 1000),
  };
}

/** Takes points in the transaction of what is counted, so that only what is kept counts. Each lane counts its own. */
export async function takeWithin(transaction: Database, limit: Limit, points = 1): Promise<void> {
  const key = laneKey(limit, laneOf(transaction));
  await addPoints(transaction, [{ key, points, until: instant(LIMITS[limit].duration) }], instant());
}

function laneKey(limit: Limit, lane: number): string {
  return keyOf({ limit, key: lane === SOLE_LANE ? '' : `lane ${lane}` });
}

function keyOf({ limit, key }: Counter): string {
  return hashKey(`${limit} ${key}`);
}

/** False if a clock that was ahead counted it: nobody must wait until that time comes. */
function isOfNow({ until }: TakenPointsRow, limit: Limit): boolean {
  return Date.parse(until) - Date.now() <= LIMITS[limit].duration * 1000 + CLOCKS_DIFFER;
}

/** Throws a LimitReached if more points are taken than there are. */
function leftOf({ points, until }: TakenPointsRow, limit: Limit): number {
  const left = LIMITS[limit].points - points;
  if (left >= 0) return left;
  throw new LimitReached(Math.min(Date.parse(until) - Date.now(), LIMITS[limit].duration * 1000));
}

function instant(inSeconds = 0): string {
  return new Date(Date.now() + inSeconds * 1000).toISOString();
}

async function whileThere<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (thrown) {
    if (thrown instanceof DatabaseUnavailable) return undefined;
    throw thrown;
  }
}
