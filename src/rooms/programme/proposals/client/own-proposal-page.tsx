import { definePage, type OwnForm, type Page } from '#platform/client/page.ts';
import { formatInstant } from '#platform/contract/zoned-time.ts';
import { readSiteView, type ShownOption, type SiteView } from '#rooms/edition/contract.ts';
import { type AnsweredQuestion, answerField } from '#rooms/people/contract.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { failureOf } from '#ui/form/failure.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { StatusBanner } from '#ui/status-banner.tsx';
import type { Done } from '../addresses.ts';
import * as say from '../messages.ts';
import { PERSON_FIELDS, type Person } from '../proposal.ts';
import { personField, shownAt } from '../proposal-form.ts';
import type { ProposalState } from '../states.ts';
import { allFields, ProposalFields } from './proposal-fields.tsx';

/** What somebody sees of their proposal. */
export interface OwnProposalView {
  state: ProposalState;
  /** Whether it can still be changed. */
  isOpen: boolean;
  endsAt: string;
  zone: string;
  kinds: readonly ShownOption[];
  titles: readonly ShownOption[];
  session: { title: string; kind: string; abstract: string };
  people: readonly Person[];
  questions: readonly AnsweredQuestion[];
  done: Done | undefined;
}

interface OwnProposalData {
  view: OwnProposalView;
  siteView: SiteView;
}

const LEADS: Readonly<Record<ProposalState, () => string>> = {
  draft: say.draftLead,
  received: say.receivedLead,
  waiting: say.waitingLead,
  accepted: say.acceptedLead,
  declined: say.declinedLead,
  withdrawn: say.withdrawnLead,
};

const MESSAGES: Readonly<Record<Done, () => string>> = {
  sent: say.doneSent,
  saved: say.doneSaved,
  withdrawn: say.doneWithdrawn,
  renewed: say.doneRenewed,
};

/** The page of one proposal. It is rendered for who proposed it alone, and works without a script. */
export function ownProposalPage(view: OwnProposalView): Page<OwnProposalData> {
  return definePage({
    load: async (request) => ({ view, siteView: await readSiteView(request) }),
    head: () => ({
      title: say.ownTitle(),
      description: say.ownDescription(),
      extra: <meta name="robots" content="noindex, nofollow" />,
    }),
    View,
  });
}

function View({ data: { view }, refused }: OwnForm & { data: OwnProposalData }) {
  const { state, isOpen, done, session, people } = view;
  const canChange = isOpen && (state === 'draft' || state === 'received');
  const lead = state === 'draft' && !isOpen ? say.overLead() : LEADS[state]();
  return (
    <>
      {done && !refused && <StatusBanner>{MESSAGES[done]()}</StatusBanner>}
      <PageHeading
        title={session.title || (state === 'draft' ? say.draftTitle() : say.ownTitle())}
        lead={lead}
        seed={people[0]?.name ?? ''}
      />
      <div className="wrap grid gap-12 pb-24">
        {refused && !canChange && (
          <ErrorSummary failure={failureOf(refused, say.notSent())} fields={[]} errors={{}} />
        )}
        {canChange ? <ChangeForm view={view} refused={refused} /> : <Told view={view} />}
        {isOpen && state === 'received' && <Press what="withdraw" label={say.withdraw()} />}
        {isOpen && state === 'withdrawn' && <Press what="renew" label={say.renew()} />}
      </div>
    </>
  );
}

function Press({ what, label }: { what: 'withdraw' | 'renew'; label: string }) {
  return (
    <form method="post">
      <button type="submit" name="do" value={what} className="button">
        {label}
      </button>
    </form>
  );
}

function ChangeForm({ view, refused }: Pick<OwnForm, 'refused'> & { view: OwnProposalView }) {
  const { state, endsAt, zone, kinds, titles, questions } = view;
  const asked = { kinds, titles, questions: questions.filter(({ isAsked }) => isAsked) };
  const errors = Object.fromEntries(
    Object.entries(refused?.errors ?? {}).map(([name, message]) => [shownAt(name), message]),
  );
  return (
    <form method="post" noValidate className="grid max-w-[40rem] gap-12">
      {refused && (
        <ErrorSummary failure={failureOf(refused, say.notSent())} fields={allFields(asked)} errors={errors} />
      )}
      {endsAt && (
        <p className="text-quiet">{say.untilChange({ date: formatInstant(new Date(endsAt), zone) })}</p>
      )}
      <ProposalFields asked={asked} values={refused?.values ?? valuesOf(view)} errors={errors} />
      <p className="flex flex-wrap gap-4">
        {state === 'draft' && (
          <button type="submit" name="do" value="send" className="button button-main max-sm:w-full">
            {say.propose()}
          </button>
        )}
        <button
          type="submit"
          name="do"
          value="save"
          className={state === 'draft' ? 'button max-sm:w-full' : 'button button-main max-sm:w-full'}
        >
          {state === 'draft' ? say.saveDraft() : say.save()}
        </button>
      </p>
    </form>
  );
}

/** As the form holds it. */
function valuesOf({ session, people, questions }: OwnProposalView): Record<string, string> {
  const ofPeople = people.flatMap((person, index) =>
    PERSON_FIELDS.map((name) => [personField(name, index), person[name]]),
  );
  const answers = questions.map((question) => [answerField(question), question.answer]);
  return { ...session, ...Object.fromEntries([...ofPeople, ...answers]) };
}

/** What was sent, once it can't be changed. */
function Told({ view: { session, people, questions } }: { view: OwnProposalView }) {
  const facts = [
    [say.kind(), session.kind],
    [say.abstract(), session.abstract],
    [
      say.people(),
      people.map(({ name, company_name }) => [name, company_name].filter(Boolean).join(', ')).join('\n'),
    ],
    ...questions.map(({ label, answer }) => [label, answer]),
  ].filter(([, value]) => value);
  return (
    <dl className="measure grid gap-6">
      {facts.map(([label, value]) => (
        <div key={label} className="border-t border-line pt-4">
          <dt className="text-small text-quiet">{label}</dt>
          <dd className="mt-1 break-words whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
