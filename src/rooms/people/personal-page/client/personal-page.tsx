import { createElement, Fragment, type ReactNode } from 'react';
import { definePage, type OwnForm, type Page, type RefusedForm } from '#platform/client/page.ts';
import type { Message } from '#platform/contract/message.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { readSiteView, type SiteView } from '#rooms/edition/contract.ts';
import { answerField } from '#rooms/people/submissions/questions.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { failureOf } from '#ui/form/failure.ts';
import { fieldId } from '#ui/form/form-field.tsx';
import { TICKET_FOR } from '#ui/own-ticket.ts';
import { QrCode } from '#ui/qr-code.tsx';
import type { Change, OwnView } from '../contract.ts';
import * as say from '../messages.ts';
import { Changes } from './changes.tsx';
import { CodeForm } from './code-form.tsx';

const DONE: Partial<Record<Change, Message>> = {
  correct: say.corrected,
  cancel: say.cancelled,
};

interface PersonalData {
  siteView: SiteView;
  view: OwnView;
  /** What stands for them, such as their badge. */
  drawn: ReactNode;
  /** What other modules show. */
  added: readonly ReactNode[];
  /** Their own in the summit's cloth. */
  thread: ReactNode;
}

type Draw = (siteView: SiteView, name: string) => Promise<ReactNode>;

/** Somebody's own page. It is rendered for them alone, and works without a script. */
export function personalPage(
  view: OwnView,
  shown: Pick<PersonalData, 'added' | 'thread'>,
  draw?: Draw,
): Page<PersonalData> {
  return definePage<PersonalData>({
    load: async (request) => {
      const siteView = await readSiteView(request);
      return { siteView, view, ...shown, drawn: await draw?.(siteView, view.values.name) };
    },
    head: () => ({
      title: say.registration(),
      description: say.ownPage(),
      extra: <meta name="robots" content="noindex, nofollow" />,
    }),
    View,
  });
}

function View({ data: { siteView, view, drawn, added, thread }, refused }: OwnForm & { data: PersonalData }) {
  const ofCode = refused?.values.do === 'confirm' ? refused : undefined;
  return (
    <>
      <section
        className="arrival night"
        aria-label={say.registration()}
        {...{ [TICKET_FOR]: (view.ticket && siteView.current?.id) ?? '' }}
      >
        <div className="arrival-columns wrap">
          <Greeting siteView={siteView} view={view} />
          {drawn}
          <OwnTicket siteView={siteView} view={view} />
        </div>
        {thread}
      </section>
      <div className="wrap py-16 md:py-24">
        {view.waiting && (
          <CodeForm words={siteView.edition.personal} waiting={view.waiting} refused={refused} />
        )}
        {!view.waiting && ofCode && <CodeRefused refused={ofCode} />}
        <StillAsked view={view} />
        {createElement(Fragment, null, ...added)}
        <Changes view={view} siteView={siteView} refused={ofCode ? undefined : refused} />
      </div>
    </>
  );
}

/** What somebody was never asked, because another entered them. */
function StillAsked({ view: { stillAsked, waiting } }: Pick<PersonalData, 'view'>) {
  const [first] = stillAsked;
  if (!first || waiting) return null;
  return (
    <section className="mb-16 measure print:hidden" aria-labelledby="still-asked">
      <h2 id="still-asked" className="text-title font-bold">
        {say.stillAsked()}
      </h2>
      <ul className="mt-3 list-disc ps-6 text-lead">
        {stillAsked.map(({ key, label }) => (
          <li key={key}>{label}</li>
        ))}
      </ul>
      <p className="mt-6">
        <a className="button" href={`#${fieldId(`correct${answerField(first)}`)}`}>
          {say.answer()}
        </a>
      </p>
    </section>
  );
}

/** Why a code did nothing whose form is no longer there. */
function CodeRefused({ refused }: { refused: RefusedForm }) {
  return (
    <div id="code" className="mb-16 measure">
      <ErrorSummary failure={failureOf(refused, say.notDone())} fields={[]} errors={{}} />
    </div>
  );
}

function Greeting({ siteView, view }: { siteView: SiteView; view: OwnView }) {
  const { heading, lead } = greetingOf(siteView, view);
  return (
    <div className="arrival-message" role="status">
      <h1 className="display text-section">{heading}</h1>
      <p className="mt-6 text-lead">{lead}</p>
    </div>
  );
}

/** What the page says first. */
function greetingOf({ texts, edition }: SiteView, view: OwnView): { heading: string; lead: string } {
  const { done, isCancelled, isPast } = view;
  const said = edition.personal;
  if (isCancelled) {
    const lead = done === 'cancel' ? say.cancelled() : said.afterAll;
    return { heading: said.cancelled, lead };
  }
  if (isPast) return { heading: say.isOver(), lead: said.over };
  const lead = (done && DONE[done]?.()) ?? `${texts.days}, ${texts.venue}.`;
  return { heading: said.registered, lead };
}

/** The ticket, and the calendar entry; nothing once it doesn't count. */
function OwnTicket({ siteView, view }: { siteView: SiteView; view: OwnView }) {
  const { ticket, isTicketWithheld, fee } = view;
  if (!ticket && !isTicketWithheld) return <div />;
  return (
    <div>
      <h2 className="text-title font-bold">{say.ticket()}</h2>
      <p className="text-quiet">{ticket ? siteView.edition.personal.ticket : say.ticketOncePaid()}</p>
      {ticket && (
        <>
          <QrCode side={ticket.side} path={ticket.path} label={say.ticketQrCode()} />
          <p>{say.ticketNumber({ number: ticket.number })}</p>
        </>
      )}
      {fee && <p className="mt-6">{say.pay({ fee })}</p>}
      {siteView.current?.eventDate && (
        <p className="mt-6 print:hidden">
          <a className="button" href={publicAddress.calendar}>
            {say.addCalendar()}
          </a>
        </p>
      )}
    </div>
  );
}
