import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MailCheck, MailQuestionMark } from 'lucide-react';
import { useMemo } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { useReaderLanguage } from '#rooms/access/browser.ts';
import { deleteRecord, deleteRecords, restoreRecords } from '#rooms/ground/contract.ts';
import {
  answerDetails,
  consentLabel,
  listedAnswers,
  type PersonFields,
  personFields,
} from '#rooms/people/contract.ts';
import { Button } from '#ui/admin/button.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { columnsOf, recordColumns, recordDetails } from '#ui/admin/table/columns.tsx';
import { RecordTable } from '#ui/admin/table/record-table.tsx';
import { useFurtherColumns } from '#ui/admin/table/use-further-columns.ts';
import { notify } from '#ui/admin/toasts.tsx';
import { useReplyOfEdition } from '#ui/admin/use-reply-of-edition.ts';
import { WriteTo } from '#ui/admin/write-to.tsx';
import { RichMessage } from '#ui/rich-message.tsx';
import {
  exportPartnerships,
  markAnswered,
  PARTNERSHIP_EXPORT_FILES,
  type Partnership,
  type PartnershipDetails,
  partnershipFile,
  partnershipNotices,
  singlePartnership,
  viewPartnerships,
} from '../contract.ts';
import * as say from '../messages.ts';
import { AnswerByMail, AnswerLink } from './answer-by-mail.tsx';
import { MakeSponsor } from './make-sponsor.tsx';

/** The list itself shows it. */
const { notice: _listed, ...withoutNotice } = personFields;

const column = columnsOf<PartnershipDetails>();
const columns = [
  ...recordColumns<PartnershipDetails, PersonFields>(personFields, {
    fullname: (label) => column.name('fullname', label),
  }),
  column.text('notice', say.notice(), { width: 5, line: 'none' }),
  column.text('package', say.packageHeading(), { width: 4.75, selfEvident: true }),
  column.instant('date', say.dateHeading(), { line: 1 }),
];

const nameOf = (request: PartnershipDetails) => request.fullname;
const filtersFor = (
  packages: readonly string[],
  notices: readonly string[],
  languages: ReturnType<typeof useReaderLanguage>['filters'],
) => [
  { name: 'package', label: say.packageHeading(), options: packages },
  { name: 'notice', label: say.notice(), options: notices },
  {
    name: 'answered',
    label: say.answered(),
    options: [
      { value: 'no', label: say.no() },
      { value: 'yes', label: say.yes() },
    ],
  },
  ...languages,
  { name: 'from', label: say.from(), kind: 'day' as const },
  { name: 'to', label: say.to(), kind: 'day' as const },
];
const removal = {
  call: deleteRecord,
  callForMany: deleteRecords,
  restore: restoreRecords,
  counted: say.counted,
  question: say.deleteQuestion,
  nameOf: (request: PartnershipDetails) => `${request.fullname}, ${request.company} (${request.package})`,
  failure: say.deleteFailed(),
};
const details = {
  call: singlePartnership,
  columns: [
    ...columns,
    ...recordDetails<PartnershipDetails, typeof withoutNotice>(withoutNotice),
    column.instant('answered', say.answered()),
    column.column('consent', say.consentText(), consentLabel),
  ],
  cloth: nameOf,
  further: (record: PartnershipDetails) => answerDetails(record, partnershipFile),
  links: (request: PartnershipDetails) => (
    <>
      <MarkAnswered requests={[request]} />
      <MakeSponsor id={request.id} />
    </>
  ),
  fromRow: (request: PartnershipDetails) => <AnswerLink id={request.id} />,
  beside: (request: PartnershipDetails) => <AnswerByMail request={request} />,
};
const actionsOf = (requests: PartnershipDetails[]) => {
  const [first, ...others] = requests;
  return (
    <>
      <MarkAnswered requests={requests} />
      {first && others.length === 0 && <AnswerLink id={first.id} />}
    </>
  );
};
const exportOf = { call: exportPartnerships, files: PARTNERSHIP_EXPORT_FILES };

export function PartnershipsScreen() {
  const languages = useReaderLanguage(columns, details);
  const listed = useReplyOfEdition(partnershipNotices);
  const questions = useMemo(() => listed && listedAnswers(listed.questions), [listed]);
  const all = useFurtherColumns(languages.columns, questions);
  return (
    <Screen title={say.many()} edition="choice" actions={<WriteTo to="partnerships" />}>
      <RecordTable
        call={viewPartnerships}
        columns={all}
        caption={say.many()}
        nameOf={nameOf}
        pageSize={5}
        sortedBy={{ column: 'date', descending: true }}
        searchLabel={say.search()}
        filters={filtersFor(listed?.packages ?? [], listed?.notices ?? [], languages.filters)}
        remove={removal}
        details={languages.details}
        exportOf={exportOf}
        actionsOf={actionsOf}
        tellsArrivals
        emptyHint={
          <RichMessage
            of={say.empty()}
            tags={{ link: (words) => <a href={publicAddress.sponsorship}>{words}</a> }}
          />
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
    onSuccess: ({ message }) => notify('success', message, { settles: say.notMarked() }),
    onError: (thrown) => notify('error', say.notMarked(), { description: refusalText(thrown) }),
    onSettled: () => queries.invalidateQueries(),
  });
  const Icon = answered ? MailCheck : MailQuestionMark;
  return (
    <Button busy={mark.isPending} onClick={() => mark.mutate()}>
      <Icon aria-hidden size={16} />
      {answered ? say.markAnswered() : say.markNotAnswered()}
    </Button>
  );
}
