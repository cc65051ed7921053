import './desk.css';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { makeCall } from '#platform/client/call-client.ts';
import { useMayAccess, useMayKnow } from '#platform/client/session-values.ts';
import { sessionKind } from '#rooms/programme/programme/kind.ts';
import { speakerKind } from '#rooms/programme/speakers/kind.ts';
import { LinesField, SelectField } from '#ui/admin/form/fields.tsx';
import { RecordForm } from '#ui/admin/form/record-form.tsx';
import { useReload } from '#ui/admin/form/reload.ts';
import { UpdateScreen } from '#ui/admin/form/update-screen.tsx';
import { Instant } from '#ui/admin/instant.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import { notify } from '#ui/admin/toasts.tsx';
import {
  decideProposals,
  type ProposalDetails,
  reviewForm,
  reviewProposal,
  STARS_MAX,
  singleProposal,
} from '../contract.ts';
import * as say from '../messages.ts';
import { Decide } from './decide.tsx';
import { ProposalStateTag } from './state-tag.tsx';

/** One proposal: what it says, what users think of it, and what becomes of it. */
export function ProposalScreen({ id }: { id: string }) {
  return (
    <UpdateScreen
      title={say.abstractTitle()}
      within={{ to: '/admin/proposals', label: say.many() }}
      nameOf={({ record }) => record.title}
      call={singleProposal}
      query={{ id }}
    >
      {({ record }) => <Content proposal={record} />}
    </UpdateScreen>
  );
}

interface OfProposal {
  proposal: ProposalDetails;
}

function Content({ proposal }: OfProposal) {
  const { id, state } = proposal;
  const reload = useReload();
  const mayDecide = useMayAccess(decideProposals.access);
  const isOpen = state === 'received' || state === 'waiting';
  return (
    <>
      <Session proposal={proposal} />
      <People proposal={proposal} />
      {isOpen && <OwnReview proposal={proposal} />}
      <Reviews proposal={proposal} />
      {mayDecide && (isOpen || state === 'declined') && (
        <div className="form-actions">
          <Decide ids={[id]} onDone={() => reload?.()} />
        </div>
      )}
    </>
  );
}

function Session({ proposal }: OfProposal) {
  const mayKnow = useMayKnow(speakerKind);
  const mayPlan = useMayKnow(sessionKind);
  const { kind, state, date, abstract, questions, average, reviews, speakers, sessionId } = proposal;
  return (
    <>
      <p className="message-detail">
        <ProposalStateTag state={state} /> {kind} · <Instant value={date} />
        {average !== null && ` · ${say.starsOfFive({ count: average })} (${reviews})`}
      </p>
      {speakers.length > 0 && (
        <Panel title={say.becameTitle()}>
          <ul className="plain-list">
            {speakers.map(({ id, name }) => (
              <li key={id}>
                {mayKnow ? (
                  <Link to="/admin/update-speaker/$speakerId" params={{ speakerId: id }}>
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </li>
            ))}
          </ul>
          {sessionId && mayPlan && (
            <p>
              <Link to="/admin/update-session/$id" params={{ id: sessionId }}>
                {say.inProgramme()}
              </Link>
            </p>
          )}
        </Panel>
      )}
      <Panel title={say.abstractTitle()}>
        <p className="proposal-text">{abstract}</p>
        {questions
          .filter(({ answer }) => answer)
          .map(({ key, label, answer }) => (
            <div key={key}>
              <h3>{label}</h3>
              <p className="proposal-text">{answer}</p>
            </div>
          ))}
      </Panel>
    </>
  );
}

function People({ proposal: { people, isHidden } }: OfProposal) {
  return (
    <Panel title={say.peopleTitle()}>
      {isHidden && <p>{say.peopleHidden()}</p>}
      {people.map(({ title, name, role, company_name, email, about }) => (
        <div key={`${name} ${email}`} translate="no">
          <h3>
            {title} {name}
          </h3>
          <p>{[role, company_name].filter(Boolean).join(', ')}</p>
          {email && (
            <p>
              <a href={`mailto:${email}`}>{email}</a>
            </p>
          )}
          <p className="proposal-text">{about}</p>
        </div>
      ))}
    </Panel>
  );
}

const STARS = Array.from({ length: STARS_MAX }, (_, index) => ({
  value: String(index + 1),
  label: say.stars({ count: index + 1 }),
}));

function OwnReview({ proposal: { id, given } }: OfProposal) {
  const queries = useQueryClient();
  const reload = useReload();
  const mine = given.find(({ isMine }) => isMine);
  return (
    <Panel title={say.reviewTitle()}>
      <RecordForm
        schema={reviewForm}
        initial={{ stars: mine ? String(mine.stars) : '', note: mine?.note ?? '' }}
        action={say.saveReview()}
        save={(body) => makeCall(reviewProposal, { query: { id }, body })}
        onSaved={({ message }) => {
          notify('success', message);
          reload?.();
          queries.invalidateQueries();
        }}
      >
        <SelectField
          name="stars"
          label={say.starsLabel()}
          hint={say.starsHint()}
          options={STARS}
          placeholder={say.none()}
          required
        />
        <LinesField name="note" label={say.noteLabel()} />
      </RecordForm>
    </Panel>
  );
}

function Reviews({ proposal: { given } }: OfProposal) {
  return (
    <Panel title={say.reviewsTitle()}>
      {given.length === 0 && <p>{say.noReviews()}</p>}
      <ul className="plain-list">
        {given.map(({ id, username, stars, note, date }) => (
          <li key={id}>
            <div>
              <strong translate="no">{username}</strong> · {say.stars({ count: stars })}
              {note && <p className="proposal-text">{note}</p>}
            </div>
            <Instant value={date} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
