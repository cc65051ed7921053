import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MailCheck, MailQuestionMark } from 'lucide-react';
import { type Content, packageNamesOf, viewContent } from '#modules/content/contract.ts';
import { deleteRecord, deleteRecords, restoreRecords } from '#modules/records/contract.ts';
import { type PersonFields, personFields } from '#modules/submissions/person-fields.ts';
import { answerDetails, listedAnswers } from '#modules/submissions/questions.ts';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { Button } from '#ui/admin/button.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { columnsOf, recordColumns, recordDetails } from '#ui/admin/table/columns.tsx';
import { RecordTable } from '#ui/admin/table/record-table.tsx';
import { useFurtherColumns } from '#ui/admin/table/use-further-columns.ts';
import { notify } from '#ui/admin/toasts.tsx';
import { useReply } from '#ui/admin/use-reply.ts';
import { useReplyOfEdition } from '#ui/admin/use-reply-of-edition.ts';
import {
  exportPartnerships,
  markAnswered,
  PARTNERSHIP_EXPORT_FILES,
  type Partnership,
  type PartnershipDetails,
  partnershipNotices,
  singlePartnership,
  viewPartnerships,
} from '../contract.ts';

const NOT_MARKED = 'This couldn’t be marked.';

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

/** Marks requests as answered; if all of them are, as not answered. */
function MarkAnswered({ requests }: { requests: readonly Partnership[] }) {
  const queries = useQueryClient();
  const answered = requests.some((request) => request.answered === '');
  const mark = useMutation({
    mutationFn: () => makeCall(markAnswered, { body: { ids: requests.map(({ id }) => id), answered } }),
    onSuccess: ({ message }) => notify('success', message, { settles: NOT_MARKED }),
    onError: (thrown) => notify('error', NOT_MARKED, { description: refusalText(thrown) }),
    onSettled: () => queries.invalidateQueries(),
  });
  const Icon = answered ? MailCheck : MailQuestionMark;
  return (
    <Button busy={mark.isPending} onClick={() => mark.mutate()}>
      <Icon aria-hidden size={16} />
      {answered ? 'Mark as answered' : 'Mark as not answered'}
    </Button>
  );
}
