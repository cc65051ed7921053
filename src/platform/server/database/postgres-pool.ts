import { createRequire } from 'node:module';
import { PostgresAdapter, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { POSTGRES } from '#database/column-types.ts';
import type { PoolLimits } from '../database-config.ts';
import { OwnPostgresQueryCompiler } from './many-values.ts';
import { DatabaseUnavailable, isPostgresUnavailable } from './unavailable.ts';

/** In ms: for connecting, and for waiting until another request returns a connection. */
const CONNECT_MS = 5_000;
/** A writer that has gone silent must not block all others. */
const SILENT_WRITER_MS = 5_000;
/**
 * The server ends a statement this much before the client gives up on it, so that a working connection is kept.
 */
const CLIENT_MS = 2_000;

const require = createRequire(import.meta.url);
/** With SQLite it isn't loaded. At once, because a store is opened at once. */
const loadPostgres = () => require('pg') as typeof pg;

const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

interface WatchedPool extends PostgresPool {
  work(): Record<string, number>;
}

/** A pool whose connections may break at any moment. Only migrations need one without time limits. */
export function openPostgresPool(connectionString: string, limits: PoolLimits | undefined): WatchedPool {
  const { Pool, DatabaseError } = loadPostgres();
  const pool = new Pool({
    connectionString,
    // A start must not wait forever for a database that never answers.
    connectionTimeoutMillis: CONNECT_MS,
    // Statements that don't wait for each other share a journey to the server.
    pipeline: true,
    ...KEEP_ALIVE,
    ...(limits && waitingNoLongerThan(limits)),
  });
  // A connection that breaks also emits an event, which would end the process if nobody listened. The pool
  // itself listens only to idle connections.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    connect: async () => discardWhenLost(await pool.connect().catch(unavailable), DatabaseError),
    end: () => pool.end(),
    options: pool.options,
    work: () => ({
      connections: pool.totalCount,
      'idle connections': pool.idleCount,
      'waiting for a connection': pool.waitingCount,
    }),
  };
}

/** How long a database that doesn't respond can hold up its users. */
function waitingNoLongerThan({ connections, statementSeconds, lockSeconds }: PoolLimits): pg.PoolConfig {
  return {
    max: connections,
    lock_timeout: lockSeconds * 1000,
    statement_timeout: statementSeconds * 1000,
    query_timeout: statementSeconds * 1000 + CLIENT_MS,
    idle_in_transaction_session_timeout: SILENT_WRITER_MS,
  };
}

export class OwnPostgresDialect extends PostgresDialect {
  override createAdapter() {
    return Object.assign(new PostgresAdapter(), POSTGRES);
  }

  override createQueryCompiler() {
    return new OwnPostgresQueryCompiler();
  }
}

/** After a failure that isn't an answer from the server, the connection's state is unknown. */
function discardWhenLost(client: pg.PoolClient, DatabaseError: typeof pg.DatabaseError): PostgresPoolClient {
  let lost: DatabaseUnavailable | undefined;
  const query = async (statement: string, parameters: readonly unknown[]) => {
    if (lost) throw lost;
    try {
      return await client.query(statement, [...parameters]);
    } catch (thrown) {
      if (!(thrown instanceof DatabaseError)) {
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
