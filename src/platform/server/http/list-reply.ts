import { Readable } from 'node:stream';
import type { Call } from '#platform/contract/call.ts';
import type { ListQuery } from '#platform/contract/lists.ts';
import { isAsked, isPaged, type Listed } from '../database/list.ts';
import { inBatches, type ListedIds, LONG } from '../database/list-ids.ts';
import { queueLongRead } from '../long-reads.ts';
import type { CallContext } from './context.ts';
import { streamed } from './send-pieces.ts';

interface LongList<Request, Row, Item> {
  list: (request: Request) => Promise<Listed<Row>>;
  listIds: (request: Request) => Promise<ListedIds>;
  listByIds: (request: Request, ids: readonly string[]) => Promise<readonly Row[]>;
  toRecord: (row: Row) => Item;
}

/**
 * The response of a list that grows long. A whole list is read and sent batch by batch, so that it neither
 * delays other requests nor fills the memory.
 */
export async function listReply<Request extends ListQuery, Row, Item>(
  call: Call,
  request: Request,
  context: CallContext,
  { list, listIds, listByIds, toRecord }: LongList<Request, Row, Item>,
): Promise<{ records: Item[]; total?: number | undefined } | Response> {
  const { rows, total = 0 } = await list(
    isPaged(request) ? request : { ...request, page: 1, pageSize: LONG },
  );
  if (isPaged(request)) return { records: rows.map(toRecord), total };
  const shown = isAsked(request) ? total : undefined;
  if (total <= LONG) return { records: rows.map(toRecord), total: shown };
  return queueLongRead(async (endWith) => {
    const ids = await listIds(request);
    const json = listJson({ status: call.status, total: shown }, readBatches(ids));
    const headers = new Headers(context.replyHeaders);
    headers.set('content-type', 'application/json; charset=utf-8');
    headers.set('cache-control', 'no-store');
    const content = endWith(Readable.from(json, { objectMode: false }));
    return streamed(Readable.toWeb(content), { headers });
  });

  async function* readBatches(ids: ListedIds) {
    for await (const batch of inBatches(ids, (some) => listByIds(request, some))) yield batch.map(toRecord);
  }
}

async function* listJson<Item>(
  { status, total }: { status: Call['status'] | undefined; total: number | undefined },
  batches: AsyncIterable<Item[]>,
): AsyncGenerator<string> {
  yield status === undefined ? '{"records":[' : `{"status":${JSON.stringify(status)},"records":[`;
  let separator = '';
  for await (const batch of batches) {
    const items = batch.map((item) => JSON.stringify(item)).join();
    if (items) yield separator + items;
    if (items) separator = ',';
  }
  yield total === undefined ? ']}' : `],"total":${total}}`;
}
