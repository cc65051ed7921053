import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { Button } from '#ui/admin/button.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { type Mail, mailStatus, sendMails } from '../contract.ts';
import * as say from '../messages.ts';

/** Sends mails that were kept, failed or are unclear; one that was sent, once more. */
export function SendAgain({ mails }: { mails: readonly Mail[] }) {
  const queries = useQueryClient();
  const status = useQuery({ queryKey: [mailStatus.name], queryFn: () => makeCall(mailStatus, {}) });
  const send = useMutation({
    mutationFn: () => makeCall(sendMails, { body: { ids: mails.map(({ id }) => id) } }),
    onSuccess: ({ message }) => notify('success', message, { settles: say.notQueued() }),
    onError: (thrown) => notify('error', say.notQueued(), { description: refusalText(thrown) }),
    onSettled: () => queries.invalidateQueries(),
  });
  if (!status.data?.sending) return null;
  const isFirst = mails.every(({ state }) => state === 'withheld');
  return (
    <Button busy={send.isPending} onClick={() => send.mutate()}>
      <Send aria-hidden size={16} />
      {isFirst ? say.send() : say.sendAgain()}
    </Button>
  );
}
