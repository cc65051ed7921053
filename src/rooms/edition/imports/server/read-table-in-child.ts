import { ChildWorker } from '#platform/server/child-worker.ts';
import * as say from '../messages.ts';
import type { Reading, Table } from './read-table.ts';

/** A file of the most rows needs 3 s. */
export const TABLE_LIMITS = { time: 20_000, memory: 1_200_000, heap: 384, idle: 20_000 };

/** Reads files of tables in a child process. There is one for the whole program. */
const work = new ChildWorker<{ bytes: Uint8Array<ArrayBuffer>; reading: Reading }, Table>({
  module: 'src/rooms/edition/imports/server/table-process.ts',
  limits: TABLE_LIMITS,
  waiting: 8,
  pleaseWait: say.filesBusy,
  tooMuch: { field: 'file', message: say.fileTooDemanding },
});

export function readTableInChild(file: File, reading: Reading = {}): Promise<Table> {
  return work.do(async () => ({ bytes: new Uint8Array(await file.arrayBuffer()), reading }));
}
