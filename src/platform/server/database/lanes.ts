import { type Kysely, sql } from 'kysely';
import { isPostgres } from '#database/column-types.ts';
import type { Tables } from '#database/schema.ts';

/** How many transactions can write beside each other. Each instance has two of them open at a time. */
const LANES = 8;
/** The lane of the only writer. It is the only one on SQLite. */
export const SOLE_LANE = 0;
/** Advisory locks: the first of the two numbers that name a lock. Any will do, if all instances use the same. */
const LANE_LOCK = 2_608_2026;
const NAME_LOCK = 2_608_2027;

/** Every lane there is. */
export const ALL_LANES = Array.from({ length: LANES + 1 }, (_, lane) => lane);

type Database = Kysely<Tables>;

const taken = new WeakMap<Database, number>();

/** The lane of a transaction. No other transaction has the same one at the same time. */
export function laneOf(database: Database): number {
  return taken.get(database) ?? SOLE_LANE;
}

/** Takes a lane until the transaction ends, and tells the triggers that count rows which one (migration 038). */
export async function takeLane(transaction: Database): Promise<void> {
  const lane = (await takeFree(transaction)) ?? (await waitForOne(transaction));
  taken.set(transaction, lane);
}

async function takeFree(transaction: Database): Promise<number | undefined> {
  const { rows } = await sql<{ lane: string }>`
    with free as (
      select lane from generate_series(1, ${sql.lit(LANES)}) as lane
      where pg_try_advisory_xact_lock(${sql.lit(LANE_LOCK)}, lane) limit 1
    )
    select set_config('summit.lane', lane::text, true) as lane from free`.execute(transaction);
  return rows[0] && Number(rows[0].lane);
}

async function waitForOne(transaction: Database): Promise<number> {
  const lane = 1 + Math.floor(Math.random() * LANES);
  await sql`select pg_advisory_xact_lock(${sql.lit(LANE_LOCK)}, ${sql.lit(lane)})`.execute(transaction);
  await sql`select set_config('summit.lane', ${String(lane)}, true)`.execute(transaction);
  return lane;
}

/** Until the transaction ends, no other one that writes beside it gets past the same name. */
export async function holdName(database: Database, name: string): Promise<void> {
  if (!isPostgres(database) || laneOf(database) === SOLE_LANE) return;
  await sql`select pg_advisory_xact_lock(${sql.lit(NAME_LOCK)}, hashtext(${name}))`.execute(database);
}
