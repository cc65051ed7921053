import { sql } from 'kysely';
import { hashKey, LimitReached } from '../bounded-limiter.ts';
import type { Job } from '../jobs/job.ts';
import { type Counter, LIMITS, type Limit, type Limits, LimitsInMemory } from '../limits.ts';
import type { Database, Store } from './store.ts';
import { DatabaseUnavailable } from './unavailable.ts';

declare module '#database/schema.ts' {
  interface Tables {
    taken_points: TakenRow;
  }
}

/** How often something happened that is limited, until it is counted anew. */
export interface TakenRow {
  /** A hash of what is counted and of whom. */
  key: string;
  points: number;
  /** In real time, whatever the program's clock says. */
  until: string;
}

/** In ms: how far the clocks of instances may differ. */
const CLOCKS_DIFFER = 60_000;
/** Some 10 MB. Wrong guesses cost the program 30 ms each, so that few more can come in between. */
const KEYS_MAX = 100_000;
const PRUNE_EVERY_MS = 10 * 60 * 1000;

/**
 * Counts in memory, and in the database what all instances have to know: wrong guesses, and every few of what many
 * visitors do once. What an instance has in flight at the moment only its own memory knows. While the database is away,
 * each instance counts alone.
 */
export class SharedLimits implements Limits {
  readonly #own = new LimitsInMemory();
  readonly #store: Pick<Store, 'engine' | 'database' | 'write'>;

  constructor(store: Pick<Store, 'engine' | 'database' | 'write'>) {
    this.#store = store;
  }

  async take(limit: Limit, key: string, points = 1): Promise<number> {
    const left = await this.#own.take(limit, key, points);
    const { quota, step } = LIMITS[limit];
    const used = quota - left;
    const steps = Math.floor(used / step) - Math.floor((used - points) / step);
    if (steps === 0) return left;
    const [taken] = await this.#add([{ limit, key }], steps * step);
    if (!taken) return left;
    // Until the next step nobody would ask the database again.
    if (taken.points > quota) this.#own.exhaust(limit, key);
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

  async reset(counters: readonly Counter[]): Promise<void> {
    await this.#own.reset(counters);
    if (counters.length === 0) return;
    const { database, write } = this.#store;
    await whileThere(async () => {
      const rows = await findTaken(database, counters.map(keyOf), instant());
      const keys = rows.map(({ key }) => key);
      if (keys.length > 0) await write((transaction) => deleteTaken(transaction, keys));
    });
  }

  async #add(counters: readonly Counter[], points: number): Promise<TakenRow[]> {
    const rows = counters.map((counter) => ({
      key: keyOf(counter),
      points,
      until: instant(LIMITS[counter.limit].duration),
    }));
    const { engine, database, write } = this.#store;
    const add = (to: Database) => addTaken(to, rows, instant());
    // One row needs no transaction. On SQLite, a statement by itself would stop everything else until it is on the disk.
    const isByItself = engine === 'postgres' && rows.length === 1;
    return (await whileThere(() => (isByItself ? add(database) : write(add)))) ?? [];
  }
}

/** What is left of a limit, and how long to wait if that is nothing. */
export interface Capacity {
  left: number;
  waitSeconds: number;
}

/** What is left of a limit, for a transaction that takes some of it. */
export async function capacityWithin(transaction: Database, limit: Limit): Promise<Capacity> {
  const [taken] = await findTaken(transaction, [keyOf({ limit, key: '' })], instant());
  const { quota, duration } = LIMITS[limit];
  const ends = taken ? Date.parse(taken.until) - Date.now() : Number.POSITIVE_INFINITY;
  return {
    left: Math.max(0, quota - (taken?.points ?? 0)),
    waitSeconds: Math.ceil(Math.min(ends, duration * 1000) / 1000),
  };
}

/** Takes some of a quota in the transaction of what is counted, so that only what is kept counts. */
export async function takeWithin(transaction: Database, limit: Limit, points = 1): Promise<void> {
  const until = instant(LIMITS[limit].duration);
  await addTaken(transaction, [{ key: keyOf({ limit, key: '' }), points, until }], instant());
}

function keyOf({ limit, key }: Counter): string {
  return hashKey(`${limit} ${key}`);
}

/** False if a clock that was ahead counted it: nobody must wait until that time comes. */
function isOfNow({ until }: TakenRow, limit: Limit): boolean {
  return Date.parse(until) - Date.now() <= LIMITS[limit].duration * 1000 + CLOCKS_DIFFER;
}

/** Throws a LimitReached if more is taken than the quota. */
function leftOf({ points, until }: TakenRow, limit: Limit): number {
  const left = LIMITS[limit].quota - points;
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

/** What is still counted. */
export function findTaken(database: Database, keys: readonly string[], now: string): Promise<TakenRow[]> {
  return database
    .selectFrom('taken_points')
    .selectAll()
    .where('key', 'in', keys)
    .where('until', '>', now)
    .execute();
}

/**
 * Adds to what is taken, or starts counting anew after their time. They never last longer than from now on, even if a clock was
 * ahead. Returns what has been taken so far.
 */
export function addTaken(database: Database, rows: readonly TakenRow[], now: string): Promise<TakenRow[]> {
  const isOver = sql<boolean>`taken_points.until <= ${now}`;
  return database
    .insertInto('taken_points')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        points: sql`case when ${isOver} then excluded.points else taken_points.points + excluded.points end`,
        until: sql`case when ${isOver} or taken_points.until > excluded.until then excluded.until
          else taken_points.until end`,
      }),
    )
    .returningAll()
    .execute();
}

async function deleteTaken(database: Database, keys: readonly string[]): Promise<void> {
  await database.deleteFrom('taken_points').where('key', 'in', keys).execute();
}

export const pruneTaken: Job = {
  kind: 'forget-points',
  schedule: { every: PRUNE_EVERY_MS },
  // As they are counted: in real time, whatever the program's clock says.
  run: ({ store }) => store.write((database) => deleteOver(database, instant(), KEYS_MAX)),
};

/** Deletes what is over, and if more than so many are left, those that are over first. */
export async function deleteOver(database: Database, now: string, max: number): Promise<void> {
  await database.deleteFrom('taken_points').where('until', '<=', now).execute();
  const beyond = await database
    .selectFrom('taken_points')
    .select('until')
    .orderBy('until', 'desc')
    .offset(max)
    .limit(1)
    .executeTakeFirst();
  if (beyond) await database.deleteFrom('taken_points').where('until', '<=', beyond.until).execute();
}
