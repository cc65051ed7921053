import { ChildWorker } from '#platform/server/child-worker.ts';
import { filesBusy, fileTooDemanding } from '#rooms/edition/server.ts';
import type { Known, Reading, Table } from '../read-statement.ts';
import type { LineWithKeys } from './line-keys.ts';
import type { StatementLineRow } from './tables.ts';

export interface Asked {
  table: Table;
  known: Known;
  way: StatementLineRow['way'];
}

export type KeyedReading = Omit<Reading, 'lines'> & { lines: readonly LineWithKeys[] };

/** A statement of 10,000 lines needs 1.5 s. */
const LIMITS = { time: 20_000, memory: 1_200_000, heap: 384, idle: 20_000 };

/** Reads statements in a child process, so that nobody's page waits for it. There is one for the whole program. */
const work = new ChildWorker<Asked, KeyedReading | undefined>({
  module: 'src/rooms/money/orders/server/statement-process.ts',
  limits: LIMITS,
  waiting: 8,
  pleaseWait: filesBusy,
  tooMuch: { field: 'file', message: fileTooDemanding },
});

export function readInChild(asked: Asked): Promise<KeyedReading | undefined> {
  return work.do(async () => asked);
}
