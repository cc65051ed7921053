import { Link } from '@tanstack/react-router';
import { type Content, packageNamesOf, viewContent } from '#modules/content/contract.ts';
import { deleteRecord, deleteRecords, restoreRecords } from '#modules/records/contract.ts';
import { type PersonFields, personFields } from '#modules/submissions/person-fields.ts';
import { answerDetails, listedAnswers } from '#modules/submissions/questions.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { Screen } from '#ui/admin/screen.tsx';
import { columnsOf, recordColumns, recordDetails } from '#ui/admin/table/columns.tsx';
import { RecordTable } from '#ui/admin/table/record-table.tsx';
import { useFurtherColumns } from '#ui/admin/table/use-further-columns.ts';
import { useReply } from '#ui/admin/use-reply.ts';
import { useReplyOfEdition } from '#ui/admin/use-reply-of-edition.ts';
import {
  exportPartnerships,
  PARTNERSHIP_EXPORT_FILES,
  type PartnershipDetails,
  partnershipNotices,
  singlePartnership,
  viewPartnerships,
} from '../contract.ts';
import { MarkAnswered } from './mark-answered.tsx';

/** The list itself shows it. */
const { notice: _listed, ...withoutNotice } = personFields;

const column = columnsOf<PartnershipDetails>();
const columns = [
  ...recordColumns<PartnershipDetails, PersonFields>(personFields, {
    fullname: (label) => column.name('fullname', label),
  }),
  column.text('notice', 'Notice', { width: 5.75 }),
  column.text('package', 'Package', { width: 5 }),
  column.instant('date', 'Date'),
];

const nameOf = (request: PartnershipDetails) => request.fullname;
const filtersFor = (packages: readonly string[], notices: readonly string[]) => [
  { name: 'package', label: 'Package', options: packages },
  { name: 'notice', label: 'Notice', options: notices },
  {
    name: 'answered',
    label: 'Answered',
    options: [
      { value: 'no', label: 'No' },
      { value: 'yes', label: 'Yes' },
    ],
  },
  { name: 'from', label: 'From', kind: 'day' as const },
  { name: 'to', label: 'To', kind: 'day' as const },
];
const removal = {
  call: deleteRecord,
  callForMany: deleteRecords,
  restore: restoreRecords,
  noun: { one: 'partnership request', many: 'partnership requests' },
  nameOf: (request: PartnershipDetails) => `${request.fullname}, ${request.company} (${request.package})`,
  failure: 'Error deleting partnership request',
};
const details = {
  call: singlePartnership,
  columns: [
    ...columns,
    ...recordDetails<PartnershipDetails, typeof withoutNotice>(withoutNotice),
    column.instant('answered', 'Answered'),
    column.text('consent', 'Consent text'),
  ],
  further: ({ questions }: PartnershipDetails) => answerDetails(questions),
  links: (request: PartnershipDetails) => (
    <>
      <Link to="/admin/activity" search={{ subjectId: request.id }}>
        History
      </Link>
      <MarkAnswered requests={[request]} />
    </>
  ),
};
const actionsOf = (requests: PartnershipDetails[]) => <MarkAnswered requests={requests} />;
const exportOf = { call: exportPartnerships, files: PARTNERSHIP_EXPORT_FILES };

const answersOf = ({ edition }: Content) => listedAnswers(edition.forms.partnership);

export function PartnershipsScreen() {
  const all = useFurtherColumns(columns, useReply(viewContent, answersOf));
  const packages = useReply(viewContent, packageNamesOf) ?? [];
  const filters = filtersFor(packages, useReplyOfEdition(partnershipNotices)?.notices ?? []);
  return (
    <Screen title="Partnerships" edition="choice">
      <RecordTable
        call={viewPartnerships}
        columns={all}
        caption="Partnerships"
        nameOf={nameOf}
        pageSize={5}
        sortedBy={{ column: 'date', descending: true }}
        searchLabel="Search by name, email or number"
        filters={filters}
        remove={removal}
        details={details}
        exportOf={exportOf}
        actionsOf={actionsOf}
        tellsArrivals
        emptyHint={
          <>
            Requests from <a href={publicAddress.sponsorship}>the sponsorship page</a> appear here.
          </>
        }
      />
    </Screen>
  );
}
