import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refusalText } from '#platform/client/refusal-text.ts';
import { Button } from '#ui/admin/button.tsx';
import { useReload } from '#ui/admin/form/reload.ts';
import { notify } from '#ui/admin/toasts.tsx';
import * as say from '../messages.ts';
import { toHeading } from './to-heading.ts';

interface Props {
  run: () => Promise<{ message: string }>;
  children: string;
  label?: string;
  /** Whether it is gone once that is done. */
  leaves?: boolean;
}

/** Makes a call that needs no form, and says what came of it. */
export function ActionButton({ run, children, label, leaves = false }: Props) {
  const action = useAction(run, { leaves });
  return (
    <Button busy={action.isPending} onClick={() => action.mutate()} {...(label && { 'aria-label': label })}>
      {children}
    </Button>
  );
}

/** The same for what is asked before. */
export function useAction(run: Props['run'], { leaves = false }: Pick<Props, 'leaves'>) {
  const queries = useQueryClient();
  const reload = useReload();
  return useMutation({
    mutationFn: run,
    onSuccess: ({ message }) => notify('success', message, { settles: say.failed() }),
    onError: (thrown) => notify('error', say.failed(), { description: refusalText(thrown) }),
    onSettled: () => {
      if (reload || leaves) toHeading({ preventScroll: leaves });
      reload?.();
      return queries.invalidateQueries();
    },
  });
}
