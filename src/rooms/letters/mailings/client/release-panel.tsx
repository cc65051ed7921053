import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, useId, useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { ask } from '#ui/admin/ask.tsx';
import { Button } from '#ui/admin/button.tsx';
import { DatedInput } from '#ui/admin/dated-input.tsx';
import { hasUnsavedWork } from '#ui/admin/form/unsaved-work.ts';
import { Panel } from '#ui/admin/panel.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { RichMessage } from '#ui/rich-message.tsx';
import { previewMailing, sendMailing, singleMailing, testMailing } from '../contract.ts';
import * as say from '../messages.ts';
import { MAILING_FORM } from './mailing-form.tsx';

type Release = 'send' | 'test';

interface Releasing {
  what: Release;
  subject: string;
  /** The version that the form shows; what somebody else has changed since isn't sent. */
  seen?: string | undefined;
  onReleased: () => void;
}

/** Sends the saved draft: to oneself, to everybody now, or at a time. */
export function useRelease(id: string) {
  const queries = useQueryClient();
  const [at, setAt] = useState('');
  const { mutate, isPending } = useMutation({
    async mutationFn({ what, subject, seen }: Releasing) {
      if (what === 'test') return makeCall(testMailing, { body: { id } });
      // What was just saved has another version than the form was filled from.
      const version = seen ?? (await makeCall(singleMailing, { query: { id } })).record.version;
      const { count } = await makeCall(previewMailing, { query: { id } });
      if (count === 0) throw new Refusal('conflict', say.reachesNobody());
      const [day = '', time = ''] = at.split('T');
      const isMeant = await ask({
        title: say.askToSend({ subject, count }),
        text: at ? say.sendLater({ day, time }) : say.cantBeTakenBack(),
        confirm: say.send(),
      });
      return isMeant ? makeCall(sendMailing, { body: { id, at, version } }) : undefined;
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
  const id = useId();
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
    <Panel title={say.send()} lead={say.sendHint()}>
      <label className="field" htmlFor={id}>
        <span className="field-label">
          <RichMessage
            of={say.notBefore()}
            tags={{ optional: (words) => <span className="field-optional">{words}</span> }}
          />
        </span>
        <span className="field-hint">{say.notBeforeHint()}</span>
        <DatedInput
          id={id}
          type="datetime-local"
          className="control control-short"
          value={at}
          onChange={(event) => setAt(event.target.value)}
        />
      </label>
      <div className="form-actions">
        <Button kind="act" {...button('send')}>
          {at ? say.sendAtThisTime() : say.sendNow()}
        </Button>
        <Button {...button('test')}>{say.sendTest()}</Button>
      </div>
    </Panel>
  );
}
