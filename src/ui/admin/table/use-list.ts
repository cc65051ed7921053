import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { makeCall } from '#platform/client/call-client.ts';
import type { CallArguments } from '#platform/contract/call.ts';
import type { Identified, ListCall, TableSearch } from './table-search.ts';

export interface ListPage<Row> {
  records: Row[];
  total: number;
  page: number;
}

export type ListRequest = TableSearch & { page: number; pageSize: number };

/** One page of a list. The previous page stays until the next one has loaded. */
export function useList<Row extends Identified>(
  call: ListCall<Row>,
  request: ListRequest,
  options: { refetchOnWindowFocus: boolean },
) {
  return useQuery({ ...listPage(call, request), placeholderData: keepPreviousData, ...options });
}

export function listPage<Row extends Identified>(call: ListCall<Row>, request: ListRequest) {
  return queryOptions({
    queryKey: [call.name, request],
    queryFn: ({ signal }) => readPage(call, request, signal),
  });
}

/** For a page past the end, as after its last row was deleted, returns the list's last page. */
async function readPage<Row extends Identified>(
  call: ListCall<Row>,
  request: ListRequest,
  signal: AbortSignal,
): Promise<ListPage<Row>> {
  const ask = (page: number) =>
    makeCall(call, { query: { ...request, page } } as CallArguments<ListCall<Row>>, { signal });
  const reply = await ask(request.page);
  const total = reply.total ?? reply.records.length;
  const lastPage = Math.max(1, Math.ceil(total / request.pageSize));
  if (request.page <= lastPage) return { records: reply.records, total, page: request.page };
  return { records: (await ask(lastPage)).records, total, page: lastPage };
}
