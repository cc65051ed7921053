import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { plural } from '#platform/contract/plural.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { ask } from '#ui/admin/ask.tsx';
import { Button } from '#ui/admin/button.tsx';
import { hasUnsavedWork } from '#ui/admin/form/unsaved-work.ts';
import { Panel } from '#ui/admin/panel.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { previewMailing, REACHES_NOBODY, sendMailing, testMailing } from '../contract.ts';
import { MAILING_FORM } from './mailing-form.tsx';

const COUNT = new Intl.NumberFormat('en-GB');

type Release = 'send' | 'test';

/** Sends the saved draft: to oneself, to everybody now, or at a time. */
export function useRelease(id: string) {
  const queries = useQueryClient();
  const [at, setAt] = useState('');
  const { mutate, isPending } = useMutation({
    async mutationFn({ what, subject }: { what: Release; subject: string; onReleased: () => void }) {
      if (what === 'test') return makeCall(testMailing, { body: { id } });
      const { count } = await makeCall(previewMailing, { query: { id } });
      if (count === 0) throw new Refusal('conflict', REACHES_NOBODY);
      const people = `${COUNT.format(count)} ${plural(count, 'person', 'people')}`;
      const when = at && `It goes out on ${at.replace('T', ' at ')}, in the event’s time zone. `;
      const isMeant = await ask({
        title: `Send “${subject}” to ${people}?`,
        text: `${when}What has arrived can’t be taken back.`,
        confirm: 'Send',
      });
      return isMeant ? makeCall(sendMailing, { body: { id, at } }) : undefined;
    },
    onSuccess: (reply, { what, onReleased }) => {
      if (!reply) return;
      notify('success', reply.message);
      if (what === 'send') onReleased();
    },
    onError: (thrown) => notify('error', refusalText(thrown)),
    onSettled: () => queries.invalidateQueries(),
  });
  return { at, setAt, release: mutate, isPending };
}

interface Props extends Pick<ReturnType<typeof useRelease>, 'at' | 'setAt' | 'isPending'> {
  release: (what: Release) => void;
}

/** Its buttons save first what was typed. */
export function ReleasePanel({ at, setAt, isPending, release }: Props) {
  const button = (what: Release) => ({
    type: 'submit' as const,
    form: MAILING_FORM,
    value: what,
    busy: isPending,
    onClick: (event: MouseEvent) => {
      if (hasUnsavedWork()) return;
      event.preventDefault();
      release(what);
    },
  });
  return (
    <Panel
      title="Send"
      lead="What you typed is saved first. Once it is on its way, it can be paused and stopped."
    >
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
        <Button kind="act" {...button('send')}>
          {at ? 'Send at this time' : 'Send now'}
        </Button>
        <Button {...button('test')}>Send a test to myself</Button>
      </div>
    </Panel>
  );
}
