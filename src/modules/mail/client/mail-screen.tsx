import { Screen } from '#ui/admin/screen.tsx';
import { columnsOf } from '#ui/admin/table/columns.tsx';
import { RecordTable } from '#ui/admin/table/record-table.tsx';
import { MAIL_STATES, type MailDetails, singleMail, viewMails } from '../contract.ts';
import { allMails, textOf } from '../mail-texts.ts';
import { DomainPanel } from './domain-panel.tsx';
import { MailActions } from './mail-actions.tsx';
import { SendAgain } from './send-again.tsx';
import { StatusPanel } from './status-panel.tsx';
import { TestPanel } from './test-panel.tsx';

const column = columnsOf<MailDetails>();
const state = column.column('state', 'State', (value) => <MailStateTag state={value} />, { width: 6.5 });
const recipient = column.email('recipient', 'To');
const date = column.instant('date', 'Queued');
const reply = column.text('reply', 'What the server said', { width: 9 });
const columns = [column.name('subject', 'Subject', { width: 11 }), recipient, state, date, reply];

const nameOf = (mail: MailDetails) => mail.subject;
const filters = [
  {
    name: 'state',
    label: 'State',
    options: Object.entries(MAIL_STATES).map(([value, label]) => ({ value, label })),
  },
  {
    name: 'template',
    label: 'Mail',
    get options() {
      return Object.entries(allMails()).map(([value, { label }]) => ({ value, label }));
    },
  },
];
const details = {
  call: singleMail,
  columns: [
    recipient,
    column.text('name', 'Name'),
    column.column('template', 'Mail', (value) => textOf(value)?.label ?? value),
    state,
    date,
    column.instant('next', 'Next attempt'),
    column.instant('sent', 'Sent'),
    column.column('attempts', 'Attempts', String),
    reply,
  ],
  links: (mail: MailDetails) => <MailActions mail={mail} />,
};
const actionsOf = (mails: MailDetails[]) => <SendAgain mails={mails} />;

/** Every mail that the program wrote, and what became of it. */
export function MailScreen() {
  return (
    <Screen title="Mail">
      <StatusPanel />
      <RecordTable
        call={viewMails}
        columns={columns}
        caption="Mail"
        nameOf={nameOf}
        pageSize={10}
        sortedBy={{ column: 'date', descending: true }}
        searchLabel="Search by recipient or subject"
        filters={filters}
        details={details}
        actionsOf={actionsOf}
        selectable
        tellsArrivals
        emptyHint="Confirmations, notices and invitations appear here as they are written."
      />
      <DomainPanel />
      <TestPanel />
    </Screen>
  );
}

function MailStateTag({ state }: { state: MailDetails['state'] }) {
  return (
    <span className="tag" data-state={state}>
      {MAIL_STATES[state]}
    </span>
  );
}
