import { useRef } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import type { CallArguments } from '#platform/contract/call.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import * as say from '../messages.ts';
import { notify } from '../toasts.tsx';
import { useOptimisticChange } from '../use-optimistic-change.ts';
import { namesOf, type Removal } from './removal.ts';
import { placeWithout } from './rows-by-key.ts';
import type { Identified, ListCall } from './table-search.ts';
import { useUndo } from './use-undo.ts';

const NAMED_MAX = 5;

interface Props<Row extends Identified> {
  rows: Row[];
  removal: Removal<Row>;
  /** The list they are deleted from. */
  list: Pick<ListCall<Row>, 'name'>;
  /** Receives where the focus goes after deleting. */
  onConfirm: (goOn: HTMLElement | null) => void;
  onCancel: () => void;
}

/** Names what will be deleted and asks first; then removes the rows from the list and reports the result. */
export function RemoveDialog<Row extends Identified>(props: Props<Row>) {
  const { rows, removal, list, onConfirm, onCancel } = props;
  const goOn = useRef<HTMLElement>(null);
  const undo = useUndo(rows, removal);
  const gone = new Set(rows.map(({ id }) => id));
  const remove = useOptimisticChange<Row, void, void>({
    lists: [list.name],
    send: () => removeRows(rows, removal),
    apply: (listed) => listed.filter(({ id }) => !gone.has(id)),
    failure: removal.failure,
    onDone: () =>
      notify('success', say.deleted({ names: capital(namesOf(rows, removal)) }), {
        settles: removal.failure,
        ...(removal.restore && { undo: { label: say.undo(), act: undo } }),
      }),
  });
  const count = rows.length;
  return (
    <ConfirmDialog
      open
      title={removal.question({ count })}
      confirm={say.deleteRecord()}
      dangerous
      onConfirm={() => {
        goOn.current = placeWithout(gone);
        remove.mutate();
        onConfirm(goOn.current);
      }}
      onCancel={onCancel}
      goOn={goOn}
    >
      <ul className="dialog-names">
        {rows.slice(0, NAMED_MAX).map((row) => (
          <li key={row.id}>{removal.nameOf(row)}</li>
        ))}
        {count > NAMED_MAX && <li>{say.andMore({ count: count - NAMED_MAX })}</li>}
      </ul>
      {removal.consequence && <p>{removal.consequence}</p>}
    </ConfirmDialog>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

async function removeRows<Row extends Identified>(rows: Row[], { call, callForMany }: Removal<Row>) {
  const ids = rows.map(({ id }) => id);
  if (callForMany && ids.length > 1) {
    await makeCall(callForMany, { body: { ids } } as CallArguments<typeof callForMany>);
  } else {
    for (const id of ids) await makeCall(call, { query: { id } });
  }
}
