import { useQuery } from '@tanstack/react-query';
import { makeCall } from '#platform/client/call-client.ts';
import type { CallArguments } from '#platform/contract/call.ts';
import { type Identified, type ListCall, narrowing, type TableSearch } from './table-search.ts';

const ASKED_EVERY_MS = 30_000;
/** Coming back to the tab asks at once, but not right after the list was read. */
const FRESH_MS = 3000;

interface Shown {
  data: { total: number } | undefined;
  dataUpdatedAt: number;
}

/** How many records have arrived since the list was read. Asks only for their number. */
export function useArrivals<Row extends Identified>(
  call: ListCall<Row>,
  search: TableSearch,
  { data, dataUpdatedAt }: Shown,
  enabled: boolean,
): number {
  const filter = narrowing(search);
  const asked = useQuery({
    queryKey: ['arrivals', call.name, filter],
    queryFn: async ({ signal }) => {
      const query = { ...filter, page: 1, pageSize: 1 };
      const { total = 0 } = await makeCall(call, { query } as CallArguments<ListCall<Row>>, { signal });
      return total;
    },
    enabled: enabled && data !== undefined,
    initialData: data?.total,
    initialDataUpdatedAt: dataUpdatedAt,
    staleTime: FRESH_MS,
    refetchInterval: ASKED_EVERY_MS,
  });
  // A list that was read or changed later already has them.
  if (!data || asked.data === undefined || asked.dataUpdatedAt <= dataUpdatedAt) return 0;
  return Math.max(0, asked.data - data.total);
}
