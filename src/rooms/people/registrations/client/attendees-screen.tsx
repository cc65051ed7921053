import { Link, linkOptions, useSearch } from '@tanstack/react-router';
import { FileUp, Mail } from 'lucide-react';
import { type ComponentType, useMemo } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { useReaderLanguage } from '#rooms/access/browser.ts';
import { deleteRecord, deleteRecords, restoreRecords } from '#rooms/ground/contract.ts';
import { consentLabel } from '#rooms/people/submissions/consent.ts';
import { type PersonFields, personFields } from '#rooms/people/submissions/person-fields.ts';
import {
  answerDetails,
  answerFilterOptions,
  type CountedAnswer,
  listedAnswers,
} from '#rooms/people/submissions/questions.ts';
import { buttonClass } from '#ui/admin/button.tsx';
import { Given } from '#ui/admin/client-module.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { columnsOf, recordColumns, recordDetails } from '#ui/admin/table/columns.tsx';
import { RecordTable } from '#ui/admin/table/record-table.tsx';
import { narrowing, partFor, type TableSearch } from '#ui/admin/table/table-search.ts';
import { useFurtherColumns } from '#ui/admin/table/use-further-columns.ts';
import { useReplyOfEdition } from '#ui/admin/use-reply-of-edition.ts';
import { RichMessage } from '#ui/rich-message.tsx';
import { ATTENDEE_EXPORT_FILES, exportAttendees, viewAttendees } from '../contract.ts';
import {
  type AttendeeDetails,
  attendeeAnswers,
  attendeeFile,
  attendeeNotices,
  cancelAttendees,
  viewAttendee,
} from '../desk.ts';
import { attendeeKind } from '../kind.ts';
import * as say from '../messages.ts';
import { CancelAttendees } from './cancel-attendees.tsx';
import { Colleagues, CompanyCell, NameCell } from './company-cell.tsx';
import { Ticket } from './ticket.tsx';
import { GroupLeast, useGroupLeast } from './use-edition.ts';
import { WriteToAttendees } from './write-to-attendees.tsx';

declare module '#ui/admin/client-module.tsx' {
  interface ClientModule {
    /** What can be done with one attendee, or with the chosen ones. */
    AttendeeActions?: ComponentType<{
      attendees: readonly Pick<AttendeeDetails, 'id' | 'fullname' | 'cancelled'>[];
    }>;
    /** Above the list, for those whom it shows. */
    AttendeeListLinks?: ComponentType<{ search: TableSearch }>;
  }
}

/** In rem. */
const NAME_WIDTH = 7;
/** Has room for a long word beside the mark of a group. */
const COMPANY_WIDTH = 8.5;

const column = columnsOf<AttendeeDetails>();
const columns = [
  ...recordColumns<AttendeeDetails, PersonFields>(personFields, {
    fullname: (label) =>
      column.column('fullname', label, (_name, attendee) => <NameCell {...attendee} />, {
        width: NAME_WIDTH,
        primary: true,
      }),
    company: (label) =>
      column.column('company', label, (_company, attendee) => <CompanyCell {...attendee} />, {
        width: COMPANY_WIDTH,
        selfEvident: true,
      }),
  }),
  column.instant('date', say.dateHeading(), { line: 1 }),
];

const IMPORT = linkOptions({ to: '/admin/import/$kind', params: { kind: attendeeKind.name } });
const nameOf = (attendee: AttendeeDetails) => attendee.fullname;
const edit = ({ id }: AttendeeDetails) => linkOptions({ to: '/admin/update-attendee/$id', params: { id } });
const filtersFor = (
  notices: readonly string[],
  answers: readonly CountedAnswer[],
  languages: ReturnType<typeof useReaderLanguage>['filters'],
) => [
  {
    name: 'state',
    label: say.stateHeading(),
    options: [
      { value: 'cancelled', label: say.cancelled() },
      { value: 'all', label: say.registeredAndCancelled() },
    ],
    placeholder: say.notCancelled(),
  },
  { name: 'notice', label: say.howHeard(), options: notices },
  ...(answers.length > 0
    ? [{ name: 'answer', label: say.answer(), options: answerFilterOptions(answers) }]
    : []),
  { name: 'company', label: say.company(), kind: 'value' as const },
  ...languages,
  { name: 'news', label: say.news(), options: [{ value: 'yes', label: say.askedForNews() }] },
  { name: 'imported', label: say.importedTogether(), kind: 'given' as const },
  { name: 'from', label: say.from(), kind: 'day' as const },
  { name: 'to', label: say.to(), kind: 'day' as const },
];
const removal = {
  call: deleteRecord,
  callForMany: deleteRecords,
  restore: restoreRecords,
  counted: say.countedAttendees,
  question: say.deleteQuestion,
  instead: {
    label: say.cancelInstead(),
    act: (ids: string[], isBack: boolean) => makeCall(cancelAttendees, { body: { ids, cancelled: !isBack } }),
  },
  nameOf: (attendee: AttendeeDetails) => `${attendee.fullname}, ${attendee.email}`,
  consequence: say.deleteConsequence(),
  failure: say.deleteFailed(),
};
const details = {
  call: viewAttendee,
  columns: [
    ...columns,
    column.instant('cancelled', say.cancelled()),
    ...recordDetails<AttendeeDetails, PersonFields>(personFields),
    column.column('consent', say.consentText(), consentLabel),
    column.text('note', say.note()),
  ],
  further: (record: AttendeeDetails) => answerDetails(record, attendeeFile),
  links: (attendee: AttendeeDetails) => (
    <>
      <WriteToAttendees attendees={[attendee]} what="confirmation" />
      <WriteToAttendees attendees={[attendee]} what="link" />
      <WriteToAttendees attendees={[attendee]} what="cancellation" />
      <Given name="AttendeeActions" props={{ attendees: [attendee] }} />
    </>
  ),
  cloth: nameOf,
  ending: (attendee: AttendeeDetails) => <CancelAttendees attendees={[attendee]} />,
  beside: (attendee: AttendeeDetails) => (
    <>
      {!attendee.cancelled && <Ticket id={attendee.id} />}
      <Colleagues {...attendee} />
    </>
  ),
};
const actionsOf = (attendees: AttendeeDetails[]) => (
  <>
    <CancelAttendees attendees={attendees} />
    <WriteToAttendees attendees={attendees} what="confirmation" />
    <WriteToAttendees attendees={attendees} what="cancellation" />
    <Given name="AttendeeActions" props={{ attendees }} />
  </>
);
const exportOf = {
  call: exportAttendees,
  files: ATTENDEE_EXPORT_FILES,
  more: {
    label: say.withNotes(),
    tip: say.withNotesTip(),
    query: { notes: 'yes' },
    headings: [say.stateHeading(), say.note()],
  },
};

export function AttendeesScreen() {
  const list: TableSearch = useSearch({ from: '/shell/admin/attendees' });
  const listed = useReplyOfEdition(attendeeNotices);
  const questions = useMemo(() => listed && listedAnswers(listed.questions), [listed]);
  const answers = useReplyOfEdition(attendeeAnswers)?.answers ?? [];
  const languages = useReaderLanguage(columns, details);
  const all = useFurtherColumns(languages.columns, questions);
  return (
    <Screen
      title={say.many()}
      edition="choice"
      actions={
        <>
          <Link
            to="/admin/add-mailing"
            search={(list) => narrowing(partFor(viewAttendees, list))}
            className={buttonClass()}
          >
            <Mail aria-hidden size={16} />
            <span className="button-words">{say.writeThese()}</span>
          </Link>
          <Given name="AttendeeListLinks" props={{ search: narrowing(partFor(viewAttendees, list)) }} />
          <Link {...IMPORT} className={buttonClass()}>
            <FileUp aria-hidden size={16} />
            <span className="button-words">{say.importFile()}</span>
          </Link>
          <Link to="/admin/add-attendee" className={buttonClass('act')}>
            {say.addAttendee()}
          </Link>
        </>
      }
    >
      <GroupLeast value={useGroupLeast()}>
        <RecordTable
          call={viewAttendees}
          columns={all}
          caption={say.many()}
          nameOf={nameOf}
          pageSize={10}
          sortedBy={{ column: 'date', descending: true }}
          searchLabel={say.search()}
          filters={filtersFor(listed?.notices ?? [], answers, languages.filters)}
          add={attendeeKind.addScreen}
          edit={edit}
          remove={removal}
          actionsOf={actionsOf}
          details={languages.details}
          exportOf={exportOf}
          tellsArrivals
          emptyHint={
            <RichMessage
              of={say.empty()}
              tags={{
                link: (words) => <a href={publicAddress.registration}>{words}</a>,
                list: (words) => <Link {...IMPORT}>{words}</Link>,
              }}
            />
          }
        />
      </GroupLeast>
    </Screen>
  );
}
