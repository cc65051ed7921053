import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { locale } from '#platform/contract/language.ts';
import { Button } from '#ui/admin/button.tsx';
import { Instant } from '#ui/admin/instant.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { RichMessage } from '#ui/rich-message.tsx';
import {
  MAILING_STATES,
  type MailingState,
  type Steering,
  singleMailing,
  steerMailing,
} from '../contract.ts';
import * as say from '../messages.ts';

const EVERY_MS = 2_000;
const COUNT = new Intl.NumberFormat(locale());
const ACTIONS: Partial<Record<MailingState, readonly { action: Steering; label: string }[]>> = {
  scheduled: [{ action: 'withdraw', label: say.backToDraft() }],
  sending: [
    { action: 'pause', label: say.pause() },
    { action: 'stop', label: say.stop() },
  ],
  paused: [
    { action: 'resume', label: say.resume() },
    { action: 'stop', label: say.stop() },
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
  if (!data) return <p role="status">{say.loading()}</p>;
  const { state, recipients, sent, kept, failed, unclear, dropped, sendAt } = data.record;
  const facts: [string, number][] = [
    [say.sent(), sent],
    [say.failed(), failed],
    [say.unclear(), unclear],
    [say.notSent(), dropped],
  ];
  return (
    <Panel title={MAILING_STATES[state]()}>
      {state === 'scheduled' ? (
        <p>
          <RichMessage of={say.goesOut()} tags={{ time: () => <Instant value={sendAt} /> }} />
        </p>
      ) : (
        <>
          <progress
            className="mailing-progress"
            aria-label={say.sent()}
            value={sent + kept + failed + unclear + dropped}
            max={Math.max(recipients, 1)}
          />
          <p role="status">
            {kept > 0 ? say.keptProgress({ kept, recipients }) : say.progress({ sent, recipients })}
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
          {say.eachMail()}
        </Link>
      </div>
    </Panel>
  );
}
