import './desk.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, linkOptions } from '@tanstack/react-router';
import { useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { useMayAccess } from '#platform/client/session-values.ts';
import { Button, buttonClass } from '#ui/admin/button.tsx';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { StateTag } from '#ui/admin/state-tag.tsx';
import { columnsOf } from '#ui/admin/table/columns.tsx';
import { RecordTable } from '#ui/admin/table/record-table.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { exportOrders, ORDER_FILES, type Order, remindBuyers, viewOrders, WAYS } from '../contract.ts';
import * as say from '../messages.ts';
import { ORDER_STATES, STATE_LABELS } from '../states.ts';
import { amountText } from './amount.ts';
import { SellingProblemsPart } from './selling-problems.tsx';
import { stateText, stateTone } from './state-text.ts';
import { WAY_LABELS } from './way-labels.ts';

const column = columnsOf<Order>();
const columns = [
  column.name('reference', say.reference(), { width: 7 }),
  column.text('buyer', say.buyer(), { selfEvident: true, width: 8 }),
  column.text('company', say.company(), { selfEvident: true, room: 75 }),
  column.column(
    'state',
    say.state(),
    (_, order) => <StateTag tone={stateTone(order)}>{stateText(order)}</StateTag>,
    { selfEvident: true, line: 3, width: 8 },
  ),
  column.column('total', say.total(), (total, { currency }) => amountText(total, currency), {
    align: 'end',
    selfEvident: true,
    whole: true,
    line: 1,
  }),
  column.instant('until', say.until(), { short: say.untilShort(), room: 75 }),
  column.instant('date', say.orderDate(), { line: 1 }),
];
const filters = [
  {
    name: 'state',
    label: say.state(),
    options: ORDER_STATES.map((value) => ({ value, label: STATE_LABELS[value]() })),
  },
  { name: 'overdue', label: say.overdue(), options: [{ value: 'yes', label: say.yes() }] },
  { name: 'amiss', label: say.amiss(), options: [{ value: 'yes', label: say.yes() }] },
  {
    name: 'way',
    label: say.way(),
    options: ([...WAYS, 'online'] as const).map((value) => ({ value, label: WAY_LABELS[value]() })),
  },
  { name: 'kind', label: say.kind(), kind: 'value' as const },
  { name: 'from', label: say.from(), kind: 'day' as const },
  { name: 'to', label: say.to(), kind: 'day' as const },
];
const nameOf = ({ reference, buyer }: Order) => `${reference}, ${buyer}`;
const edit = ({ id }: Order) => linkOptions({ to: '/admin/orders/$id', params: { id } });
const exportOf = { call: exportOrders, files: ORDER_FILES };

/** What was ordered in an edition: what is paid, what is still to be paid, and what is overdue. */
export function OrdersScreen() {
  const maySell = useMayAccess({ right: 'site' });
  return (
    <Screen
      title={say.many()}
      edition="choice"
      actions={
        <>
          <Link to="/admin/statements" className={buttonClass('plain')}>
            {say.statementsTitle()}
          </Link>
          <Link to="/admin/paying-online" className={buttonClass('plain')}>
            {say.onlineTitle()}
          </Link>
          {maySell && (
            <Link
              to="/admin/site/$section"
              params={{ section: 'ticketKinds' }}
              className={buttonClass('plain')}
            >
              {say.sellTitle()}
            </Link>
          )}
        </>
      }
    >
      <SellingProblemsPart />
      <RecordTable
        call={viewOrders}
        columns={columns}
        caption={say.many()}
        nameOf={nameOf}
        pageSize={20}
        sortedBy={{ column: 'date', descending: true }}
        searchLabel={say.search()}
        filters={filters}
        edit={edit}
        exportOf={exportOf}
        actionsOf={(chosen) => <Remind ids={chosen.map(({ id }) => id)} />}
        tellsArrivals
        emptyHint={say.emptyHint()}
      />
    </Screen>
  );
}

/** Reminds the chosen buyers, after asking: each gets a mail. */
function Remind({ ids }: { ids: readonly string[] }) {
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const remind = useMutation({
    mutationFn: () => makeCall(remindBuyers, { body: { ids: [...ids] } }),
    onSuccess: ({ message }) => notify('success', message, { settles: say.failed() }),
    onError: (thrown) => notify('error', say.failed(), { description: refusalText(thrown) }),
    onSettled: () => {
      setAsked(false);
      return queries.invalidateQueries();
    },
  });
  return (
    <>
      <Button busy={remind.isPending} onClick={() => setAsked(true)}>
        {say.remind()}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={say.remindTitle({ count: ids.length })}
        confirm={say.remind()}
        busy={remind.isPending}
        onConfirm={() => remind.mutate()}
        onCancel={() => setAsked(false)}
      >
        {say.remindWords()}
      </ConfirmDialog>
    </>
  );
}
