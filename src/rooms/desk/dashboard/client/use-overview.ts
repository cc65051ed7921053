import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { makeCall } from '#platform/client/call-client.ts';
import { useEdition } from '#ui/admin/chosen-edition.ts';
import { dashboardOverview } from '../contract.ts';

/** The figures that the dashboard shows besides the totals, read once for all of its parts. */
export function useOverview() {
  const edition = useEdition();
  return useQuery({
    queryKey: [dashboardOverview.name, edition],
    queryFn: () => makeCall(dashboardOverview, { query: { edition } }),
    placeholderData: keepPreviousData,
  });
}
