import { useQueryClient } from '@tanstack/react-query';
import * as say from '../messages.ts';
import type { Neighbours } from './steps.tsx';
import type { Identified, ListCall } from './table-search.ts';
import { type ListPage, type ListRequest, listPage } from './use-list.ts';
import { useTableSearch } from './use-table-search.ts';

/** Leads from an open record to the next, over the pages of the list; undefined if it isn't on this page. */
export function useNeighbours<Row extends Identified>(
  call: ListCall<Row>,
  request: ListRequest,
  list: ListPage<Row> | undefined,
  record: string | undefined,
): Neighbours | undefined {
  const queries = useQueryClient();
  const { change } = useTableSearch();
  const here = list?.records.findIndex(({ id }) => id === record) ?? -1;
  if (!list || here < 0) return undefined;

  const open = (page: number, row: Row | undefined) => {
    if (row) change({ page: page === 1 ? undefined : page, record: row.id }, { replace: true });
  };
  const position = (list.page - 1) * request.pageSize + here;
  const goBy = (step: 1 | -1) => async () => {
    const beside = list.records[here + step];
    if (beside) return open(list.page, beside);
    const { page, records } = await queries.fetchQuery(
      listPage(call, { ...request, page: list.page + step }),
    );
    open(page, step > 0 ? records[0] : records.at(-1));
  };
  return {
    place: say.positionOfTotal({ position: position + 1, total: list.total }),
    previous: position > 0 ? goBy(-1) : undefined,
    next: position + 1 < list.total ? goBy(1) : undefined,
  };
}
