import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { Button } from '#ui/admin/button.tsx';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { sendMailing, testMailing } from '../contract.ts';

/** Sends the saved draft: to oneself, to everybody now, or at a time. */
export function ReleasePanel({ id, onReleased }: { id: string; onReleased: () => void }) {
  const [asking, setAsking] = useState(false);
  const [at, setAt] = useState('');
  const queries = useQueryClient();
  const told = {
    onSuccess: ({ message }: { message: string }) => notify('success', message),
    onError: (thrown: unknown) => notify('error', refusalText(thrown)),
  };
  const test = useMutation({ mutationFn: () => makeCall(testMailing, { body: { id } }), ...told });
  const send = useMutation({
    mutationFn: () => makeCall(sendMailing, { body: { id, at } }),
    ...told,
    onSettled: () => {
      setAsking(false);
      queries.invalidateQueries();
      onReleased();
    },
  });
  return (
    <Panel title="Send" lead="What was saved is sent. Once it is on its way, it can be paused and stopped.">
      <label className="field">
        <span className="field-label">
          Not before <span className="field-optional">(optional)</span>
        </span>
        <span className="field-hint">In the event’s time zone. Without it, now.</span>
        <input
          type="datetime-local"
          className="control control-short"
          value={at}
          onChange={(event) => setAt(event.target.value)}
        />
      </label>
      <div className="form-actions">
        <Button kind="act" onClick={() => setAsking(true)}>
          {at ? 'Send at this time' : 'Send now'}
        </Button>
        <Button busy={test.isPending} onClick={() => test.mutate()}>
          Send a test to myself
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={at ? 'Send it at this time?' : 'Send it now?'}
        confirm="Send"
        busy={send.isPending}
        onConfirm={() => send.mutate()}
        onCancel={() => setAsking(false)}
      >
        What has arrived can’t be taken back.
      </ConfirmDialog>
    </Panel>
  );
}
