import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { Button } from '#ui/admin/button.tsx';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { decideProposals } from '../contract.ts';
import * as say from '../messages.ts';
import { DECISIONS, type Decision } from '../states.ts';

const BUTTONS = { accepted: say.accept, waiting: say.keepWaiting, declined: say.decline };
const TITLES = { accepted: say.acceptTitle, waiting: say.waitingTitle, declined: say.declineTitle };

/** Decides about proposals, after asking: each decision is a mail. */
export function Decide({ ids, onDone }: { ids: readonly string[]; onDone?: () => void }) {
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Decision>();
  const decide = useMutation({
    mutationFn: (decision: Decision) => makeCall(decideProposals, { body: { ids: [...ids], decision } }),
    onSuccess: ({ message }) => notify('success', message, { settles: say.failed() }),
    onError: (thrown) => notify('error', say.failed(), { description: refusalText(thrown) }),
    onSettled: () => {
      setAsked(undefined);
      onDone?.();
      queries.invalidateQueries();
    },
  });
  return (
    <>
      {DECISIONS.map((decision) => (
        <Button key={decision} busy={decide.isPending} onClick={() => setAsked(decision)}>
          {BUTTONS[decision]()}
        </Button>
      ))}
      {asked && (
        <ConfirmDialog
          open
          title={TITLES[asked]({ count: ids.length })}
          confirm={BUTTONS[asked]()}
          cancel={say.cancel()}
          busy={decide.isPending}
          onConfirm={() => decide.mutate(asked)}
          onCancel={() => setAsked(undefined)}
        >
          {asked === 'accepted' ? say.acceptWords() : say.decideWords()}
        </ConfirmDialog>
      )}
    </>
  );
}
