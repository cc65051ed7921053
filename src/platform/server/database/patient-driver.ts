import { setTimeout as wait } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type SqliteDatabase,
  SqliteDriver,
} from 'kysely';
import { DatabaseUnavailable, isSqliteBusy } from './unavailable.ts';

/** How long a statement tries again while another process has locked the file. */
const PATIENCE_MS = 3_000;
const AGAIN_MS = 25;
/** How many may wait for the other process; any more are refused at once. */
const WAITING_MAX = 200;

/**
 * Kysely's driver for SQLite, except that it waits for locks of other processes outside the event loop and
 * lets others use the connection meanwhile. SQLite itself would wait inside, and stop the whole program.
 */
export class PatientSqliteDriver extends SqliteDriver {
  readonly #turns = new Turns();

  constructor(database: SqliteDatabase) {
    super({ database });
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turns.take();
    return new PatientConnection(await super.acquireConnection(), this.#turns);
  }

  override async releaseConnection(): Promise<void> {
    this.#turns.pass();
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await super.beginTransaction(connection);
    (connection as PatientConnection).hasBegun = true;
  }
}

/** The only connection, for as long as somebody has it. */
class PatientConnection implements DatabaseConnection {
  /** A transaction that has begun has the lock already. */
  hasBegun = false;
  readonly streamQuery: DatabaseConnection['streamQuery'];
  readonly #connection: DatabaseConnection;
  readonly #turns: Turns;

  constructor(connection: DatabaseConnection, turns: Turns) {
    this.#connection = connection;
    this.#turns = turns;
    this.streamQuery = connection.streamQuery.bind(connection);
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const deadline = performance.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await this.#connection.executeQuery<Row>(query);
      } catch (thrown) {
        if (!isSqliteBusy(thrown) || this.hasBegun || performance.now() > deadline) throw thrown;
        await this.#turns.stepAside(thrown);
      }
    }
  }
}

/** Gives the connection to one at a time, in order. */
class Turns {
  readonly #next: (() => void)[] = [];
  #isTaken = false;
  #aside = 0;

  async take(): Promise<void> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#next.push(resolve));
    this.#isTaken = true;
  }

  /** The next one begins in a turn of the event loop of its own: a queue must not keep the pages waiting. */
  pass(): void {
    const next = this.#next.shift();
    if (next) setImmediate(next);
    else this.#isTaken = false;
  }

  /** Lets others have their turn for a moment, and takes the next one. */
  async stepAside(cause: unknown): Promise<void> {
    if (this.#aside >= WAITING_MAX) throw new DatabaseUnavailable(cause);
    this.#aside += 1;
    this.pass();
    await wait(AGAIN_MS);
    await this.take();
    this.#aside -= 1;
  }
}
