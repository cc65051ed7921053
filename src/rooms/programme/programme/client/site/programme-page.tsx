import { Island } from '#platform/client/island.tsx';
import { definePage } from '#platform/client/page.ts';
import { leaveInMainAs } from '#platform/contract/language.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { zoneName } from '#platform/contract/zoned-time.ts';
import { readSiteView, type SiteView, summitFacts } from '#rooms/edition/contract.ts';
import { Alert } from '#ui/alert.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import { RichMessage } from '#ui/rich-message.tsx';
import { StructuredData } from '#ui/structured-data.tsx';
import { PROGRAMME_CALENDAR, PROGRAMME_PAGE } from '../../addresses.ts';
import { dayAddress, isByDay } from '../../days-shown.ts';
import { nextChange } from '../../next-change.ts';
import { firstDayOf, nowAndNext, stateAt, turnsOf } from '../../now-and-next.ts';
import { dayInWords } from '../../shown-times.ts';
import type { Programme } from '../../site-contract.ts';
import * as text from '../../site-messages.ts';
import { Cloths, seedsOf } from './band.tsx';
import { barProps, daysOf } from './bar-props.ts';
import { DaySection } from './day-section.tsx';
import { briefFacts, sessionFacts } from './facts.ts';
import { type Chosen, chosenBy, type Filter, isListed } from './filter.ts';
import { FilterForm } from './filter-form.tsx';
import { hasTooManyRooms } from './lanes.ts';
import { ProgrammeBar } from './programme-bar.island.tsx';
import { readProgramme } from './read-programme.ts';

/** Of a day that is too full for everybody's own. */
const SHARED_CLOTHS = 12;

interface ProgrammeData {
  /** Undefined when it could not be read, null while nothing is published. */
  programme: Programme | null | undefined;
  chosen: Chosen | undefined;
  filter: Filter;
  siteView: SiteView;
  now: Date;
  publicUrl: string;
}

/** Given the address of its style sheet. */
export const programmePage = (sheet: string) =>
  definePage<ProgrammeData>({
    load: async (request) => {
      const { query: filter, now, publicUrl } = request;
      const programme = await readProgramme(request.call);
      const chosen = programme ? chosenBy(programme, filter, now.getTime()) : undefined;
      return { programme, chosen, filter, siteView: await readSiteView(request), now, publicUrl };
    },

    status: ({ programme }) => (programme === undefined ? 503 : 200),

    /** Rendered again whenever something begins or ends, so that it is right without a script, too. */
    expiresAt: ({ programme, now }) => (programme ? nextChange(programme, now) : undefined),

    head: ({ programme, chosen, filter, siteView, publicUrl }) => {
      const summit = siteView.texts.name;
      const dayPage = chosen?.isDayPage ? filter.day : undefined;
      const day = dayPage && dayInWords(dayPage);
      const title = day ? text.programmeOn({ day }) : text.programme();
      const description = day ? text.descriptionOfDay({ summit, day }) : text.description({ summit });
      const isPage = programme && (dayPage || Object.keys(filter).length === 0);
      const { current } = siteView;
      return {
        title,
        description,
        extra: (
          <>
            <PageLinks
              url={publicUrl + (dayPage ? dayAddress(dayPage) : PROGRAMME_PAGE)}
              title={title}
              description={description}
              {...(isPage && chosen && besideDay(programme, chosen))}
            />
            <link rel="stylesheet" href={sheet} />
            {programme && <link rel="alternate" type="text/calendar" href={PROGRAMME_CALENDAR} />}
            {!isPage && <meta name="robots" content="noindex" />}
            {isPage && chosen && current?.entered && !isByDay(chosen.shown) && (
              <StructuredData
                facts={{
                  ...summitFacts(current, siteView, publicUrl),
                  subEvent: chosen.shown
                    .filter((session) => !isBreak(programme, session.kind))
                    .map((session) =>
                      chosen.alone
                        ? briefFacts(session, publicUrl)
                        : sessionFacts(session, programme, siteView, publicUrl),
                    ),
                }}
              />
            )}
          </>
        ),
      };
    },

    View,
  });

function View({ data }: { data: ProgrammeData }) {
  const { programme, chosen } = data;
  return programme && chosen ? <Whole {...data} {...{ programme, chosen }} /> : <Nothing {...data} />;
}

/** The pages of the days before and after the one that is shown alone. */
function besideDay({ days }: Programme, { alone }: Chosen) {
  const at = days.findIndex(({ date }) => date === alone);
  const [before, after] = [days[at - 1], days[at + 1]];
  if (at < 0) return {};
  return { previous: before && dayAddress(before.date), next: after && dayAddress(after.date) };
}

function isBreak({ kinds }: Programme, kind: string): boolean {
  return kinds.find(({ id }) => id === kind)?.isBreak ?? false;
}

function Nothing({ programme, siteView }: ProgrammeData) {
  return (
    <>
      <PageHeading title={text.programme()} lead={siteView.texts.placeAndDays} seed={PROGRAMME_PAGE} />
      <div className="wrap pb-24">
        {programme === undefined ? (
          <Alert kind="wrong">{text.failed()}</Alert>
        ) : (
          <>
            <p className="text-lead">{text.empty()}</p>
            <p className="mt-8">
              <a className="button" href={publicAddress.speakers}>
                {text.speakers()}
              </a>
            </p>
          </>
        )}
      </div>
    </>
  );
}

type WholeProps = ProgrammeData & { programme: Programme; chosen: Chosen };

function Whole({ programme, chosen, filter, siteView, now }: WholeProps) {
  const { texts } = siteView;
  const { shown, isDayPage } = chosen;
  const all = [...new Set(shown.flatMap(seedsOf))];
  const seeds = isByDay(shown) ? all.slice(0, SHARED_CLOTHS) : all;
  const cloths = new Map(all.map((seed, index) => [seed, index % seeds.length]));
  const { next } = nowAndNext(programme.sessions, now.getTime(), firstDayOf(programme));
  // Its full stop stands with the venue.
  leaveInMainAs(`${texts.venue}.`, texts.venue);
  const zone = zoneName(programme.zone, turnsOf(programme.sessions));
  return (
    <div className="programme" data-listed={isListed(filter) || hasTooManyRooms(shown) || undefined}>
      <PageHeading
        title={text.programme()}
        lead={
          <RichMessage
            of={text.lead({ days: texts.days, venue: texts.venue, zone })}
            tags={{ place: (venue) => <span className="inline-block max-w-full">{venue}</span> }}
          />
        }
        seed={PROGRAMME_PAGE}
      />
      <Cloths seeds={seeds} />
      <Island
        name="programme-bar"
        component={ProgrammeBar}
        props={barProps(programme, chosen, filter, now)}
      />
      <div className="wrap pb-24">
        <FilterForm
          programme={programme}
          filter={isDayPage ? {} : filter}
          found={filter.day ? shown.length : chosen.found.length}
        />
        {daysOf(programme, shown).map(({ date }) => (
          <DaySection
            key={date}
            date={date}
            sessions={shown.filter(({ day }) => day === date)}
            programme={programme}
            cloths={cloths}
            stateOf={(session) => stateAt(session, now.getTime(), next)}
          />
        ))}
      </div>
    </div>
  );
}
