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
import { ThreadOnDemand } from './thread-on-demand.ts';
import { DatabaseUnavailable, isSqliteUnavailable } from './unavailable.ts';

export type Question = Pick<CompiledQuery, 'sql' | 'parameters'>;
export type ReadRows =
  | { columns: readonly string[]; rows: readonly unknown[][] }
  | { message: string; errcode?: number | undefined };

type Row = Record<string, unknown>;
type ReadingThread = ThreadOnDemand<Question, ReadRows>;

/** In MB. Its memory would otherwise grow with what it has read, until it is collected. */
const MEMORY = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 };

/**
 * Kysely's dialect for long reads of an SQLite file: SQLite would stop the program until it has counted a million rows, so
 * it does that in a thread, on a connection of its own. Each statement sees everything that was committed before it.
 */
export function readingDialect(path: string): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new ReadingDriver(path),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class ReadingDriver implements Driver {
  readonly #thread: ReadingThread;
  readonly #connection: DatabaseConnection;

  constructor(path: string) {
    const thread: ReadingThread = new ThreadOnDemand('reading-thread', {
      workerData: path,
      resourceLimits: MEMORY,
    });
    this.#thread = thread;
    this.#connection = {
      executeQuery: <R>(query: CompiledQuery) => read(thread, query) as Promise<QueryResult<R>>,
      streamQuery: refuse,
    };
  }

  acquireConnection = async () => this.#connection;
  destroy = () => this.#thread.close();
  init = async () => {};
  releaseConnection = async () => {};
  beginTransaction = refuse;
  commitTransaction = refuse;
  rollbackTransaction = refuse;
}

function refuse(): never {
  throw new Error('long reads are single statements');
}

async function read(thread: ReadingThread, { sql, parameters }: Question): Promise<QueryResult<Row>> {
  const answer = await thread.ask({ sql, parameters }).catch((cause) => {
    throw new DatabaseUnavailable(cause);
  });
  if ('message' in answer) throw failureOf(answer);
  return { rows: named(answer) };
}

function failureOf({ message, errcode }: { message: string; errcode?: number | undefined }): Error {
  const failure = Object.assign(new Error(message), { errcode });
  return isSqliteUnavailable(failure) ? new DatabaseUnavailable(failure) : failure;
}

/** Each row is a copy of one with all columns: adding column by column would take ten times the memory. */
function named({ columns, rows }: { columns: readonly string[]; rows: readonly unknown[][] }): Row[] {
  const empty: Row = Object.fromEntries(columns.map((column) => [column, null]));
  return rows.map((values) => {
    const row = { ...empty };
    let index = 0;
    for (const column of columns) row[column] = values[index++];
    return row;
  });
}
