import { useQuery } from '@tanstack/react-query';
import { makeCall } from '#platform/client/call-client.ts';
import { currentEdition } from '../edition-calls.ts';

/** The zone of the current edition; undefined until it is known. */
export function useCurrentZone(enabled: boolean): string | undefined {
  return useQuery({
    queryKey: [currentEdition.name, 'zone'],
    queryFn: () => makeCall(currentEdition, {}),
    enabled,
  }).data?.record.zone;
}
