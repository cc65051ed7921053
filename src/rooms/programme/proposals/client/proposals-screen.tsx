import { useQueryClient } from '@tanstack/react-query';
import { Link, linkOptions } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import { useMayAccess } from '#platform/client/session-values.ts';
import { locale } from '#platform/contract/language.ts';
import { enteredInstant } from '#platform/contract/zoned-instant.ts';
import { zonedTimestamp } from '#platform/contract/zoned-time.ts';
import { useEdition } from '#ui/admin/chosen-edition.ts';
import { SwitchField, TextField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { columnsOf } from '#ui/admin/table/columns.tsx';
import { RecordTable } from '#ui/admin/table/record-table.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import { useReplyOfEdition } from '#ui/admin/use-reply-of-edition.ts';
import { PROPOSE_PAGE } from '../addresses.ts';
import {
  decideProposals,
  exportProposals,
  type ListedProposal,
  PROPOSAL_FILES,
  setSpeakerCall,
  speakerCallOf,
  viewProposals,
} from '../contract.ts';
import * as say from '../messages.ts';
import { SENT_STATES, STATE_LABELS } from '../states.ts';
import { callScreenForm } from './call-form.ts';
import { Decide } from './decide.tsx';
import { ProposalStateTag } from './state-tag.tsx';

const STARS = new Intl.NumberFormat(locale(), { minimumFractionDigits: 1 });
const WHOLE = new Intl.NumberFormat(locale());

const column = columnsOf<ListedProposal>();
const columns = [
  column.name('title', say.sessionTitle(), { width: 13 }),
  column.text('kind', say.kind(), { selfEvident: true, room: 80 }),
  column.text('name', say.name(), { selfEvident: true }),
  column.text('company', say.company(), { line: 'none', room: 88 }),
  column.number('average', say.average(), STARS, { line: 3, width: 5 }),
  column.number('reviews', say.reviews(), WHOLE, { line: 'none', width: 5, room: 88 }),
  column.number('stars', say.myStars(), WHOLE, { line: 3, width: 5, room: 80 }),
  column.column('state', say.state(), (state) => <ProposalStateTag state={state} />, {
    selfEvident: true,
    whole: true,
    line: 3,
    width: 8,
  }),
  column.instant('date', say.date(), { selfEvident: true }),
];
const filters = [
  {
    name: 'state',
    label: say.state(),
    options: SENT_STATES.map((value) => ({ value, label: STATE_LABELS[value]() })),
  },
  {
    name: 'reviewed',
    label: say.reviewedByMe(),
    options: [
      { value: 'no', label: say.no() },
      { value: 'yes', label: say.yes() },
    ],
  },
  { name: 'kind', label: say.kind(), kind: 'value' as const },
];
const nameOf = ({ title }: ListedProposal) => title;
const edit = ({ id }: ListedProposal) => linkOptions({ to: '/admin/proposals/$id', params: { id } });
const exportOf = { call: exportProposals, files: PROPOSAL_FILES };

/** What was proposed for an edition, and whether anything still can be. */
export function ProposalsScreen() {
  const mayDecide = useMayAccess(decideProposals.access);
  return (
    <Screen title={say.many()} edition="choice">
      <RecordTable
        call={viewProposals}
        columns={columns}
        caption={say.many()}
        nameOf={nameOf}
        pageSize={20}
        sortedBy={{ column: 'date', descending: true }}
        searchLabel={say.search()}
        filters={filters}
        edit={edit}
        selectable={mayDecide}
        {...(mayDecide && {
          exportOf,
          actionsOf: (chosen: readonly ListedProposal[]) => <Decide ids={chosen.map(({ id }) => id)} />,
        })}
        tellsArrivals
        emptyHint={say.emptyOpen()}
      />
      {mayDecide && <CallPanel />}
    </Screen>
  );
}

function CallPanel() {
  const queries = useQueryClient();
  const asked = useEdition();
  const edition = asked === 'all' ? 'current' : asked;
  const call = useReplyOfEdition(speakerCallOf, edition);
  if (!call) return null;
  const { isOpen, endsAt, isBlind, zone } = call;
  const local = endsAt && zonedTimestamp(new Date(endsAt), zone).slice(0, 'YYYY-MM-DD HH:MM'.length);
  return (
    <Panel title={say.callTitle()} lead={say.callLead()}>
      <RecordForm
        key={JSON.stringify(call)}
        schema={callScreenForm}
        initial={{ isOpen, endsAt: local.replace(' ', 'T'), isBlind }}
        action={say.save()}
        actionKind="plain"
        save={({ endsAt: until, ...settings }) => {
          const ends = until ? enteredInstant(until, zone, 'endsAt').toISOString() : undefined;
          return makeCall(setSpeakerCall, { query: { edition }, body: { ...settings, endsAt: ends } });
        }}
        onSaved={({ message }) => {
          notify('success', message);
          queries.invalidateQueries();
        }}
        aside={
          <>
            <Link to="/admin/site/$section" params={{ section: 'callForSpeakers' }}>
              {say.callTexts()}
            </Link>
            <a href={PROPOSE_PAGE}>{say.callPage()}</a>
          </>
        }
      >
        <SwitchField name="isOpen" label={say.isOpen()} hint={say.isOpenHint()} />
        <TextField name="endsAt" label={say.endsAt()} hint={say.endsAtHint({ zone })} type="datetime-local" />
        <SwitchField name="isBlind" label={say.isBlind()} hint={say.isBlindHint()} />
      </RecordForm>
    </Panel>
  );
}
