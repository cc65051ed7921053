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
import { Announced, hasPictures, NextSummit, PAST_IDS, PastPictures } from './home/past-sections.tsx';
import { SectionLinks } from './home/section-links.island.tsx';
import { SummitClothSection } from './home/summit-cloth-section.tsx';
import { ThemeBanner } from './home/theme-banner.tsx';
import type { CountForHome } from './offers/home-figure.ts';
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
type SectionName = (typeof SECTIONS)[number]['name'];
/** Those that invite people to a summit, and are in the way once it is over. */
const INVITING: ReadonlySet<SectionName> = new Set(['about', 'audience', 'theme', 'packages']);

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
  /** What they have counted, once it is over. */
  figures: readonly string[];
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
    };
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

  View: ({ data }) => {
    const { siteView, phase, now, greeting } = data;
    return (
      <>
        <ValidUntil instant={nextChange(now, scheduleOf(siteView.current))} />
        {typeof greeting === 'string' ? <StatusBanner>{greeting}</StatusBanner> : greeting}
        {phase === 'after' ? <Past data={data} /> : <Upcoming data={data} />}
      </>
    );
  },
});

function shownSections({ edition }: SiteView) {
  const shown = SECTIONS.filter(({ name }) => isShown(name, edition[name]));
  return { shown, shows: (wanted: SectionName) => shown.some(({ name }) => name === wanted) };
}

/** Before and during the summit. */
function Upcoming({ data: { siteView, phase, now, added } }: { data: HomeData }) {
  const { shown, shows } = shownSections(siteView);
  return (
    <>
      <Hero siteView={siteView} phase={phase} now={now} />
      <OnThisPage sections={[...added, ...shown.map(({ id, label }) => ({ id, label: label() }))]} />
      <Added sections={added} />
      <Invitation siteView={siteView} phase={phase} />
      {shows('cloth') && <SummitClothSection siteView={siteView} phase={phase} />}
      {shows('organiser') && <OrganiserSection siteView={siteView} />}
    </>
  );
}

/** What the summit was, and when the next one is. */
function Past({ data: { siteView, phase, added, figures } }: { data: HomeData }) {
  const { past } = siteView.edition;
  const { shown, shows } = shownSections(siteView);
  const labelOf = (wanted: SectionName) =>
    shown.filter(({ name }) => name === wanted).map(({ id, label }) => ({ id, label: label() }));
  return (
    <>
      <PastHero siteView={siteView} />
      <OnThisPage
        sections={[
          ...labelOf('cloth'),
          ...added,
          ...(hasPictures(past) ? [{ id: PAST_IDS.pictures, label: say.pictures() }] : []),
          { id: PAST_IDS.next, label: say.nextSummit() },
          ...labelOf('organiser'),
        ]}
      />
      {shows('cloth') && <SummitClothSection siteView={siteView} phase={phase} figures={figures} />}
      <Added sections={added} />
      {hasPictures(past) && <PastPictures past={past} />}
      <NextSummit siteView={siteView} />
      {shown.some(({ name }) => INVITING.has(name)) && (
        <Announced past={past}>
          <Invitation siteView={siteView} phase={phase} />
        </Announced>
      )}
      {shows('organiser') && <OrganiserSection siteView={siteView} />}
    </>
  );
}

/** What wins people for the summit. */
function Invitation({ siteView, phase }: Pick<HomeData, 'siteView' | 'phase'>) {
  const { edition, texts } = siteView;
  const { shows } = shownSections(siteView);
  return (
    <>
      {shows('about') && <AboutSection about={edition.about} theme={texts.theme} />}
      {shows('audience') && <AudienceSection siteView={siteView} phase={phase} />}
      {shows('theme') && <ThemeBanner theme={texts.theme} />}
      {shows('packages') && <PackagesSection siteView={siteView} phase={phase} />}
    </>
  );
}

function Added({ sections }: { sections: readonly ShownSection[] }) {
  return sections.map(({ id, content }) => <Fragment key={id}>{content}</Fragment>);
}

function OnThisPage({ sections }: { sections: readonly { id: string; label: string }[] }) {
  if (sections.length === 0) return null;
  const links = sections.map(({ id, label }) => ({ id, label }));
  return <Island name="section-links" component={SectionLinks} props={{ sections: links }} />;
}

/**
 * The home page, with what the forms that lead to it have to say, by the value of the query parameter
 * `notice`; `always` is said without one. And with the sections of other modules.
 */
export function homePage(
  { sections, counts }: { sections: readonly HomeSection[]; counts: readonly CountForHome[] },
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
      return { ...data, added, figures, greeting: await greet?.(data) };
    },
  };
}

/** Tells the browser when the page changes with time, in case somebody has left it open. */
function ValidUntil({ instant }: { instant: Date | undefined }) {
  if (!instant) return null;
  return <div hidden data-valid-until={instant.toISOString()} data-clock={callAddress(counter)} />;
}
