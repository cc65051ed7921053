import { readSiteView, type SiteView } from '#modules/editions/site-view.ts';
import { summitFacts } from '#modules/editions/structured-facts.ts';
import { Island } from '#platform/client/island.tsx';
import { definePage } from '#platform/client/page.ts';
import { leaveInMainAs } from '#platform/contract/language.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { zoneName } from '#platform/contract/zoned-time.ts';
import { Alert } from '#ui/alert.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import { RichMessage } from '#ui/rich-message.tsx';
import { StructuredData } from '#ui/structured-data.tsx';
import { PROGRAMME_CALENDAR, PROGRAMME_PAGE } from '../../addresses.ts';
import { nextChange } from '../../next-change.ts';
import { firstDayOf, nowAndNext, stateAt, turnsOf } from '../../now-and-next.ts';
import type { Programme } from '../../site-contract.ts';
import * as text from '../../site-messages.ts';
import { Cloths, seedsOf } from './band.tsx';
import { barProps, daysOf } from './bar-props.ts';
import { DaySection } from './day-section.tsx';
import { sessionFacts } from './facts.ts';
import { type Filter, isListed, matching } from './filter.ts';
import { FilterForm } from './filter-form.tsx';
import { hasTooManyRooms } from './lanes.ts';
import { ProgrammeBar } from './programme-bar.island.tsx';
import { readProgramme } from './read-programme.ts';

interface ProgrammeData {
  /** Undefined when it could not be read, null while nothing is published. */
  programme: Programme | null | undefined;
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
      return { programme, filter, siteView: await readSiteView(request), now, publicUrl };
    },

    status: ({ programme }) => (programme === undefined ? 503 : 200),

    /** Rendered again whenever something begins or ends, so that it is right without a script, too. */
    expiresAt: ({ programme, now }) => (programme ? nextChange(programme, now) : undefined),

    head: ({ programme, filter, siteView, publicUrl }) => {
      const description = text.description({ summit: siteView.texts.name });
      const { current } = siteView;
      return {
        title: text.programme(),
        description,
        extra: (
          <>
            <PageLinks
              url={`${publicUrl}${PROGRAMME_PAGE}`}
              title={text.programme()}
              description={description}
            />
            <link rel="stylesheet" href={sheet} />
            {programme && <link rel="alternate" type="text/calendar" href={PROGRAMME_CALENDAR} />}
            {(!programme || Object.keys(filter).length > 0) && <meta name="robots" content="noindex" />}
            {programme && current?.entered && Object.keys(filter).length === 0 && (
              <StructuredData
                facts={{
                  ...summitFacts(current, siteView, publicUrl),
                  subEvent: programme.sessions
                    .filter((session) => !isBreak(programme, session.kind))
                    .map((session) => sessionFacts(session, programme, siteView, publicUrl)),
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
  return data.programme ? <Whole {...data} programme={data.programme} /> : <Nothing {...data} />;
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

function Whole({ programme, filter, siteView, now }: ProgrammeData & { programme: Programme }) {
  const { texts } = siteView;
  const found = matching(programme, filter);
  const seeds = [...new Set(found.flatMap(seedsOf))];
  const cloths = new Map(seeds.map((seed, index) => [seed, index]));
  const { next } = nowAndNext(programme.sessions, now.getTime(), firstDayOf(programme));
  // Its full stop stands with the venue.
  leaveInMainAs(`${texts.venue}.`, texts.venue);
  const zone = zoneName(programme.zone, turnsOf(programme.sessions));
  return (
    <div className="programme" data-listed={isListed(filter) || hasTooManyRooms(found) || undefined}>
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
      <Island name="programme-bar" component={ProgrammeBar} props={barProps(programme, found, now)} />
      <div className="wrap pb-24">
        <FilterForm programme={programme} filter={filter} found={found.length} />
        {daysOf(programme, found).map(({ date }) => (
          <DaySection
            key={date}
            date={date}
            sessions={found.filter(({ day }) => day === date)}
            programme={programme}
            cloths={cloths}
            stateOf={(session) => stateAt(session, now.getTime(), next)}
          />
        ))}
      </div>
    </div>
  );
}
