import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Question, ReadRows } from './sqlite-reader.ts';

const STATEMENTS_KEPT = 100;

/** A small cache: long reads pass by each row once. The file is locked only while its log is being recovered. */
const PRAGMAS = `
  PRAGMA cache_size = -8192;
  PRAGMA busy_timeout = 3000;
`;

/** Answers long reads, one after the other, while the program goes on. */
const connection = new DatabaseSync(workerData as string, { readOnly: true });
connection.exec(PRAGMAS);
const kept = new Map<string, StatementSync>();
parentPort?.on('message', (question: Question) => parentPort?.postMessage(answer(question)));

function answer({ sql, parameters }: Question): ReadRows {
  try {
    const statement = prepare(sql);
    const rows = statement.all(...(parameters as SQLInputValue[])) as unknown as unknown[][];
    return { columns: statement.columns().map(({ name }) => name), rows };
  } catch (thrown) {
    const { message, errcode } = thrown as Error & { errcode?: number };
    return { message, errcode };
  }
}

/** Rows without their columns' names, which would be sent with each of them. */
function prepare(sql: string): StatementSync {
  const known = kept.get(sql);
  if (known) return known;
  if (kept.size >= STATEMENTS_KEPT) kept.clear();
  const statement = connection.prepare(sql);
  statement.setReturnArrays(true);
  kept.set(sql, statement);
  return statement;
}
