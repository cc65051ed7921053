import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ListEnd, ListStart } from 'lucide-react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { language } from '#platform/contract/language.ts';
import { useReaderLanguage } from '#rooms/access/browser.ts';
import { type Content, viewContent } from '#rooms/edition/contract.ts';
import { deleteRecords, restoreRecords } from '#rooms/ground/contract.ts';
import { consentLabel } from '#rooms/people/submissions/consent.ts';
import { type PersonFields, personFields } from '#rooms/people/submissions/person-fields.ts';
import { answerDetails, listedAnswers } from '#rooms/people/submissions/questions.ts';
import { Button } from '#ui/admin/button.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { StateTag, type Tone } from '#ui/admin/state-tag.tsx';
import { columnsOf, recordColumns, recordDetails } from '#ui/admin/table/columns.tsx';
import { RecordTable } from '#ui/admin/table/record-table.tsx';
import type { RecordColumn } from '#ui/admin/table/table-model.ts';
import { useFurtherColumns } from '#ui/admin/table/use-further-columns.ts';
import { notify } from '#ui/admin/toasts.tsx';
import { useReply } from '#ui/admin/use-reply.ts';
import { useReplyOfEdition } from '#ui/admin/use-reply-of-edition.ts';
import { WriteTo } from '#ui/admin/write-to.tsx';
import {
  countWaiting,
  exportWaiting,
  moveWaiting,
  OPEN_STATES,
  removeWaiting,
  singleWaiting,
  viewWaiting,
  WAITING_EXPORT_FILES,
  WAITING_STATES,
  type WaitingDetails,
  type WaitingState,
  waitingFile,
} from '../contract.ts';
import * as say from '../messages.ts';

/** In rem. */
const FIGURES_WIDTH = 4;
/** The least widths of the window at which they are shown: there are more columns than in other lists. */
const ROOM: Readonly<Record<string, number>> = { email: 88, whatsapp: 88, designation: 100, phone: 100 };
const figures = new Intl.NumberFormat(language());

const TONES: Readonly<Partial<Record<WaitingState, Tone>>> = { offered: 'waiting', accepted: 'good' };

const column = columnsOf<WaitingDetails>();
const [name, ...others] = recordColumns<WaitingDetails, PersonFields>(personFields, {
  fullname: (label) => column.name('fullname', label),
  company: (label) => column.text('company', label, { selfEvident: true, line: 3 }),
  designation: (label) => column.text('designation', label, { line: 'none' }),
});
const columns = [
  column.number('position', say.turnHeading(), figures, { width: FIGURES_WIDTH, line: 1 }),
  ...(name ? [name] : []),
  column.number('size', say.personalPlaces(), figures, { width: FIGURES_WIDTH }),
  column.column(
    'state',
    say.personalState(),
    (state) => <StateTag tone={TONES[state]}>{WAITING_STATES[state]()}</StateTag>,
    {
      selfEvident: true,
      whole: true,
    },
  ),
  column.instant('until', say.untilHeading()),
  ...others.map((column) => withRoom(column, ROOM[column.id ?? ''])),
  column.instant('date', say.dateHeading(), { selfEvident: true, line: 'none', room: 88 }),
];

const nameOf = ({ fullname }: WaitingDetails) => fullname;
const filters = [
  {
    name: 'state',
    label: say.personalState(),
    options: OPEN_STATES.map((value) => ({ value, label: WAITING_STATES[value]() })),
  },
  { name: 'from', label: say.from(), kind: 'day' as const },
  { name: 'to', label: say.to(), kind: 'day' as const },
];
const removal = {
  call: removeWaiting,
  callForMany: deleteRecords,
  restore: restoreRecords,
  counted: say.counted,
  question: say.removeQuestion,
  nameOf: ({ fullname, size }: WaitingDetails) => `${fullname}, ${say.places({ count: size })}`,
  failure: say.notChanged(),
};
const details = {
  call: singleWaiting,
  columns: [
    ...columns,
    ...recordDetails<WaitingDetails, PersonFields>(personFields),
    column.column('consent', say.consentText(), consentLabel),
  ],
  cloth: nameOf,
  further: (record: WaitingDetails) => answerDetails(record, waitingFile),
  links: (entry: WaitingDetails) => <MoveEntries entries={[entry]} />,
};
const actionsOf = (entries: WaitingDetails[]) => <MoveEntries entries={entries} />;
const exportOf = { call: exportWaiting, files: WAITING_EXPORT_FILES };

const answersOf = ({ edition }: Content) => listedAnswers(edition.forms.registration);

/** Who waits for a place, in the order in which places are offered. */
export function WaitingListScreen() {
  const languages = useReaderLanguage(columns, details);
  const all = useFurtherColumns(languages.columns, useReply(viewContent, answersOf));
  return (
    <Screen title={say.many()} edition="choice" actions={<WriteTo to="waiting-list" />}>
      <p className="panel-lead">
        <Counts /> {say.deskLead()}
      </p>
      <RecordTable
        call={viewWaiting}
        columns={all}
        caption={say.many()}
        nameOf={nameOf}
        pageSize={10}
        sortedBy={{ column: 'position', descending: false }}
        searchLabel={say.search()}
        filters={[...languages.filters, ...filters]}
        remove={removal}
        details={languages.details}
        exportOf={exportOf}
        actionsOf={actionsOf}
        tellsArrivals
        emptyHint={say.empty()}
      />
    </Screen>
  );
}

/** How many wait for how many places, and how many of these are offered. */
function Counts() {
  const counts = useReplyOfEdition(countWaiting);
  if (!counts || counts.entries === 0) return null;
  const { entries, places, offered } = counts;
  const told = offered === 0 ? say.waitForNoneOffered : say.waitFor;
  return <strong>{told({ count: entries, places: say.places({ count: places }), offered })}</strong>;
}

/** Puts entries first or last, in the order in which they wait. */
function MoveEntries({ entries }: { entries: readonly WaitingDetails[] }) {
  const queries = useQueryClient();
  const move = useMutation({
    async mutationFn(to: 'first' | 'last') {
      const inOrder = entries.toSorted((one, other) => one.position - other.position);
      let message = '';
      for (const { id } of to === 'first' ? inOrder.reverse() : inOrder)
        ({ message } = await makeCall(moveWaiting, { body: { id, to } }));
      return message;
    },
    onSuccess: (message) => notify('success', message, { settles: say.notChanged() }),
    onError: (thrown) => notify('error', say.notChanged(), { description: refusalText(thrown) }),
    onSettled: () => queries.invalidateQueries(),
  });
  return (
    <>
      <Button busy={move.isPending} onClick={() => move.mutate('first')}>
        <ListStart aria-hidden size={16} />
        {say.putFirst()}
      </Button>
      <Button busy={move.isPending} onClick={() => move.mutate('last')}>
        <ListEnd aria-hidden size={16} />
        {say.putLast()}
      </Button>
    </>
  );
}

function withRoom(column: RecordColumn<WaitingDetails>, room: number | undefined) {
  return column.meta && room ? { ...column, meta: { ...column.meta, room } } : column;
}
