import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CalendarOff, CalendarPlus } from 'lucide-react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { askBeyondPlaces } from '#ui/admin/ask-beyond-places.ts';
import { Button } from '#ui/admin/button.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import type { Attendee } from '../contract.ts';
import { cancelAttendees } from '../desk.ts';
import * as say from '../messages.ts';

/** Cancels registrations; if all of them are cancelled, takes that back. */
export function CancelAttendees({ attendees }: { attendees: readonly Attendee[] }) {
  const queries = useQueryClient();
  const cancelled = attendees.some((attendee) => attendee.cancelled === '');
  const change = useMutation({
    mutationFn: (to: { ids: string[]; cancelled: boolean }) =>
      askBeyondPlaces((allowed) => makeCall(cancelAttendees, { body: { ...to, ...allowed } })),
    onSuccess: ({ message, ids }, to) =>
      notify('success', message, {
        settles: say.notChanged(),
        undo: { label: say.undo(), act: () => change.mutate({ ids, cancelled: !to.cancelled }) },
      }),
    onError: (thrown) => notify('error', say.notChanged(), { description: refusalText(thrown) }),
    onSettled: () => queries.invalidateQueries(),
  });
  const ids = attendees.filter((attendee) => (attendee.cancelled === '') === cancelled).map(({ id }) => id);
  const Icon = cancelled ? CalendarOff : CalendarPlus;
  return (
    <Button busy={change.isPending} onClick={() => change.mutate({ ids, cancelled })}>
      <Icon aria-hidden size={16} />
      {cancelled ? say.cancelRegistration() : say.restoreRegistration()}
    </Button>
  );
}
