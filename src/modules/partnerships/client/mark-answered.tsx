import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MailCheck, MailQuestionMark } from 'lucide-react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { Button } from '#ui/admin/button.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { markAnswered, type Partnership } from '../contract.ts';

const NOT_MARKED = 'This couldn’t be marked.';

/** Marks requests as answered; if all of them are, as not answered. */
export function MarkAnswered({ requests }: { requests: readonly Partnership[] }) {
  const queries = useQueryClient();
  const answered = requests.some((request) => request.answered === '');
  const mark = useMutation({
    mutationFn: () => makeCall(markAnswered, { body: { ids: requests.map(({ id }) => id), answered } }),
    onSuccess: ({ message }) => notify('success', message, { settles: NOT_MARKED }),
    onError: (thrown) => notify('error', NOT_MARKED, { description: refusalText(thrown) }),
    onSettled: () => queries.invalidateQueries(),
  });
  const Icon = answered ? MailCheck : MailQuestionMark;
  return (
    <Button busy={mark.isPending} onClick={() => mark.mutate()}>
      <Icon aria-hidden size={16} />
      {answered ? 'Mark as answered' : 'Mark as not answered'}
    </Button>
  );
}
