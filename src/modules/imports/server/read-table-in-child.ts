import { ChildWorker } from '#platform/server/child-worker.ts';
import type { Table } from './read-table.ts';

/** A file of the most rows needs 3 s. */
export const TABLE_LIMITS = { time: 20_000, memory: 1_200_000, heap: 384, idle: 20_000 };
const TOO_MUCH = 'This file takes too much time or memory to read. Save it as CSV in UTF-8, or split it.';
const PLEASE_WAIT = 'Several files are being read at the moment. Please try again in a few seconds.';

/** Reads files of tables in a child process. There is one for the whole program. */
const work = new ChildWorker<Uint8Array<ArrayBuffer>, Table>({
  module: 'src/modules/imports/server/table-process.ts',
  limits: TABLE_LIMITS,
  waiting: 8,
  pleaseWait: PLEASE_WAIT,
  tooMuch: { field: 'file', message: TOO_MUCH },
});

export function readTableInChild(file: File): Promise<Table> {
  return work.do(async () => new Uint8Array(await file.arrayBuffer()));
}
