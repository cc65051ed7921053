import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link2, Mail, MailX } from 'lucide-react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { Button } from '#ui/admin/button.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import type { Attendee } from '../contract.ts';
import { type SENT_TO_ATTENDEES, writeToAttendees } from '../desk.ts';
import * as say from '../messages.ts';

const BUTTONS = {
  confirmation: { Icon: Mail, label: say.sendConfirmation() },
  link: { Icon: Link2, label: say.sendNewLink() },
  cancellation: { Icon: MailX, label: say.sendCancellation() },
};

interface WriteToAttendeesProps {
  attendees: readonly Attendee[];
  what: (typeof SENT_TO_ATTENDEES)[number];
}

/** Sends the confirmation or a new link to who is registered; to who isn't any more, that it is cancelled. */
export function WriteToAttendees({ attendees, what }: WriteToAttendeesProps) {
  const queries = useQueryClient();
  const { Icon, label } = BUTTONS[what];
  const ids = attendees
    .filter(({ cancelled }) => (cancelled !== '') === (what === 'cancellation'))
    .map(({ id }) => id);
  const send = useMutation({
    mutationFn: () => makeCall(writeToAttendees, { body: { ids, what } }),
    onSuccess: ({ message }) => notify('success', message, { settles: say.notQueued() }),
    onError: (thrown) => notify('error', say.notQueued(), { description: refusalText(thrown) }),
    onSettled: () => queries.invalidateQueries(),
  });
  if (ids.length === 0) return null;
  return (
    <Button busy={send.isPending} onClick={() => send.mutate()}>
      <Icon aria-hidden size={16} />
      {label}
    </Button>
  );
}
