import { Island } from '#platform/client/island.tsx';
import { definePage, type Page } from '#platform/client/page.ts';
import { callAddress } from '#platform/contract/call.ts';
import { zoneName } from '#platform/contract/zoned-time.ts';
import { counter, readSiteView, type SiteView } from '#rooms/edition/contract.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { PROGRAMME_PAGE } from '../../addresses.ts';
import { firstDayOf, nowAndNext, overlap, startOf, stateAt, turnsOf } from '../../now-and-next.ts';
import { dayInWords } from '../../shown-times.ts';
import type { Programme, Session } from '../../site-contract.ts';
import * as siteText from '../../site-messages.ts';
import * as text from '../../star-messages.ts';
import { Cloths, seedsOf } from './band.tsx';
import { DayZone } from './day-section.tsx';
import { KeepStars } from './keep-stars.island.tsx';
import { ProgrammeClock } from './programme-clock.island.tsx';
import { readProgramme } from './read-programme.ts';
import { SessionItem } from './session-item.tsx';
import { titlesInWords } from './titles-in-words.ts';

interface Given {
  ownKey: string;
  stars: readonly string[];
  wantsMails: boolean;
  /** Where calendars subscribe to it. */
  calendar: string;
  /** The site can send mails. */
  sendsMail: boolean;
  sheet: string;
}

interface OwnProgrammeData extends Given {
  siteView: SiteView;
  programme: Programme | null | undefined;
  now: Date;
}

/** What somebody put together, on every device and without a script. */
export function ownProgrammePage(given: Given): Page<OwnProgrammeData> {
  return definePage<OwnProgrammeData>({
    load: async (request) => ({
      ...given,
      siteView: await readSiteView(request),
      programme: await readProgramme(request.call),
      now: request.now,
    }),
    head: () => ({
      title: text.yours(),
      description: text.yours(),
      extra: (
        <>
          <meta name="robots" content="noindex, nofollow" />
          <link rel="stylesheet" href={given.sheet} />
        </>
      ),
    }),
    View,
  });
}

function View({ data }: { data: OwnProgrammeData }) {
  const { ownKey, stars, programme, siteView, calendar, now } = data;
  const sessions = programme?.sessions.filter(({ id }) => stars.includes(id)) ?? [];
  const shown = sessions.length > 0 ? sessions : (programme?.sessions ?? []);
  const zone = programme && zoneName(programme.zone, turnsOf(shown));
  return (
    <div className="programme" data-listed>
      <PageHeading
        title={text.yours()}
        lead={zone && text.yoursLead({ summit: siteView.texts.name, zone })}
        seed={PROGRAMME_PAGE}
      />
      <Island name="keep-stars" component={KeepStars} props={{ ownKey, stars: [...stars] }} />
      <div className="wrap pt-14 pb-24 md:pt-20">
        {sessions.length === 0 && <p className="text-lead">{text.ownEmpty()}</p>}
        <p className="my-programme-actions mt-4 print:hidden">
          <a className={`button ${sessions.length === 0 ? 'button-main' : ''}`} href={PROGRAMME_PAGE}>
            {text.chooseSessions()}
          </a>
          <a className="button" href={calendar}>
            {text.subscribe()}
          </a>
        </p>
        <Mails {...data} />
        {programme && <Days programme={programme} sessions={sessions} now={now} />}
        <p className="mt-10 text-small text-quiet print:hidden">{text.keepLink()}</p>
      </div>
    </div>
  );
}

function Mails({ wantsMails, sendsMail }: OwnProgrammeData) {
  if (!sendsMail) return null;
  return (
    <form method="post" className="my-programme-actions mt-6 items-center print:hidden">
      <input type="hidden" name="mails" value={wantsMails ? 'no' : 'yes'} />
      <button type="submit" className="button">
        {wantsMails ? text.tellMeNot() : text.tellMe()}
      </button>
      <p className="measure">{wantsMails ? text.told() : text.tellMeLead()}</p>
    </form>
  );
}

interface DaysProps {
  programme: Programme;
  /** Those they starred: what is next among them is theirs. */
  sessions: readonly Session[];
  now: Date;
}

function Days({ programme, sessions, now }: DaysProps) {
  const first = firstDayOf(programme);
  const { next } = nowAndNext(sessions, now.getTime(), first);
  const seeds = [...new Set(sessions.flatMap(seedsOf))];
  const cloths = new Map(seeds.map((seed, index) => [seed, index]));
  const held = sessions.filter(({ isCancelled }) => !isCancelled);
  return (
    <>
      <Cloths seeds={seeds} />
      <Island
        name="programme-clock"
        component={ProgrammeClock}
        props={{ clock: callAddress(counter), first }}
      />
      {[...Map.groupBy(sessions, ({ day }) => day)].map(([day, some]) => (
        <section key={day} className="day" aria-labelledby={day}>
          <h2 id={day} className="display mb-4 text-section">
            {dayInWords(day)}
          </h2>
          <DayZone sessions={some} programme={programme} />
          <ol className="day-sessions">
            {some
              .toSorted((a, b) => startOf(a) - startOf(b))
              .map((session) => (
                <SessionItem
                  key={session.id}
                  session={session}
                  place="n6"
                  programme={programme}
                  cloths={cloths}
                  state={stateAt(session, now.getTime(), next)}
                  isStarred
                  note={overlapsWith(session, held)}
                />
              ))}
          </ol>
        </section>
      ))}
    </>
  );
}

/** What nobody can attend as well, in words. */
function overlapsWith(session: Session, held: readonly Session[]): string | undefined {
  if (session.isCancelled) return siteText.cancelledSession();
  const others = held.filter((other) => other.id !== session.id && overlap(session, other));
  if (others.length === 0) return undefined;
  return text.overlaps({ titles: titlesInWords(others) });
}
