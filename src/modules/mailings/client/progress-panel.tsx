import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { Button } from '#ui/admin/button.tsx';
import { Instant } from '#ui/admin/instant.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import {
  MAILING_STATES,
  type MailingState,
  type Steering,
  singleMailing,
  steerMailing,
} from '../contract.ts';

const EVERY_MS = 2_000;
const COUNT = new Intl.NumberFormat('en-GB');
const ACTIONS: Partial<Record<MailingState, readonly { action: Steering; label: string }[]>> = {
  scheduled: [{ action: 'withdraw', label: 'Back to the draft' }],
  sending: [
    { action: 'pause', label: 'Pause' },
    { action: 'stop', label: 'Stop' },
  ],
  paused: [
    { action: 'resume', label: 'Resume' },
    { action: 'stop', label: 'Stop' },
  ],
};

/** How far it is, and what can be done about it. */
export function ProgressPanel({ id, onWithdrawn }: { id: string; onWithdrawn: () => void }) {
  const queries = useQueryClient();
  const { data, error } = useQuery({
    queryKey: ['progress', id],
    queryFn: () => makeCall(singleMailing, { query: { id } }),
    refetchInterval: EVERY_MS,
  });
  const act = useMutation({
    mutationFn: (action: Steering) => makeCall(steerMailing, { body: { id, action } }),
    onSuccess: ({ message }, action) => {
      notify('success', message);
      if (action === 'withdraw') onWithdrawn();
    },
    onError: (thrown) => notify('error', refusalText(thrown)),
    onSettled: () => queries.invalidateQueries(),
  });
  if (error) return <p role="alert">{refusalText(error)}</p>;
  if (!data) return <p role="status">Loading...</p>;
  const { state, recipients, sent, failed, unclear, dropped, sendAt } = data.record;
  const facts: [string, number][] = [
    ['Sent', sent],
    ['Failed', failed],
    ['Unclear', unclear],
    ['Not sent', dropped],
  ];
  return (
    <Panel title={MAILING_STATES[state]}>
      {state === 'scheduled' ? (
        <p>
          It goes out <Instant value={sendAt} />.
        </p>
      ) : (
        <>
          <progress
            className="mailing-progress"
            aria-label="Sent"
            value={sent + failed + unclear + dropped}
            max={Math.max(recipients, 1)}
          />
          <p role="status">
            {COUNT.format(sent)} of {COUNT.format(recipients)} sent
          </p>
          <dl className="mail-counts">
            {facts
              .filter(([, count]) => count > 0)
              .map(([label, count]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{COUNT.format(count)}</dd>
                </div>
              ))}
          </dl>
        </>
      )}
      <div className="form-actions">
        {(ACTIONS[state] ?? []).map(({ action, label }) => (
          <Button key={action} busy={act.isPending} onClick={() => act.mutate(action)}>
            {label}
          </Button>
        ))}
        <Link to="/admin/mail" search={{ search: data.record.subject }}>
          Each mail
        </Link>
      </div>
    </Panel>
  );
}
