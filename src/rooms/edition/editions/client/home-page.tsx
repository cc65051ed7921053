import { Fragment, type ReactNode } from 'react';
import { Island } from '#platform/client/island.tsx';
import { definePage, type Page } from '#platform/client/page.ts';
import { callAddress } from '#platform/contract/call.ts';
import type { Message } from '#platform/contract/message.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import {
  type HomeSectionName,
  orderedSections,
  ownSectionsBelow,
} from '#rooms/edition/content/home-content.ts';
import { isShown } from '#rooms/edition/content/shown-sections.ts';
import { Landed, MayFly } from '#ui/may-fly.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import { StatusBanner } from '#ui/status-banner.tsx';
import { StructuredData } from '#ui/structured-data.tsx';
import { counter } from '../contract.ts';
import * as say from '../messages.ts';
import { nextChange, type Phase, phaseAt, scheduleOf } from '../schedule.ts';
import { readSiteView, type SiteView } from '../site-view.ts';
import { structuredFacts } from '../structured-facts.ts';
import { type PricesOnPage, pricesChange, statusWith } from '../ticket-prices.ts';
import { AboutSection } from './home/about-section.tsx';
import { AudienceSection } from './home/audience-section.tsx';
import { Hero } from './home/hero.tsx';
import { OrganiserSection } from './home/organiser-section.tsx';
import { OwnSection, type OwnSectionContent, ownSectionId } from './home/own-section.tsx';
import { PackagesSection } from './home/packages-section.tsx';
import { PastHero } from './home/past-hero.tsx';
import { Announced, hasPictures, NextSummit, PAST_IDS, PastPictures } from './home/past-sections.tsx';
import { SectionLinks } from './home/section-links.island.tsx';
import { SummitClothSection } from './home/summit-cloth-section.tsx';
import { ThemeBanner } from './home/theme-banner.tsx';
import type { CountForHome } from './offers/home-figure.ts';
import type { HomeSection, ShownSection } from './offers/home-section.ts';
import type { NextSummitForm } from './offers/next-summit-form.ts';

/** The sections below the top, as the links to them call them. */
const SECTIONS: Readonly<Record<HomeSectionName, { id: string; label: Message }>> = {
  about: { id: 'about', label: say.about },
  audience: { id: 'attend', label: say.whoShouldAttend },
  theme: { id: 'theme', label: say.theme },
  packages: { id: 'pricing', label: say.packages },
  cloth: { id: 'cloth', label: say.cloth },
  organiser: { id: 'organiser', label: say.organiser },
};
/** Those that invite people to a summit, and are in the way once it is over. */
const INVITING: ReadonlySet<HomeSectionName> = new Set(['about', 'audience', 'theme', 'packages']);

/** How long it says that there is no thread. */
const BARE_MS = 60_000;

export interface HomeData extends PricesOnPage {
  siteView: SiteView;
  phase: Phase;
  /** When the page is rendered, for what ends by itself. */
  now: Date;
  /** What has just happened to the visitor; a mere text is shown as a banner. */
  greeting?: ReactNode;
  publicUrl: string;
  /** What other modules show. */
  added: readonly ShownSection[];
  /** What they have counted, once it is over. */
  figures: readonly string[];
  /** Whether the cloth has no thread, once it is over. */
  isBare?: boolean;
  NextForm?: NextSummitForm | undefined;
}

export type Greet = (home: HomeData) => ReactNode | Promise<ReactNode>;

const page = definePage<HomeData>({
  load: async (request) => {
    const { now, publicUrl } = request;
    const siteView = await readSiteView(request);
    return {
      siteView,
      phase: phaseAt(now, scheduleOf(siteView.current)),
      now,
      publicUrl,
      added: [],
      figures: [],
      prices: undefined,
      pricesRead: true,
    };
  },

  head: ({ siteView, now, publicUrl, added, greeting, prices }) => {
    const { titleEnd, description } = siteView.edition.hero;
    const { name } = siteView.texts;
    return {
      title: titleEnd ? `${name} · ${titleEnd}` : name,
      namesSite: true,
      description,
      extra: (
        <>
          <PageLinks url={`${publicUrl}${publicAddress.home}`} title={name} description={description} />
          {greeting && <MayFly />}
          {added.map(({ id, head }) => (
            <Fragment key={id}>{head}</Fragment>
          ))}
          {siteView.current?.entered && (
            <StructuredData facts={structuredFacts(siteView.current, siteView, { publicUrl, now, prices })} />
          )}
        </>
      ),
    };
  },

  status: statusWith,

  expiresAt: ({ siteView, now, added, prices, isBare }) => {
    const changes = [
      // Registrations don't render it again.
      isBare ? new Date(now.getTime() + BARE_MS) : undefined,
      nextChange(now, scheduleOf(siteView.current)),
      ...pricesChange(prices, now),
      ...added.map(({ expiresAt }) => expiresAt),
    ];
    const known = changes.filter((change) => change !== undefined);
    return known.toSorted((a, b) => a.getTime() - b.getTime())[0];
  },

  View: ({ data }) => {
    const { siteView, phase, now, greeting } = data;
    return (
      <>
        <ValidUntil instant={nextChange(now, scheduleOf(siteView.current))} />
        {typeof greeting === 'string' ? <StatusBanner>{greeting}</StatusBanner> : greeting}
        {greeting && <Landed />}
        {phase === 'after' ? <Past data={data} /> : <Upcoming data={data} />}
      </>
    );
  },
});

interface Part {
  id: string;
  label: string;
  name?: HomeSectionName;
  content: ReactNode;
}

/** What stands below the top, in the order that organisers chose, with the sections of their own. */
function partsOf(siteView: SiteView, phase: Phase): Part[] {
  const { edition } = siteView;
  const specified = orderedSections(edition).flatMap((name): Part[] => {
    const { id, label } = SECTIONS[name];
    const content = isShown(name, edition[name]) && contentOf(name, siteView, phase);
    return [...(content ? [{ id, label: label(), name, content }] : []), ...ownBelow(edition, name)];
  });
  return [...ownBelow(edition, 'top'), ...specified];
}

function ownBelow(edition: SiteView['edition'], name: HomeSectionName | 'top'): Part[] {
  return ownSectionsBelow(edition, name).map((section) => ownPart(edition, section));
}

function ownPart({ homePage }: SiteView['edition'], section: OwnSectionContent): Part {
  const id = ownSectionId(homePage, section);
  return { id, label: section.heading, content: <OwnSection id={id} section={section} /> };
}

function contentOf(name: HomeSectionName, siteView: SiteView, phase: Phase): ReactNode {
  const { edition, texts } = siteView;
  switch (name) {
    case 'about':
      return <AboutSection about={edition.about} theme={texts.theme} />;
    case 'audience':
      return <AudienceSection siteView={siteView} phase={phase} />;
    case 'theme':
      return <ThemeBanner theme={texts.theme} />;
    case 'packages':
      return <PackagesSection siteView={siteView} phase={phase} />;
    case 'cloth':
      return <SummitClothSection siteView={siteView} phase={phase} />;
    case 'organiser':
      return <OrganiserSection siteView={siteView} />;
  }
}

/** Before and during the summit. */
function Upcoming({ data: { siteView, phase, now, added, prices } }: { data: HomeData }) {
  const parts = partsOf(siteView, phase);
  return (
    <>
      <Hero siteView={siteView} phase={phase} now={now} prices={prices} />
      <OnThisPage sections={[...added, ...parts]} />
      <Added sections={added} />
      <Added sections={parts} />
    </>
  );
}

/** What the summit was, and when the next one is. */
function Past({ data: { siteView, phase, added, figures, isBare, NextForm } }: { data: HomeData }) {
  const { edition } = siteView;
  const { past } = edition;
  const parts = partsOf(siteView, phase);
  const cloth = parts.find(({ name }) => name === 'cloth');
  const organiser = parts.filter(({ name }) => name === 'organiser');
  const inviting = parts.filter(({ name }) => name && INVITING.has(name));
  const own = edition.homePage.own
    .filter((section) => section.isShown && section.isShownAfter)
    .map((section) => ownPart(edition, section));
  return (
    <>
      <PastHero siteView={siteView} />
      <OnThisPage
        sections={[
          ...(cloth ? [cloth] : []),
          ...added,
          ...(hasPictures(past) ? [{ id: PAST_IDS.pictures, label: say.pictures() }] : []),
          { id: PAST_IDS.next, label: say.nextSummit() },
          ...own,
          ...organiser,
        ]}
      />
      {cloth && <SummitClothSection {...{ siteView, phase, figures, isBare }} />}
      <Added sections={added} />
      {hasPictures(past) && <PastPictures past={past} />}
      <NextSummit siteView={siteView} Form={NextForm} />
      <Added sections={own} />
      {inviting.length > 0 && (
        <Announced past={past}>
          <Added sections={inviting} />
        </Announced>
      )}
      <Added sections={organiser} />
    </>
  );
}

function Added({ sections }: { sections: readonly Pick<ShownSection, 'id' | 'content'>[] }) {
  return sections.map(({ id, content }) => <Fragment key={id}>{content}</Fragment>);
}

function OnThisPage({ sections }: { sections: readonly { id: string; label: string }[] }) {
  if (sections.length === 0) return null;
  const links = sections.map(({ id, label }) => ({ id, label }));
  return <Island name="section-links" component={SectionLinks} props={{ sections: links }} />;
}

interface HomeParts {
  sections: readonly HomeSection[];
  counts: readonly CountForHome[];
  /** Whether the cloth has no thread. */
  isBare: () => Promise<boolean>;
  readPrices: () => Promise<PricesOnPage>;
  nextForm: (() => Promise<NextSummitForm>) | undefined;
}

/**
 * The home page, with what the forms that lead to it have to say, by the value of the query parameter
 * `notice`; `always` is said without one. And with the sections of other modules.
 */
export function homePage(
  { sections, counts, readPrices, nextForm, ...cloth }: HomeParts,
  notices: Readonly<Record<string, Greet>>,
  always?: Greet,
): Page<HomeData> {
  return {
    ...page,
    load: async (request) => {
      const data = await page.load(request);
      const greet = notices[request.query.notice ?? ''] ?? always;
      const shown = await Promise.all(sections.map((section) => section(request, data.phase)));
      const added = shown.filter((section) => section !== undefined);
      const counted =
        data.phase === 'after'
          ? await Promise.all(counts.map((count) => count(request).catch(() => undefined)))
          : [];
      const figures = counted.filter((figure) => figure !== undefined);
      // What can't be counted isn't said to be none.
      const isBare = data.phase === 'after' && (await cloth.isBare().catch(() => false));
      const priced = data.phase === 'after' ? {} : await readPrices();
      const NextForm = data.phase === 'after' ? await nextForm?.() : undefined;
      return { ...data, ...priced, added, figures, isBare, NextForm, greeting: await greet?.(data) };
    },
  };
}

/** Tells the browser when the page changes with time, in case somebody has left it open. */
function ValidUntil({ instant }: { instant: Date | undefined }) {
  if (!instant) return null;
  return <div hidden data-valid-until={instant.toISOString()} data-clock={callAddress(counter)} />;
}
