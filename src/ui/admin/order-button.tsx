import { Dialog } from '@base-ui/react/dialog';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowDown, ArrowDownUp, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import type { z } from 'zod';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import type { Call, CallArguments } from '#platform/contract/call.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import type { Identified, ListCall } from './table/table-search.ts';
import { notify } from './toasts.tsx';

interface Props<Row extends Identified> {
  list: ListCall<Row>;
  order: Call<z.ZodType, z.ZodType<unknown, { ids: string[] }>, z.ZodType<{ message: string }>>;
  nameOf: (row: Row) => string;
  noun: string;
}

/** Puts the records in the order in which the website shows them. */
export function OrderButton<Row extends Identified>({ list, order, nameOf, noun }: Props<Row>) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger className="button button-plain">
        <ArrowDownUp aria-hidden size={16} />
        Order
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog">
          <Dialog.Title className="dialog-title">Order of the {noun}</Dialog.Title>
          <Dialog.Description className="dialog-text">As they stand on the website.</Dialog.Description>
          <OrderForm {...{ list, order, nameOf }} onClose={() => setOpen(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function OrderForm<Row extends Identified>(props: Omit<Props<Row>, 'noun'> & { onClose: () => void }) {
  const { list, order, nameOf, onClose } = props;
  const queries = useQueryClient();
  const [moved, setMoved] = useState<Row[]>();
  const all = useQuery({
    queryKey: [list.name, 'all'],
    queryFn: () => makeCall(list, {} as CallArguments<ListCall<Row>>),
  });
  const save = useMutation({
    mutationFn: (ids: string[]) => makeCall(order, { body: { ids } } as CallArguments<typeof order>),
    onSuccess: ({ message }) => {
      notify('success', message);
      queries.invalidateQueries();
      onClose();
    },
    onError: (thrown) =>
      notify('error', 'The order could not be saved.', { description: refusalText(thrown) }),
  });
  const rows = moved ?? all.data?.records ?? [];

  return (
    <>
      {all.isPending && <p role="status">Loading...</p>}
      {all.error && <p role="alert">{refusalText(all.error)}</p>}
      <ol className="order-list">
        {rows.map((row, index) => (
          <li key={row.id}>
            <span>{nameOf(row)}</span>
            <IconButton
              label={`Move ${nameOf(row)} up`}
              disabled={index === 0}
              onClick={() => setMoved(swapped(rows, index, index - 1))}
            >
              <ArrowUp aria-hidden size={16} />
            </IconButton>
            <IconButton
              label={`Move ${nameOf(row)} down`}
              disabled={index === rows.length - 1}
              onClick={() => setMoved(swapped(rows, index, index + 1))}
            >
              <ArrowDown aria-hidden size={16} />
            </IconButton>
          </li>
        ))}
      </ol>
      <div className="dialog-actions">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          kind="act"
          disabled={!moved}
          busy={save.isPending}
          onClick={() => save.mutate(rows.map(({ id }) => id))}
        >
          Save the order
        </Button>
      </div>
    </>
  );
}

function swapped<Row>(rows: Row[], from: number, to: number): Row[] {
  const [one, other] = [rows[from], rows[to]];
  return one === undefined || other === undefined ? rows : rows.with(from, other).with(to, one);
}
