import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { Button } from '#ui/admin/button.tsx';
import { Instant } from '#ui/admin/instant.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { RichMessage } from '#ui/rich-message.tsx';
import { endOtherSessions, endSession, type Session, viewSessions } from '../contract.ts';
import { describeBrowser } from '../describe-browser.ts';
import { SESSION_DAYS, SESSION_IDLE_HOURS, SESSIONS_MAX } from '../lifetimes.ts';
import * as say from '../messages.ts';

const LEAD = say.sessionsLead({
  most: SESSIONS_MAX,
  hours: SESSION_IDLE_HOURS,
  days: SESSION_DAYS,
});

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
    onError: (thrown: Error) => notify('error', say.sessionNotEnded(), { description: refusalText(thrown) }),
  };
  const end = useMutation({ mutationFn: (id: string) => makeCall(endSession, { query: { id } }), ...after });
  const endOthers = useMutation({ mutationFn: () => makeCall(endOtherSessions, {}), ...after });
  const records = sessions.data?.records ?? [];

  return (
    <Panel title={say.sessions()} lead={LEAD}>
      {sessions.isPending && <p role="status">{say.loading()}</p>}
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
          {say.endAllOtherSessions()}
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
        {session.current && <span className="tag">{say.thisSession()}</span>}
        <p className="message-detail">
          <RichMessage
            of={say.sessionTimes()}
            tags={{
              since: () => <Instant value={session.date} />,
              used: () => <Instant value={session.lastSeen} />,
            }}
          />
        </p>
      </div>
      {!session.current && (
        <Button disabled={busy} onClick={onEnd} aria-label={say.endSessionOf({ device: name })}>
          {say.end()}
        </Button>
      )}
    </li>
  );
}
