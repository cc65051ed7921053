import { useQuery } from '@tanstack/react-query';
import { makeCall } from '#platform/client/call-client.ts';
import type { Call, CallArguments, CallOutput } from '#platform/contract/call.ts';

/** Something of what a call that needs no input answers; undefined until it has. It isn't called until it's enabled. */
export function useReply<C extends Call, Part>(
  call: C & ({} extends CallArguments<C> ? unknown : never),
  part: (reply: CallOutput<C>) => Part,
  enabled = true,
): Part | undefined {
  return useQuery({
    queryKey: [call.name],
    queryFn: () => makeCall<C>(call, {} as CallArguments<C>),
    select: part,
    enabled,
  }).data;
}
