import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { z } from 'zod';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import type { Call, CallArguments } from '#platform/contract/call.ts';
import { useGiven } from '../client-module.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import * as say from '../messages.ts';
import { notify } from '../toasts.tsx';
import { useOptimisticChange } from '../use-optimistic-change.ts';
import { namesOf, type Removal } from './removal.ts';
import { placeWithout } from './rows-by-key.ts';
import type { Identified, ListCall } from './table-search.ts';
import { useUndo } from './use-undo.ts';

interface Hangs {
  hanging: { text: string; comesBack: boolean }[];
  kept: { id: string; why: string }[];
}

declare module '../client-module.tsx' {
  interface ClientModule {
    /** What says which other records hang on some, and which of them can't be deleted. */
    hangingCall?: Call<z.ZodType, z.ZodType<unknown, { ids: string[] }>, z.ZodType<Hangs>>;
  }
}

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
  const canUndo = useRef(true);
  const remove = useOptimisticChange<Row, void, void>({
    lists: [list.name],
    send: () => removeRows(rows, removal),
    apply: (listed) => listed.filter(({ id }) => !gone.has(id)),
    failure: removal.failure,
    onDone: () =>
      notify('success', say.deleted({ names: capital(namesOf(rows, removal)) }), {
        settles: removal.failure,
        ...(removal.restore && canUndo.current && { undo: { label: say.undo(), act: undo } }),
      }),
  });
  const count = rows.length;
  const [call] = useGiven('hangingCall');
  const ids = rows.map(({ id }) => id);
  const found = useQuery({
    queryKey: ['hanging', ids],
    queryFn: () => (call ? makeCall(call, { body: { ids } }) : { hanging: [], kept: [] }),
    staleTime: 0,
    gcTime: 0,
  });
  const { hanging = [], kept = [] } = found.data ?? {};
  const isUndone = hanging.every(({ comesBack }) => comesBack);
  if (kept.length > 0 && kept.length === count) {
    return <KeptDialog kept={kept} instead={removal.instead} failure={removal.failure} onClose={onCancel} />;
  }
  return (
    <ConfirmDialog
      open
      title={removal.question({ count })}
      confirm={say.deleteRecord()}
      dangerous
      busy={found.isPending}
      onConfirm={() => {
        goOn.current = placeWithout(gone);
        canUndo.current = isUndone;
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
      {found.isError && <p>{say.hangingUnknown()}</p>}
      {hanging.length > 0 && (
        <>
          <p>{say.hangsOnIt({ count })}</p>
          <ul className="dialog-names">
            {hanging.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
      {!isUndone && <p>{say.notAllComesBack()}</p>}
      {kept.length > 0 && <p>{say.keptOf({ count: kept.length })}</p>}
      <Kept kept={kept} />
    </ConfirmDialog>
  );
}

interface KeptProps extends Pick<Hangs, 'kept'>, Pick<Removal<unknown>, 'failure'> {
  instead: Removal<unknown>['instead'];
  onClose: () => void;
}

/** None of them can be deleted: says why, and offers what can be done instead. */
function KeptDialog({ kept, instead, failure, onClose }: KeptProps) {
  const queries = useQueryClient();
  const ids = kept.map(({ id }) => id);
  const change = useMutation({
    mutationFn: async (isBack: boolean) => instead?.act(ids, isBack),
    onSuccess: (reply, isBack) => {
      const undo = { label: say.undo(), act: () => change.mutate(true) };
      if (reply) notify('success', reply.message, { settles: failure, ...(!isBack && { undo }) });
      onClose();
    },
    onError: (thrown) => notify('error', failure, { description: refusalText(thrown) }),
    onSettled: () => queries.invalidateQueries(),
  });
  return (
    <ConfirmDialog
      open
      title={say.cantDelete()}
      confirm={instead?.label ?? say.close()}
      busy={change.isPending}
      onConfirm={() => (instead ? change.mutate(false) : onClose())}
      {...(instead && { onCancel: onClose, cancel: say.close() })}
    >
      <Kept kept={kept} />
    </ConfirmDialog>
  );
}

/** Those that can't be deleted, and why. */
function Kept({ kept }: { kept: readonly { id: string; why: string }[] }) {
  if (kept.length === 0) return null;
  return (
    <ul className="dialog-names">
      {kept.slice(0, NAMED_MAX).map(({ id, why }) => (
        <li key={id}>{why}</li>
      ))}
      {kept.length > NAMED_MAX && <li>{say.andMore({ count: kept.length - NAMED_MAX })}</li>}
    </ul>
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
