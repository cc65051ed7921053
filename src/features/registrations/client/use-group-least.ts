import { useQuery } from '@tanstack/react-query';
import { currentEdition } from '#features/event/edition-calls.ts';
import { groupLeast } from '#features/event/group-least.ts';
import { makeCall } from '#platform/client/call-client.ts';

/** From how many registrations a company is a group: as the current edition says. */
export function useGroupLeast(): number {
  const { data } = useQuery({
    queryKey: [currentEdition.name, {}],
    queryFn: () => makeCall(currentEdition, {}),
  });
  return data?.record.groupLeast ?? groupLeast();
}
