import { Worker } from 'node:worker_threads';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { threadModule } from './thread-module.ts';
import { DatabaseUnavailable, isSqliteUnavailable } from './unavailable.ts';

export type Question = Pick<CompiledQuery, 'sql' | 'parameters'>;
export type ReadRows =
  | { columns: readonly string[]; rows: readonly unknown[][] }
  | { message: string; errcode?: number | undefined };

type Row = Record<string, unknown>;

/** A thread that nobody has asked for so long is ended, in ms. */
const IDLE_MS = 30_000;
/** In MB. Its memory would otherwise grow with what it has read, until it is collected. */
const MEMORY = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 };

/**
 * Kysely's dialect for long reads of an SQLite file: SQLite would stop the program until it has counted a million rows, so
 * it does that in a thread, on a connection of its own. Each statement sees everything that was committed before it.
 */
export function readingDialect(path: string): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new ReadingDriver(new SqliteReader(path)),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class ReadingDriver implements Driver {
  readonly #reader: SqliteReader;
  readonly #connection: DatabaseConnection;

  constructor(reader: SqliteReader) {
    this.#reader = reader;
    this.#connection = {
      executeQuery: <R>(query: CompiledQuery) => reader.read(query) as Promise<QueryResult<R>>,
      streamQuery: refuse,
    };
  }

  acquireConnection = async () => this.#connection;
  destroy = () => this.#reader.close();
  init = async () => {};
  releaseConnection = async () => {};
  beginTransaction = refuse;
  commitTransaction = refuse;
  rollbackTransaction = refuse;
}

function refuse(): never {
  throw new Error('long reads are single statements');
}

/** Asks the thread, which it starts when somebody reads. */
class SqliteReader {
  readonly #path: string;
  #thread: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #waiting: PromiseWithResolvers<ReadRows>[] = [];

  constructor(path: string) {
    this.#path = path;
  }

  async read({ sql, parameters }: Question): Promise<QueryResult<Row>> {
    const answered = Promise.withResolvers<ReadRows>();
    const thread = this.#running();
    thread.ref();
    this.#waiting.push(answered);
    thread.postMessage({ sql, parameters } satisfies Question);
    const answer = await answered.promise;
    if ('message' in answer) throw failureOf(answer);
    return { rows: answer.rows.map((values) => named(answer.columns, values)) };
  }

  async close(): Promise<void> {
    const thread = this.#thread;
    if (!thread) return;
    this.#ended(thread, new Error('the database was closed'));
    await thread.terminate();
  }

  #running(): Worker {
    clearTimeout(this.#idle);
    if (this.#thread) return this.#thread;
    const thread = new Worker(threadModule('reading-thread'), {
      workerData: this.#path,
      resourceLimits: MEMORY,
    });
    thread.on('message', (answer: ReadRows) => this.#answered(thread, answer));
    thread.on('error', (cause) => this.#ended(thread, cause));
    thread.on('exit', () => this.#ended(thread, new Error('its thread ended')));
    this.#thread = thread;
    return thread;
  }

  /** Answers come in the order of the questions. */
  #answered(thread: Worker, answer: ReadRows): void {
    this.#waiting.shift()?.resolve(answer);
    if (this.#waiting.length > 0) return;
    thread.unref();
    this.#idle = setTimeout(() => this.close(), IDLE_MS).unref();
  }

  #ended(thread: Worker, cause: unknown): void {
    if (this.#thread !== thread) return;
    this.#thread = undefined;
    for (const { reject } of this.#waiting.splice(0)) reject(new DatabaseUnavailable(cause));
  }
}

function failureOf({ message, errcode }: { message: string; errcode?: number | undefined }): Error {
  const failure = Object.assign(new Error(message), { errcode });
  return isSqliteUnavailable(failure) ? new DatabaseUnavailable(failure) : failure;
}

function named(columns: readonly string[], values: readonly unknown[]): Row {
  const row: Row = {};
  for (const [index, column] of columns.entries()) row[column] = values[index];
  return row;
}
