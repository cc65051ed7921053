import { Island } from '#platform/client/island.tsx';
import { definePage, type OwnForm, type Page, type RefusedForm } from '#platform/client/page.ts';
import { languagePrefix } from '#platform/contract/language.ts';
import { formatInstant } from '#platform/contract/zoned-time.ts';
import { readSiteView, type SiteView } from '#rooms/edition/contract.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { failureOf } from '#ui/form/failure.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { StatusBanner } from '#ui/status-banner.tsx';
import { STARS } from '../contract.ts';
import * as say from '../messages.ts';
import { KeepKey } from './keep-key.island.tsx';
import { RateLink } from './rate-link.island.tsx';

interface RatedByMe {
  id: string;
  title: string;
  start: string;
  names: readonly string[];
  /** 0 until they gave some. */
  stars: number;
  words: string;
}

interface FeedbackView {
  name: string;
  /** Was let in, as far as anybody knows. */
  isThere: boolean;
  zone: string;
  /** Those that have begun, the last first. */
  sessions: readonly RatedByMe[];
  /** Whether stars were just taken. */
  isSaved: boolean;
  /** The session from whose page they come. */
  chosen: string | undefined;
  /** What this browser may keep to lead here. */
  ownKey: string;
}

interface FeedbackData {
  view: FeedbackView;
  siteView: SiteView;
}

/** Where an attendee rates sessions. It is rendered for them alone, and works without a script. */
export function feedbackPageOf(view: FeedbackView): Page<FeedbackData> {
  return definePage({
    load: async (request) => ({ view, siteView: await readSiteView(request) }),
    head: () => ({
      title: say.pageTitle(),
      description: say.pageDescription(),
      extra: <meta name="robots" content="noindex, nofollow" />,
    }),
    View,
  });
}

function View({ data: { view }, refused }: OwnForm & { data: FeedbackData }) {
  const { sessions, isSaved, isThere, name, zone, chosen, ownKey } = view;
  const refusedAt = sessions.find(({ id }) => id === refused?.values.session);
  return (
    <>
      {isSaved && !refused && <StatusBanner>{say.saved()}</StatusBanner>}
      <PageHeading
        title={say.pageTitle()}
        lead={sessions.length > 0 ? say.pageLead() : isThere ? say.nothingYet() : say.notLetIn()}
        seed={name}
      />
      <Island name="keep-key" component={KeepKey} props={{ ownKey }} />
      {(sessions.length > 0 || refused) && (
        <div className="wrap pb-24">
          {refused && !refusedAt && (
            <ErrorSummary failure={failureOf(refused, say.notSent())} fields={[]} errors={{}} />
          )}
          {sessions.map((session) => (
            <Session
              key={session.id}
              session={session}
              zone={zone}
              isChosen={session.id === chosen}
              refused={session === refusedAt ? refused : undefined}
            />
          ))}
        </div>
      )}
    </>
  );
}

interface SessionProps {
  session: RatedByMe;
  zone: string;
  isChosen: boolean;
  refused: RefusedForm | undefined;
}

function Session({ session, zone, isChosen, refused }: SessionProps) {
  const { id, title, start, names, stars, words } = session;
  const chosen = Number(refused?.values.stars ?? stars);
  const facts = [
    ...(stars > 0 ? [say.given({ count: stars })] : []),
    formatInstant(new Date(start), zone),
    ...names,
  ];
  return (
    <details className="own-change max-w-[44rem]" id={`s-${id}`} open={refused !== undefined || isChosen}>
      <summary>
        <span className="break-words">{title}</span>
        <span className="block text-small font-normal text-quiet">{facts.join(' · ')}</span>
      </summary>
      <form method="post" noValidate className="grid gap-6 pb-10">
        {refused && <ErrorSummary failure={failureOf(refused, say.notSent())} fields={[]} errors={{}} />}
        <input type="hidden" name="session" value={id} />
        <fieldset>
          <legend className="field-label mb-2">{say.starsLegend({ title })}</legend>
          <div className="flex flex-wrap gap-x-6">
            {STARS.map((count) => (
              <label key={count} className="inline-flex min-h-11 items-center gap-2">
                <input
                  type="radio"
                  name="stars"
                  value={count}
                  defaultChecked={chosen === count}
                  className="size-5 accent-[var(--color-accent)]"
                />
                <span aria-hidden className="tabular-nums">
                  {count}
                </span>
                <span className="sr-only">{say.starsOf({ count })}</span>
              </label>
            ))}
          </div>
          {refused?.errors.stars && <p className="field-error">{refused.errors.stars}</p>}
        </fieldset>
        <div className="field">
          <label htmlFor={`words-${id}`}>{say.wordsLabel()}</label>
          <p className="field-hint" id={`hint-${id}`}>
            {say.wordsHint()}
          </p>
          <textarea
            id={`words-${id}`}
            name="words"
            rows={4}
            className="input field-sizing-content max-h-96"
            aria-describedby={`hint-${id}`}
            defaultValue={refused?.values.words ?? words}
          />
        </div>
        <p>
          <button type="submit" className="button button-main">
            {stars > 0 ? say.change() : say.send()}
          </button>
        </p>
      </form>
    </details>
  );
}

/** On somebody's own page: where they rate sessions. */
export function OwnInvitation({ address, ownKey }: { address: string; ownKey: string }) {
  return (
    <section aria-label={say.ownHeading()} className="mb-16 print:hidden">
      <h2 className="text-section font-bold">{say.ownHeading()}</h2>
      <p className="measure mt-4 text-lead">{say.ownLead()}</p>
      <p className="mt-6">
        <a className="button button-main" href={address}>
          {say.ownButton()}
        </a>
      </p>
      <Island name="keep-key" component={KeepKey} props={{ ownKey }} />
    </section>
  );
}

/** On the page of a session. */
export function HowToRate({ session }: { session: string }) {
  return (
    <section className="mt-14 print:hidden" aria-labelledby="how-to-rate">
      <h2 id="how-to-rate" className="text-title font-bold">
        {say.howToRate()}
      </h2>
      <Island name="rate-link" component={RateLink} props={{ session, prefix: languagePrefix() }} />
    </section>
  );
}

interface SpeakerSession {
  id: string;
  title: string;
  average: number;
  answers: number;
  words: readonly { id: string; stars: number; words: string }[];
}

/** On a speaker's own page: what people thought of their sessions. */
export function SpeakerFeedback({ sessions }: { sessions: readonly SpeakerSession[] }) {
  return (
    <section aria-label={say.speakerHeading()}>
      <h2 className="text-section font-bold">{say.speakerHeading()}</h2>
      {sessions.map(({ id, title, average, answers, words }) => (
        <div key={id} className="mt-8 border-t border-line pt-6">
          <h3 className="text-title font-bold break-words">{title}</h3>
          <p className="mt-1 tabular-nums">{say.averageOf({ average, count: answers })}</p>
          <ul className="mt-4 grid gap-4">
            {words.map((one) => (
              <li key={one.id} className="measure">
                <p className="text-small text-quiet">{say.starsOf({ count: one.stars })}</p>
                <p className="break-words whitespace-pre-line">{one.words}</p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
