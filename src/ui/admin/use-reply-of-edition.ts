import { useQuery } from '@tanstack/react-query';
import { makeCall } from '#platform/client/call-client.ts';
import type { Call, CallArguments, CallOutput } from '#platform/contract/call.ts';
import { editionInUse } from './chosen-edition.ts';

/** What a call answers about an edition, that of the open screen unless given, or about a record's; undefined until it has. */
export function useReplyOfEdition<C extends Call>(
  call: C & ({ query: { edition: string } } extends CallArguments<C> ? unknown : never),
  of: string | NonNullable<CallArguments<C>['query']> = editionInUse(),
): CallOutput<C> | undefined {
  const query = typeof of === 'string' ? { edition: of } : of;
  return useQuery({
    queryKey: [call.name, query],
    queryFn: () => makeCall<C>(call, { query } as CallArguments<C>),
  }).data;
}
