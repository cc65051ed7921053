import type { ReactNode } from 'react';
import { Island } from '#platform/client/island.tsx';
import { definePage, type Page } from '#platform/client/page.ts';
import { callAddress } from '#platform/contract/call.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { PageLinks } from '#ui/page-links.tsx';
import { StatusBanner } from '#ui/status-banner.tsx';
import { StructuredData } from '#ui/structured-data.tsx';
import { counter } from '../contract.ts';
import { readCurrentEvent } from '../current-event.ts';
import type { CurrentEdition } from '../edition.ts';
import { editionWords } from '../edition-words.ts';
import { eventFacts } from '../event-facts.ts';
import { nextChange, type Phase, phaseAt, scheduleOf } from '../schedule.ts';
import { AboutSection } from './home/about-section.tsx';
import { AudienceSection } from './home/audience-section.tsx';
import { Hero } from './home/hero.tsx';
import { OrganiserSection } from './home/organiser-section.tsx';
import { PackagesSection } from './home/packages-section.tsx';
import { PastHero } from './home/past-hero.tsx';
import { SectionLinks } from './home/section-links.tsx';
import { SummitClothSection } from './home/summit-cloth-section.tsx';
import { ThemeBanner } from './home/theme-banner.tsx';

const DESCRIPTION =
  'Two days in Accra on what artificial intelligence changes in business, and how to put it to work. See the theme, the fees and how to take part.';

export interface HomeData {
  event: CurrentEdition | undefined;
  phase: Phase;
  /** When the page is rendered, for what ends by itself. */
  now: Date;
  /** What has just happened to the visitor; a mere text is shown as a banner. */
  greeting?: ReactNode;
  publicUrl: string;
}

type Greet = (home: HomeData) => ReactNode;

const page = definePage<HomeData>({
  load: async ({ call, now, publicUrl }) => {
    const event = await readCurrentEvent(call);
    const phase = phaseAt(now, scheduleOf(event));
    return { event, phase, now, publicUrl };
  },

  head: ({ event, now, publicUrl }) => {
    const { name, placeAndDays } = editionWords(event);
    return {
      title: `${name} · ${placeAndDays}`,
      description: DESCRIPTION,
      extra: (
        <>
          <PageLinks url={`${publicUrl}${publicAddress.home}`} title={name} description={DESCRIPTION} />
          {event?.entered && <StructuredData facts={eventFacts(event, publicUrl, now)} />}
        </>
      ),
    };
  },

  validUntil: ({ event, now }) => nextChange(now, scheduleOf(event)),

  View: ({ data: { event, phase, now, greeting } }) => (
    <>
      <ValidUntil instant={nextChange(now, scheduleOf(event))} />
      {typeof greeting === 'string' ? <StatusBanner>{greeting}</StatusBanner> : greeting}
      {phase === 'after' ? <PastHero event={event} /> : <Hero event={event} phase={phase} now={now} />}
      <Island name="section-links" component={SectionLinks} props={{}} />
      <AboutSection theme={event?.theme} />
      <AudienceSection event={event} phase={phase} />
      <ThemeBanner theme={event?.theme} />
      <PackagesSection phase={phase} />
      <SummitClothSection phase={phase} />
      <OrganiserSection />
    </>
  ),
});

/**
 * The home page, with what the forms that lead to it have to say, by the value of the query parameter
 * `notice`; `always` is said without one.
 */
export function homePage(notices: Readonly<Record<string, Greet>>, always?: Greet): Page<HomeData> {
  return {
    ...page,
    load: async (request) => {
      const data = await page.load(request);
      const greet = notices[request.query.notice ?? ''] ?? always;
      return { ...data, greeting: greet?.(data) };
    },
  };
}

/** Tells the browser when the page changes with time, in case somebody has left it open. */
function ValidUntil({ instant }: { instant: Date | undefined }) {
  if (!instant) return null;
  return <div hidden data-valid-until={instant.toISOString()} data-clock={callAddress(counter)} />;
}
