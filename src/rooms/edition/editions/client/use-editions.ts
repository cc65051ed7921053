import { useQuery } from '@tanstack/react-query';
import { makeCall } from '#platform/client/call-client.ts';
import { viewEditions } from '../contract.ts';
import type { ListedEdition } from '../edition.ts';

/** All editions, the current one first; undefined until they are known. */
export function useEditions(): readonly ListedEdition[] | undefined {
  return useQuery({ queryKey: [viewEditions.name], queryFn: () => makeCall(viewEditions, {}) }).data?.records;
}
