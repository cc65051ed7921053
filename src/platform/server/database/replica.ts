import { setTimeout as wait } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { within } from '../within.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/** How long a read waits until the replica has what the primary has, in ms. After that the primary answers. */
const PATIENCE_MS = 500;
const AGAIN_MS = 20;
/** How long a replica isn't asked after it was away or too far behind, in ms. */
const LEFT_ALONE_MS = 5_000;

const POSITION = 'select pg_current_wal_flush_lsn()::text as position';
/** Not on a replica that has become a primary: others may follow another one. */
const HAS_REPLAYED = 'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as has_replayed';
const BEHIND = 'select pg_wal_lsn_diff($1::pg_lsn, pg_last_wal_replay_lsn()) as bytes';
/** The replica ended a read because it stood in the way of what it had to replay. */
const CONFLICT = '40001';

/**
 * Reads from a replica of PostgreSQL once it has everything that the primary had acknowledged when the read began, so
 * nobody misses what they have just changed. If that takes too long, or the replica is away, the primary answers.
 */
export class Replica implements PostgresPool {
  readonly options = {};
  /** How many reads each of them has answered. */
  readonly reads = { replica: 0, primary: 0 };
  /** Why it couldn't be read from the last time; undefined if it was too slow or too far behind. */
  failure: unknown;
  readonly #replica: PostgresPool;
  readonly #primary: PostgresPool;
  #leftAloneUntil = Number.NEGATIVE_INFINITY;

  constructor(replica: PostgresPool, primary: PostgresPool) {
    this.#replica = replica;
    this.#primary = primary;
  }

  async connect(): Promise<PostgresPoolClient> {
    const client = await this.#upToDate();
    if (client) return this.#orElsePrimary(client);
    this.reads.primary += 1;
    return this.#primary.connect();
  }

  end(): Promise<void> {
    return this.#replica.end();
  }

  /** Whether it would be read from at this moment. */
  async isUsable(): Promise<boolean> {
    const client = await this.#upToDate();
    client?.release();
    return client !== undefined;
  }

  /** How many bytes of the primary's log it has yet to replay. */
  async behind(): Promise<number> {
    const parameters = [await this.#position()];
    const row = await askOnce<{ bytes: string }>(this.#replica, BEHIND, parameters);
    return Number(row?.bytes);
  }

  async #upToDate(): Promise<PostgresPoolClient | undefined> {
    if (performance.now() < this.#leftAloneUntil) return undefined;
    let isLate = false;
    const connecting = this.#connectUpToDate();
    this.failure = undefined;
    connecting.then(
      (client) => isLate && client?.release(),
      (thrown) => {
        this.failure = thrown;
      },
    );
    const client = await within(2 * PATIENCE_MS, connecting, undefined);
    isLate = true;
    if (!client) this.#leaveAlone();
    return client;
  }

  async #connectUpToDate(): Promise<PostgresPoolClient | undefined> {
    const position = await this.#position();
    const client = await this.#replica.connect();
    const deadline = performance.now() + PATIENCE_MS;
    try {
      do {
        const { rows } = await client.query<{ has_replayed: boolean }>(HAS_REPLAYED, [position]);
        if (rows[0]?.has_replayed) return client;
        await wait(AGAIN_MS);
      } while (performance.now() < deadline);
    } catch (thrown) {
      client.release();
      throw thrown;
    }
    client.release();
    return undefined;
  }

  /** Where the primary's log ends: everything it has acknowledged comes before. */
  async #position(): Promise<string | undefined> {
    return (await askOnce<{ position: string }>(this.#primary, POSITION, []))?.position;
  }

  /** A read that fails on the replica, whatever becomes of it meanwhile, is made on the primary. */
  #orElsePrimary(client: PostgresPoolClient): PostgresPoolClient {
    const query = async (statement: string, parameters: readonly unknown[]) => {
      try {
        const result = await client.query(statement, parameters);
        this.reads.replica += 1;
        return result;
      } catch (thrown) {
        if (!isOfTheReplica(thrown)) throw thrown;
        this.failure = thrown;
        this.#leaveAlone();
        this.reads.primary += 1;
        return await onceOn(this.#primary, (primary) => primary.query(statement, parameters));
      }
    };
    const release = (discard?: boolean) => client.release(discard);
    // Kysely could also read with cursors, which isn't used here.
    return { query, release } as unknown as PostgresPoolClient;
  }

  #leaveAlone(): void {
    this.#leftAloneUntil = performance.now() + LEFT_ALONE_MS;
  }
}

async function askOnce<Row>(pool: PostgresPool, statement: string, parameters: readonly unknown[]) {
  const { rows } = await onceOn(pool, (client) => client.query<Row>(statement, parameters));
  return rows[0];
}

async function onceOn<T>(pool: PostgresPool, use: (client: PostgresPoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await use(client);
  } finally {
    client.release();
  }
}

/** Rather than of the read itself. */
function isOfTheReplica(thrown: unknown): boolean {
  return thrown instanceof DatabaseUnavailable || (thrown as pg.DatabaseError).code === CONFLICT;
}
