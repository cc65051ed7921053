import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import type { Call, CallArguments, CallOutput } from '#platform/contract/call.ts';
import { Button } from '../button.tsx';

interface Props<C extends Call> {
  call: C;
  query: CallArguments<C>['query'];
  /** What is said when it could not be read, before the server's own words. */
  failure?: string;
  children: (reply: CallOutput<C>) => ReactNode;
}

/**
 * Reads what a form starts from. It is read anew each time the screen opens and not behind the form's back
 * while somebody types in it.
 */
export function RecordLoader<C extends Call>({ call, query, failure, children }: Props<C>) {
  const reply = useQuery({
    queryKey: [call.name, query],
    queryFn: ({ signal }) => makeCall(call, { query } as CallArguments<C>, { signal }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });
  if (reply.isPending) return <p role="status">Loading...</p>;
  if (reply.data) return children(reply.data);
  return (
    <div className="message">
      <p role="alert">
        <strong>{failure ?? 'Failed to fetch data'}</strong>
        <span className="message-detail">{refusalText(reply.error)}</span>
      </p>
      <Button onClick={() => reply.refetch()}>Try again</Button>
    </div>
  );
}
