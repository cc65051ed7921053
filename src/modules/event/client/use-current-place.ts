import { useQuery } from '@tanstack/react-query';
import { makeCall } from '#platform/client/call-client.ts';
import { currentEdition } from '../edition-calls.ts';

/** The zone and country of the current edition; undefined until they are known. */
export function useCurrentPlace(enabled: boolean) {
  return useQuery({
    queryKey: [currentEdition.name, 'place'],
    queryFn: () => makeCall(currentEdition, {}),
    enabled,
  }).data?.record;
}
