import { useMutation, useQueryClient } from '@tanstack/react-query';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import type { CallArguments } from '#platform/contract/call.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { notify } from '../toasts.tsx';
import { namesOf, type Removal } from './removal.ts';
import type { Identified } from './table-search.ts';
import { useUndo } from './use-undo.ts';

const NAMED_MAX = 5;

interface Props<Row> {
  rows: Row[];
  removal: Removal<Row>;
  onClose: () => void;
}

/** Asks before deleting, naming what will go; deletes; says what happened. */
export function RemoveDialog<Row extends Identified>({ rows, removal, onClose }: Props<Row>) {
  const queries = useQueryClient();
  const undo = useUndo(rows, removal);
  const remove = useMutation({
    mutationFn: () => removeRows(rows, removal),
    onSuccess: () =>
      notify('success', `${capital(namesOf(rows, removal))} deleted.`, {
        ...(removal.restore && { undo: { label: 'Undo', act: undo } }),
      }),
    onError: (thrown) => notify('error', removal.failure, { description: refusalText(thrown) }),
    onSettled: () => {
      onClose();
      return queries.invalidateQueries();
    },
  });
  const subject = rows.length === 1 ? removal.noun.one : `${rows.length} ${removal.noun.many}`;
  return (
    <ConfirmDialog
      open={rows.length > 0}
      title={`Delete ${rows.length === 1 ? 'this' : 'these'} ${subject}?`}
      confirm="Delete"
      dangerous
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      <ul className="dialog-names">
        {rows.slice(0, NAMED_MAX).map((row) => (
          <li key={row.id}>{removal.nameOf(row)}</li>
        ))}
        {rows.length > NAMED_MAX && <li>and {rows.length - NAMED_MAX} more</li>}
      </ul>
      {removal.consequence && <p>{removal.consequence}</p>}
    </ConfirmDialog>
  );
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

async function removeRows<Row extends Identified>(rows: Row[], { call, callForMany }: Removal<Row>) {
  const ids = rows.map(({ id }) => id);
  if (callForMany && ids.length > 1) {
    await makeCall(callForMany, { body: { ids } } as CallArguments<typeof callForMany>);
  } else {
    for (const id of ids) await makeCall(call, { query: { id } });
  }
}
