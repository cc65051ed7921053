import { WorkApart } from '#platform/server/work-apart.ts';
import type { Table } from './read-table.ts';

/** A file of the most rows needs 3 s. */
export const TABLE_LIMITS = { time: 20_000, memory: 1_200_000, heap: 384, idle: 20_000 };
const TOO_MUCH = 'This file takes too much time or memory to read. Save it as CSV in UTF-8, or split it.';
const PLEASE_WAIT = 'Several files are being read at the moment. Please try again in a few seconds.';

/** Reads files of tables in a process of its own. There is one for the whole program. */
const work = new WorkApart<Uint8Array<ArrayBuffer>, Table>({
  module: 'src/modules/imports/server/table-process.ts',
  limits: TABLE_LIMITS,
  waiting: 8,
  pleaseWait: PLEASE_WAIT,
  tooMuch: { field: 'file', message: TOO_MUCH },
});

export function readTableApart(file: File): Promise<Table> {
  return work.do(async () => new Uint8Array(await file.arrayBuffer()));
}
