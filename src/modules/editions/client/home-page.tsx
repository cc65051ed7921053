import { Fragment, type ReactNode } from 'react';
import { isShown } from '#modules/content/shown-sections.ts';
import { Island } from '#platform/client/island.tsx';
import { definePage, type Page } from '#platform/client/page.ts';
import { callAddress } from '#platform/contract/call.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { PageLinks } from '#ui/page-links.tsx';
import { StatusBanner } from '#ui/status-banner.tsx';
import { StructuredData } from '#ui/structured-data.tsx';
import { counter } from '../contract.ts';
import * as say from '../messages.ts';
import { nextChange, type Phase, phaseAt, scheduleOf } from '../schedule.ts';
import { readSiteView, type SiteView } from '../site-view.ts';
import { structuredFacts } from '../structured-facts.ts';
import { AboutSection } from './home/about-section.tsx';
import { AudienceSection } from './home/audience-section.tsx';
import { Hero } from './home/hero.tsx';
import { OrganiserSection } from './home/organiser-section.tsx';
import { PackagesSection } from './home/packages-section.tsx';
import { PastHero } from './home/past-hero.tsx';
import { SectionLinks } from './home/section-links.island.tsx';
import { SummitClothSection } from './home/summit-cloth-section.tsx';
import { ThemeBanner } from './home/theme-banner.tsx';
import type { HomeSection, ShownSection } from './offers/home-section.ts';

/** The sections below the top, as the links to them call them. */
const SECTIONS = [
  { name: 'about', id: 'about', label: say.about },
  { name: 'audience', id: 'attend', label: say.whoShouldAttend },
  { name: 'theme', id: 'theme', label: say.theme },
  { name: 'packages', id: 'pricing', label: say.packages },
  { name: 'cloth', id: 'cloth', label: say.cloth },
  { name: 'organiser', id: 'organiser', label: say.organiser },
] as const;

export interface HomeData {
  siteView: SiteView;
  phase: Phase;
  /** When the page is rendered, for what ends by itself. */
  now: Date;
  /** What has just happened to the visitor; a mere text is shown as a banner. */
  greeting?: ReactNode;
  publicUrl: string;
  /** What other modules show. */
  added: readonly ShownSection[];
}

export type Greet = (home: HomeData) => ReactNode | Promise<ReactNode>;

const page = definePage<HomeData>({
  load: async (request) => {
    const { now, publicUrl } = request;
    const siteView = await readSiteView(request);
    return { siteView, phase: phaseAt(now, scheduleOf(siteView.current)), now, publicUrl, added: [] };
  },

  head: ({ siteView, now, publicUrl, added }) => {
    const { titleEnd, description } = siteView.edition.hero;
    const { name } = siteView.texts;
    return {
      title: titleEnd ? `${name} · ${titleEnd}` : name,
      namesSite: true,
      description,
      extra: (
        <>
          <PageLinks url={`${publicUrl}${publicAddress.home}`} title={name} description={description} />
          {added.map(({ id, head }) => (
            <Fragment key={id}>{head}</Fragment>
          ))}
          {siteView.current?.entered && (
            <StructuredData facts={structuredFacts(siteView.current, siteView, { publicUrl, now })} />
          )}
        </>
      ),
    };
  },

  expiresAt: ({ siteView, now, added }) => {
    const changes = [
      nextChange(now, scheduleOf(siteView.current)),
      ...added.map(({ expiresAt }) => expiresAt),
    ];
    const known = changes.filter((change) => change !== undefined);
    return known.toSorted((a, b) => a.getTime() - b.getTime())[0];
  },

  View: ({ data: { siteView, phase, now, greeting, added } }) => {
    const { current, edition, texts } = siteView;
    const shown = SECTIONS.filter(({ name }) => isShown(name, edition[name]));
    const shows = (wanted: (typeof SECTIONS)[number]['name']) => shown.some(({ name }) => name === wanted);
    return (
      <>
        <ValidUntil instant={nextChange(now, scheduleOf(current))} />
        {typeof greeting === 'string' ? <StatusBanner>{greeting}</StatusBanner> : greeting}
        {phase === 'after' ? (
          <PastHero siteView={siteView} />
        ) : (
          <Hero siteView={siteView} phase={phase} now={now} />
        )}
        {shown.length + added.length > 0 && (
          <Island
            name="section-links"
            component={SectionLinks}
            props={{
              sections: [
                ...added.map(({ id, label }) => ({ id, label })),
                ...shown.map(({ id, label }) => ({ id, label: label() })),
              ],
            }}
          />
        )}
        {added.map(({ id, content }) => (
          <Fragment key={id}>{content}</Fragment>
        ))}
        {shows('about') && <AboutSection about={edition.about} theme={texts.theme} />}
        {shows('audience') && <AudienceSection siteView={siteView} phase={phase} />}
        {shows('theme') && <ThemeBanner theme={texts.theme} />}
        {shows('packages') && <PackagesSection siteView={siteView} phase={phase} />}
        {shows('cloth') && <SummitClothSection cloth={edition.cloth} phase={phase} />}
        {shows('organiser') && <OrganiserSection siteView={siteView} />}
      </>
    );
  },
});

/**
 * The home page, with what the forms that lead to it have to say, by the value of the query parameter
 * `notice`; `always` is said without one. And with the sections of other modules.
 */
export function homePage(
  sections: readonly HomeSection[],
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
      return { ...data, added, greeting: await greet?.(data) };
    },
  };
}

/** Tells the browser when the page changes with time, in case somebody has left it open. */
function ValidUntil({ instant }: { instant: Date | undefined }) {
  if (!instant) return null;
  return <div hidden data-valid-until={instant.toISOString()} data-clock={callAddress(counter)} />;
}
