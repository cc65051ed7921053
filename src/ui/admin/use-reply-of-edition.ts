import { useQuery } from '@tanstack/react-query';
import { makeCall } from '#platform/client/call-client.ts';
import type { Call, CallArguments, CallOutput } from '#platform/contract/call.ts';
import { editionInUse } from './chosen-edition.ts';

/** What a call answers about an edition, that of the open screen unless given; undefined until it has. */
export function useReplyOfEdition<C extends Call>(
  call: C & ({ query: { edition: string } } extends CallArguments<C> ? unknown : never),
  edition = editionInUse(),
): CallOutput<C> | undefined {
  return useQuery({
    queryKey: [call.name, { edition }],
    queryFn: () => makeCall<C>(call, { query: { edition } } as CallArguments<C>),
  }).data;
}
