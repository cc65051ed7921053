import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { DatabaseUnavailable, isPostgresUnavailable } from './unavailable.ts';

const CONNECTIONS = 10;

/**
 * How long things may take, in ms. A database that doesn't answer costs its users this much and no more. The
 * server ends a statement before its client gives it up, so that a connection that works is kept.
 */
const LIMITS = {
  /** To connect, or to wait for another request to hand a connection on. */
  connectionTimeoutMillis: 5_000,
  lock_timeout: 5_000,
  statement_timeout: 10_000,
  query_timeout: 12_000,
  /** A writer that has fallen silent must not keep all others out. */
  idle_in_transaction_session_timeout: 5_000,
} satisfies pg.PoolConfig;

const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** A pool whose connections may break at any moment. Migrations alone need one without limits of time. */
export function openPostgresPool(connectionString: string, { limited }: { limited: boolean }): PostgresPool {
  const limits = limited ? LIMITS : {};
  const pool = new pg.Pool({ connectionString, max: CONNECTIONS, ...KEEP_ALIVE, ...limits });
  // A connection that breaks tells so by an event as well, which would end the process if nobody listened. The pool
  // listens to idle connections only.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    connect: async () => discardWhenLost(await pool.connect().catch(unavailable)),
    end: () => pool.end(),
    options: pool.options,
  };
}

/** After a failure that isn't the server's answer, nobody knows what the connection would say next. */
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
  // Kysely would also read by cursors, for which nobody here asks.
  return { query, release } as unknown as PostgresPoolClient;
}

function unavailable(cause: unknown): never {
  throw new DatabaseUnavailable(cause);
}
