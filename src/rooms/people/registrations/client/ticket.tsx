import { useQuery } from '@tanstack/react-query';
import { makeCall } from '#platform/client/call-client.ts';
import { attendeeTicket } from '../desk.ts';
import * as say from '../messages.ts';

/** What lets somebody in, to be scanned from the screen. */
export function Ticket({ id }: { id: string }) {
  const { data } = useQuery({
    queryKey: [attendeeTicket.name, id],
    queryFn: ({ signal }) => makeCall(attendeeTicket, { query: { id } }, { signal }),
  });
  if (!data) return null;
  return (
    <details className="details-section">
      <summary>{say.ticket()}</summary>
      <svg
        className="details-ticket"
        viewBox={`0 0 ${data.side} ${data.side}`}
        role="img"
        aria-label={say.ticket()}
        shapeRendering="crispEdges"
      >
        <path d={data.path} fill="currentColor" />
      </svg>
    </details>
  );
}
