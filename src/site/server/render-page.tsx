import { renderToStaticMarkup } from 'react-dom/server';
import {
  type OwnForm,
  type Page,
  type PageRequest,
  Redirect,
  type RefusedForm,
} from '#platform/client/page.ts';
import type { Call, CallArguments, CallClient, CallOutput } from '#platform/contract/call.ts';
import { askedEdition, type Language, language } from '#platform/contract/language.ts';
import { REFUSAL_STATUS, Refusal } from '#platform/contract/refusal.ts';
import { failureOf } from '#platform/server/http/mount-calls.ts';
import { sayIn } from '#platform/server/in-language.ts';
import type { Log } from '#platform/server/log.ts';
import type { FindAssets } from '#platform/server/pages/assets.ts';
import {
  type Content,
  NEUTRAL_CONTENT,
  readSiteView,
  type SiteView,
  siteViewOf,
  viewContent,
} from '#rooms/edition/contract.ts';
import { failurePage } from '../failure-page.tsx';
import { Layout, type LayoutProps } from '../layout.tsx';
import { notFoundPage } from '../not-found-page.tsx';
import { Document } from './document.tsx';
import type { FromModules, LayoutLinks } from './from-modules.ts';
import { prefetchedPages } from './inline-scripts.ts';
import { withMainLanguage } from './left-in-main.ts';
import { withLocalLinks } from './local-links.ts';
import { ownPageLanguages, pageLanguages } from './page-languages.ts';

const STYLE = 'src/ui/site.css';
const SCRIPT = 'src/site/site.tsx';
/** React writes an end tag for every shape of a drawing; the pages have hundreds. */
const EMPTY_SHAPE = /><\/(?:path|use|rect)>/g;

interface Rendered {
  text: string;
  status: number;
  /** When the page changes by the clock, as far as it knows. */
  expiresAt?: Date | undefined;
}

export interface RenderOptions extends FromModules {
  path: string;
  assets: FindAssets;
  log: Log;
  own?: OwnForm;
  /** Its address is nobody else's to know. */
  isOneVisitors?: boolean;
  /** Visitors don't see it yet. */
  isDraft?: boolean;
  /** What the last page that could be rendered knew. */
  known: KnownSiteView;
  /** The address of this page with a form that works without JavaScript. */
  plainPath?: string | undefined;
}

/** Kept for a page that says that nothing can be read, in each language. */
export type KnownSiteView = Map<Language, SiteView>;

/** Thrown instead of rendering a page that isn't there, because the page that says so may be kept already. */
export class Missing extends Error {
  override readonly name = 'Missing';
  readonly render: (path: string) => Promise<Rendered>;

  constructor(render: Missing['render']) {
    super('there is no such page');
    this.render = render;
  }
}

/** Renders a page, or the failure page. Throws only a Redirect, or Missing. */
export async function renderPage<Data>(
  page: Page<Data>,
  request: PageRequest,
  options: RenderOptions,
): Promise<Rendered> {
  const { call, hasFailed } = watchFailures(request.call);
  const noticed = { ...request, call: withKnownContent(call, options.known.get(language())) };
  try {
    const refused = options.own?.refused;
    const render = async (path: string, data: Data) => {
      const { isWhole, ...links } = await options.layoutLinks();
      const text = await withSiteView(page, data, noticed, { ...options, path, links });
      const isIncomplete = hasFailed() || !isWhole;
      if (!isIncomplete && !askedEdition()) options.known.set(language(), await readSiteView(noticed));
      const status = isIncomplete ? REFUSAL_STATUS.unavailable : (page.status?.(data) ?? 200);
      return {
        text,
        status: refused ? refusedStatus(refused) : status,
        expiresAt: page.expiresAt?.(data),
      };
    };
    const isThere = (await page.exists?.(noticed)) ?? true;
    if (!isThere && !refused) throw new Missing(async (path) => render(path, await page.load(noticed)));
    const data = await page.load(noticed);
    const isMissing = !refused && page.status?.(data) === REFUSAL_STATUS['not-found'];
    if (isMissing) throw new Missing((path) => render(path, data));
    return await render(options.path, data);
  } catch (thrown) {
    if (thrown instanceof Redirect || thrown instanceof Missing) throw thrown;
    if (thrown instanceof Refusal && thrown.code === 'not-found') {
      throw new Missing((path) => renderMissing(request, { ...options, path }));
    }
    options.log.error({ err: thrown, path: options.path }, 'a page could not be rendered');
    return renderFailure(thrown, request.now, options);
  }
}

/** Any other is a form that has to be corrected. */
const AS_IT_IS: readonly RefusedForm['code'][] = [
  ...(['unavailable', 'too-many', 'malformed', 'too-large', 'unsupported-type'] as const),
];

function refusedStatus({ code }: RefusedForm): number {
  return REFUSAL_STATUS[AS_IT_IS.includes(code) ? code : 'invalid'];
}

/** Shown instead of a page that could not be rendered. Loads no data, because that may be what failed. */
export function renderFailure(
  thrown: unknown,
  now: Date,
  options: Omit<RenderOptions, 'log' | 'layoutLinks'>,
): Rendered {
  const failure = failureOf(thrown);
  const siteView = options.known.get(language()) ?? siteViewOf(undefined, NEUTRAL_CONTENT, now);
  return {
    text: toHtml(
      failurePage,
      failure,
      { now, siteView, current: siteView, links: [], notices: [], pastYears: [] },
      options,
    ),
    status: REFUSAL_STATUS[failure.code],
  };
}

export async function renderMissing(request: PageRequest, options: RenderOptions): Promise<Rendered> {
  const { call, hasFailed } = watchFailures(request.call);
  const { isWhole, ...links } = await options.layoutLinks();
  const views = await readViews({ ...request, call }, options);
  const text = toHtml(notFoundPage, views.siteView, { now: request.now, ...views, ...links }, options);
  return { text, status: REFUSAL_STATUS[hasFailed() || !isWhole ? 'unavailable' : 'not-found'] };
}

async function withSiteView<Data>(
  page: Pick<Page<Data>, 'head' | 'View' | 'isBare'>,
  data: Data,
  request: PageRequest,
  options: Omit<RenderOptions, 'layoutLinks'> & { links: LayoutLinks },
): Promise<string> {
  const views = await readViews(request, options);
  return toHtml(
    page,
    data,
    { now: request.now, ...views, ...options.links },
    { ...options, query: request.query },
  );
}

/** Of what the page is about, and of the edition that people register for. */
async function readViews(request: PageRequest, { isDraft }: Pick<RenderOptions, 'isDraft'>) {
  const siteView = await readSiteView(request);
  if (!askedEdition() || isDraft) return { siteView, current: siteView };
  // Another client: what this one has read is kept for it.
  const call: CallClient = (asked, input) => request.call(asked, input);
  return { siteView, current: await sayIn(language(), () => readSiteView({ ...request, call })) };
}

interface Shown extends Omit<RenderOptions, 'log' | 'layoutLinks'>, Partial<Pick<PageRequest, 'query'>> {}

function toHtml<Data>(
  { head, View, isBare }: Pick<Page<Data>, 'head' | 'View' | 'isBare'>,
  data: Data,
  layout: Pick<LayoutProps, 'now' | 'siteView' | 'current'> & LayoutLinks,
  { path, query, assets, own, isOneVisitors, isDraft, plainPath, feeds }: Shown,
): string {
  const { siteView } = layout;
  const { title, namesSite, description, extra } = head(data);
  const name = withYear(siteView.site.identity.name);
  const languages = isOneVisitors ? ownPageLanguages() : pageLanguages(path, query);
  const markup = renderToStaticMarkup(
    <Document
      title={namesSite ? withYear(title) : `${title} · ${name}`}
      siteName={name}
      look={siteView.site.look}
      description={description}
      head={
        <>
          {extra}
          {feeds.map((feed) => (
            <link
              key={feed.path}
              rel="alternate"
              type="application/rss+xml"
              title={feed.title()}
              href={feed.path}
            />
          ))}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, which the security policy names */}
          <script type="speculationrules" dangerouslySetInnerHTML={{ __html: prefetchedPages() }} />
        </>
      }
      plainPath={plainPath}
      style={assets(STYLE)}
      script={assets(SCRIPT)}
      paintsFirst
    >
      {isBare ? (
        <View data={data} {...own} />
      ) : (
        <Layout {...layout} {...{ path, isDraft, languages }}>
          <View data={data} {...own} />
        </Layout>
      )}
    </Document>,
  );
  return `<!doctype html>${withMainLanguage(withLocalLinks(markup.replace(EMPTY_SHAPE, '/>')))}`;
}

/** So that results of a search tell a summit that is over from the current one. */
function withYear(title: string): string {
  const past = askedEdition();
  return past && !title.includes(String(past.year)) ? `${title} ${past.year}` : title;
}

/** Notices when a call fails, even if the page goes on without its data. An expected refusal is no failure. */
function watchFailures(inner: CallClient): { call: CallClient; hasFailed: () => boolean } {
  let failed = false;
  const call = <C extends Call>(asked: C, input: CallArguments<C>) =>
    inner(asked, input).catch((thrown: unknown) => {
      failed ||= !(thrown instanceof Refusal);
      throw thrown;
    });
  return { call, hasFailed: () => failed };
}

/** While the content can't be read, what was read last stands instead. */
function withKnownContent(inner: CallClient, known: Content | undefined): CallClient {
  return async <C extends Call>(call: C, input: CallArguments<C>): Promise<CallOutput<C>> => {
    if (call.name !== viewContent.name || !known) return inner(call, input);
    return inner(call, input).catch(() => known as CallOutput<C>);
  };
}
