import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { DatabaseUnavailable, isPostgresUnavailable } from './unavailable.ts';

const CONNECTIONS = 10;

/**
 * Time limits in ms. They bound how long a database that doesn't respond can hold up its users. The server
 * ends a statement before the client gives up on it, so that a working connection is kept.
 */
const LIMITS = {
  /** For connecting, and for waiting until another request returns a connection. */
  connectionTimeoutMillis: 5_000,
  lock_timeout: 5_000,
  statement_timeout: 10_000,
  query_timeout: 12_000,
  /** A writer that has gone silent must not block all others. */
  idle_in_transaction_session_timeout: 5_000,
} satisfies pg.PoolConfig;

const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

interface WatchedPool extends PostgresPool {
  work(): Record<string, number>;
}

/** A pool whose connections may break at any moment. Only migrations need one without time limits. */
export function openPostgresPool(connectionString: string, { limited }: { limited: boolean }): WatchedPool {
  const { connectionTimeoutMillis } = LIMITS;
  // A start must not wait forever for a database that never answers.
  const limits = limited ? LIMITS : { connectionTimeoutMillis };
  const pool = new pg.Pool({ connectionString, max: CONNECTIONS, ...KEEP_ALIVE, ...limits });
  // A connection that breaks also emits an event, which would end the process if nobody listened. The pool
  // itself listens only to idle connections.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    connect: async () => discardWhenLost(await pool.connect().catch(unavailable)),
    end: () => pool.end(),
    options: pool.options,
    work: () => ({
      connections: pool.totalCount,
      'idle connections': pool.idleCount,
      'waiting for a connection': pool.waitingCount,
    }),
  };
}

/** After a failure that isn't an answer from the server, the connection's state is unknown. */
function discardWhenLost(client: pg.PoolClient): PostgresPoolClient {
  let lost: DatabaseUnavailable | undefined;
  const query = async (statement: string, parameters: readonly unknown[]) => {
    if (lost) throw lost;
    try {
      return await client.query(statement, [...parameters]);
    } catch (thrown) {
      if (!(thrown instanceof pg.DatabaseError)) {
        lost = new DatabaseUnavailable(thrown);
        throw lost;
      }
      throw isPostgresUnavailable(thrown) ? new DatabaseUnavailable(thrown) : thrown;
    }
  };
  const release = (discard?: boolean) => client.release(discard || lost !== undefined);
  // Kysely could also read with cursors, which isn't used here.
  return { query, release } as unknown as PostgresPoolClient;
}

function unavailable(cause: unknown): never {
  throw new DatabaseUnavailable(cause);
}
