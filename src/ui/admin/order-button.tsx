import { Dialog } from '@base-ui/react/dialog';
import { useQuery } from '@tanstack/react-query';
import { ArrowDownUp } from 'lucide-react';
import type { z } from 'zod';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import type { Call, CallArguments } from '#platform/contract/call.ts';
import { buttonClass } from './button.tsx';
import * as say from './messages.ts';
import { OrderList } from './order-list.tsx';
import type { Identified, ListCall } from './table/table-search.ts';
import { useOptimisticChange } from './use-optimistic-change.ts';

interface Props<Row extends Identified> {
  list: ListCall<Row>;
  /** Which of them, if not all. */
  query?: object;
  order: Call<z.ZodType, z.ZodType<unknown, { ids: string[] }>, z.ZodType<{ message: string }>>;
  nameOf: (row: Row) => string;
  /** What the dialog is called. */
  title: string;
}

/** Lets organisers order the records as the website shows them. Each move is saved immediately. */
export function OrderButton<Row extends Identified>(props: Props<Row>) {
  return (
    <Dialog.Root>
      <Dialog.Trigger className={buttonClass('plain')}>
        <ArrowDownUp aria-hidden size={16} />
        {say.order()}
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog">
          <Dialog.Title className="dialog-title">{props.title}</Dialog.Title>
          <Dialog.Description className="dialog-text">{say.orderHint()}</Dialog.Description>
          <Ordered {...props} />
          <div className="dialog-actions">
            <Dialog.Close className={buttonClass('act')}>{say.done()}</Dialog.Close>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Ordered<Row extends Identified>({ list, query = {}, order, nameOf }: Props<Row>) {
  const queryKey = [list.name, 'all', query];
  const all = useQuery({
    queryKey,
    queryFn: () => makeCall(list, { query } as CallArguments<ListCall<Row>>),
  });
  const move = useOptimisticChange<Row, [upper: Row, lower: Row], { message: string }>({
    lists: queryKey,
    // Sends only these two, so that they swap places whatever others do with the rest in the meantime.
    send: ([upper, lower]) =>
      makeCall(order, { body: { ids: [lower.id, upper.id] } } as CallArguments<typeof order>),
    apply: (rows, [upper, lower]) => swapped(rows, upper, lower),
    failure: say.orderNotSaved(),
  });
  return (
    <>
      {all.isPending && <p role="status">{say.loading()}</p>}
      {all.error && <p role="alert">{refusalText(all.error)}</p>}
      <OrderList rows={all.data?.records ?? []} nameOf={nameOf} onSwap={(...pair) => move.mutate(pair)} />
      <p role="status" className="order-state">
        {move.isPending ? say.saving() : move.isSuccess && say.saved()}
      </p>
    </>
  );
}

function swapped<Row extends Identified>(rows: Row[], upper: Row, lower: Row): Row[] {
  const at = rows.findIndex(({ id }) => id === upper.id);
  return rows[at + 1]?.id === lower.id ? rows.toSpliced(at, 2, lower, upper) : rows;
}
