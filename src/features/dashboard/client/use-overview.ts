import { useQuery } from '@tanstack/react-query';
import { makeCall } from '#platform/client/call-client.ts';
import { dashboardOverview } from '../contract.ts';

/** The figures that the dashboard shows besides the totals, read once for all of its parts. */
export function useOverview() {
  return useQuery({
    queryKey: [dashboardOverview.name],
    queryFn: () => makeCall(dashboardOverview, {}),
  });
}
