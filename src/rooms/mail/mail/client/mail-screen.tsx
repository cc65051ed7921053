import { Screen } from '#ui/admin/screen.tsx';
import { StateTag, type Tone } from '#ui/admin/state-tag.tsx';
import { columnsOf } from '#ui/admin/table/columns.tsx';
import { RecordTable } from '#ui/admin/table/record-table.tsx';
import { MAIL_STATES, type MailDetails, type MailState, singleMail, viewMails } from '../contract.ts';
import { allMails, textOf } from '../mail-texts.ts';
import * as say from '../messages.ts';
import { DomainPanel } from './domain-panel.tsx';
import { MailActions } from './mail-actions.tsx';
import { SendAgain } from './send-again.tsx';
import { StatusPanel } from './status-panel.tsx';
import { TestPanel } from './test-panel.tsx';

const TONES: Readonly<Partial<Record<MailState, Tone>>> = {
  retry: 'waiting',
  sent: 'good',
  failed: 'bad',
  unclear: 'bad',
  withheld: 'waiting',
};

const column = columnsOf<MailDetails>();
const state = column.column(
  'state',
  say.state(),
  (value) => <StateTag tone={TONES[value]}>{MAIL_STATES[value]()}</StateTag>,
  {
    width: 6.5,
    selfEvident: true,
  },
);
const recipient = column.email('recipient', say.to(), { line: 2 });
const date = column.instant('date', say.queued(), { line: 1 });
const reply = column.text('reply', say.whatServerSaid(), { width: 9, line: 3 });
const columns = [column.name('subject', say.subject(), { width: 11 }), recipient, state, date, reply];

const nameOf = (mail: MailDetails) => mail.subject;
const filters = [
  {
    name: 'state',
    label: say.state(),
    options: Object.entries(MAIL_STATES).map(([value, label]) => ({ value, label: label() })),
  },
  {
    name: 'template',
    label: say.many(),
    get options() {
      return Object.entries(allMails()).map(([value, { label }]) => ({ value, label }));
    },
  },
];
const details = {
  call: singleMail,
  columns: [
    recipient,
    column.text('name', say.name()),
    column.column('template', say.many(), (value) => textOf(value)?.label ?? value),
    state,
    date,
    column.instant('next', say.nextAttempt()),
    column.instant('sent', say.sent()),
    column.column('attempts', say.attempts(), String),
    reply,
  ],
  links: (mail: MailDetails) => <MailActions mail={mail} />,
};
const actionsOf = (mails: MailDetails[]) => <SendAgain mails={mails} />;

/** Every mail that the program wrote, and what became of it. */
export function MailScreen() {
  return (
    <Screen title={say.many()}>
      <StatusPanel />
      <RecordTable
        call={viewMails}
        columns={columns}
        caption={say.many()}
        nameOf={nameOf}
        pageSize={10}
        sortedBy={{ column: 'date', descending: true }}
        searchLabel={say.searchHint()}
        filters={filters}
        details={details}
        actionsOf={actionsOf}
        selectable
        tellsArrivals
        emptyHint={say.emptyHint()}
      />
      <DomainPanel />
      <TestPanel />
    </Screen>
  );
}
