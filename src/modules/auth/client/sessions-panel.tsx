import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { Button } from '#ui/admin/button.tsx';
import { Instant } from '#ui/admin/instant.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { endOtherSessions, endSession, type Session, viewSessions } from '../contract.ts';
import { describeBrowser } from '../describe-browser.ts';
import { SESSION_DAYS, SESSION_IDLE_HOURS, SESSIONS_MAX } from '../lifetimes.ts';

const LEAD = `Where you’re signed in, on ${SESSIONS_MAX} devices at most. A session ends ${SESSION_IDLE_HOURS} hours after its last use, and after ${SESSION_DAYS} days at the latest.`;

/** Lists the user's sessions and ends them. */
export function SessionsPanel() {
  const queries = useQueryClient();
  const sessions = useQuery({
    queryKey: [viewSessions.name],
    queryFn: () => makeCall(viewSessions, {}),
  });
  const after = {
    onSuccess: ({ message }: { message: string }) => {
      notify('success', message);
      queries.invalidateQueries({ queryKey: [viewSessions.name] });
    },
    onError: (thrown: Error) =>
      notify('error', 'The session couldn’t be ended.', { description: refusalText(thrown) }),
  };
  const end = useMutation({ mutationFn: (id: string) => makeCall(endSession, { query: { id } }), ...after });
  const endOthers = useMutation({ mutationFn: () => makeCall(endOtherSessions, {}), ...after });
  const records = sessions.data?.records ?? [];

  return (
    <Panel title="Sessions" lead={LEAD}>
      {sessions.isPending && <p role="status">Loading...</p>}
      {sessions.error && <p role="alert">{refusalText(sessions.error)}</p>}
      <ul className="plain-list">
        {records.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={() => end.mutate(session.id)}
            busy={end.isPending}
          />
        ))}
      </ul>
      {records.length > 1 && (
        <Button busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
          End all other sessions
        </Button>
      )}
    </Panel>
  );
}

function SessionRow(props: { session: Session; onEnd: () => void; busy: boolean }) {
  const { session, onEnd, busy } = props;
  const name = describeBrowser(session.userAgent);
  return (
    <li>
      <div>
        <strong>{name}</strong>
        {session.current && <span className="tag">This session</span>}
        <p className="message-detail">
          Since <Instant value={session.date} />, last used <Instant value={session.lastSeen} />
        </p>
      </div>
      {!session.current && (
        <Button disabled={busy} onClick={onEnd} aria-label={`End the session of ${name}`}>
          End
        </Button>
      )}
    </li>
  );
}
