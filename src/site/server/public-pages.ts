import type { Context, Hono } from 'hono';
import { type Page, type PageRequest, Redirect } from '#platform/client/page.ts';
import { SEARCH_MAX } from '#platform/contract/lists.ts';
import { REFUSAL_STATUS, RETRY_SECONDS, Refusal } from '#platform/contract/refusal.ts';
import type { Store } from '#platform/server/database/store.ts';
import { DatabaseUnavailable } from '#platform/server/database/unavailable.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { atOneAddress } from '#platform/server/http/final-slash.ts';
import type { Handler } from '#platform/server/http/handler.ts';
import { inProcessClient } from '#platform/server/http/in-process.ts';
import { requestLog } from '#platform/server/http/log-requests.ts';
import { failureOf, methodNotAllowed } from '#platform/server/http/mount-calls.ts';
import { visitorContext } from '#platform/server/http/request-context.ts';
import type { FindAssets } from '#platform/server/pages/assets.ts';
import { readPageForm } from '#platform/server/pages/plain-form.ts';
import {
  ANY_TEXT,
  type ListValues,
  PAGE_NUMBER,
  type PublicRoute,
  SHORT_IDS,
} from '#platform/server/pages/public-route.ts';
import { type Asking, type ResponseCache, VERSION_WITHIN_MS } from '#platform/server/pages/response-cache.ts';
import { siteUrl } from '#platform/server/site-url.ts';
import { within } from '#platform/server/within.ts';
import { expireFlash } from './flash-message.ts';
import { forOneSearch, forOneVisitor } from './for-one-visitor.ts';
import { fromModules } from './from-modules.ts';
import { keepFiles } from './keep-files.ts';
import { giveTicket, keepUp } from './plain-form-tickets.ts';
import {
  type KnownSiteView,
  Missing,
  type RenderOptions,
  renderMissing,
  renderPage,
} from './render-page.tsx';
import { unread } from './unread.ts';

interface Options {
  services: Services;
  handlers: readonly Handler[];
  cache: ResponseCache;
  assets: FindAssets;
  known: KnownSiteView;
  routes: readonly PublicRoute[];
  /** Old and alternative addresses, and where they redirect. */
  redirects: Readonly<Record<string, string>>;
}

/** The first one has no number in its address. */
const FURTHER_PAGE = /^(?!1$)[1-9]\d{0,5}$/;
const NAMES = /^[^,]{8}(?:,[^,]{8}){0,199}$/;
/** Requests a page with a form that works without JavaScript. */
const PLAIN = 'plain';

/** The public addresses: rendered once per content version, then served from memory until the next. */
export function mountPages(app: Hono, options: Options): void {
  const { cache } = options;
  for (const [from, to] of Object.entries(options.redirects)) {
    app.get(from, (c) => c.redirect(to, 308));
    app.all(from, () => methodNotAllowed(['GET']));
  }
  for (const route of options.routes) {
    const show = async (c: Context) => {
      const isPlain = c.req.query(PLAIN) && (await route.page(options.services)).submit;
      return isPlain
        ? forOneVisitor(c, options.services, () => servePlainPage(c, route, options))
        : servePage(c, route, cache, options);
    };
    app.get(route.path, atOneAddress(route, show));
    app.post(route.path, (c) => submitPage(c, route, options));
    app.all(route.path, async () => refuseMethod(await route.page(options.services)));
  }
  // Some call it for links that only one person has, and count those that nobody has: it is never repeated.
  app.notFound((c) => serveMissing(c, cache, options));
}

/** What answers at an address that nothing else does; to be mounted last. */
export function mountMissing(app: Hono, options: Options): void {
  app.get('*', (c) => serveMissing(c, options.cache, options, { isAnywhere: true }));
}

async function servePage(c: Context, route: PublicRoute, cache: ResponseCache, options: Options) {
  const { services } = options;
  const query = await allowedQuery(c, route, options);
  const context = visitor(c, options);
  // Requested for whoever may follow a link: what is shown once waits until somebody really opens the page.
  const isAhead = c.req.header('sec-purpose')?.startsWith('prefetch');
  const own = isAhead ? undefined : await route.own?.page(context);
  // The cookie says more than the message in the address, which a reload would repeat.
  if (own && query.notice) return c.redirect(c.req.path, 302);
  if (own) return forOneVisitor(c, options.services, () => serveOwnPage(c, own, context, options));
  const elsewhere = expireFlash(
    c.req.path,
    { notice: query.notice, at: c.req.query('at') },
    services.clock.now(),
  );
  if (elsewhere) return c.redirect(elsewhere, 302);
  if (route.isCached && !route.isCached(query)) {
    const page = await route.page(services);
    const request = pageRequest(c, query, context, options);
    return forOneSearch(c, services, () => ownPage(c, page, request, renderOptions(c, options)));
  }
  const path = addressOf(route, c.req.param());
  const key = withQuery(route.endsInSlash ? `${path}/` : path, query);
  const isAnothers = ownerOf(route);
  const answered = cache.answer(c, { key, isAnothers }, async () => {
    const request = pageRequest(c, query, context, options);
    // What can't be read now, the page says itself.
    const moved = await route.elsewhere?.(services, c.req.param()).catch(() => undefined);
    if (moved) throw new Redirect(moved, route.mayReturn?.(c.req.param()) ? 302 : 301);
    const page: Page = await route.page(services);
    const plain = withQuery(path, { ...query, [PLAIN]: '1' });
    const plainPath = page.submit && services.config.captcha ? plain : undefined;
    return renderPage(page, request, { ...renderOptions(c, options), path, plainPath });
  });
  return answered.catch((thrown) => {
    if (thrown instanceof Redirect) {
      // What moved may move back: then nobody must remember this.
      if (thrown.status === 301) c.header('cache-control', 'no-cache');
      return c.redirect(thrown.location, thrown.status);
    }
    if (thrown instanceof Missing)
      return answerMissing(c, cache, thrown, route.path, { isAnothers, isAnywhere: true });
    throw thrown;
  });
}

/** A form whose wait starts when it is opened. Rendered for one visitor, so it is never cached. */
async function servePlainPage(c: Context, route: PublicRoute, options: Options) {
  const context = visitor(c, options);
  const request = pageRequest(c, await allowedQuery(c, route, options), context, options);
  const given = await giveTicket(context);
  return ownPage(c, await route.page(options.services), request, {
    ...renderOptions(c, options),
    own: { ticket: given?.ticket },
  });
}

/** What has just happened is shown once: if somebody gets the rendered page, its cookie goes. */
async function serveOwnPage(c: Context, page: Page, context: CallContext, options: Options) {
  const request = pageRequest(c, {}, context, options);
  const response = await ownPage(c, page, request, renderOptions(c, options));
  return response.ok && c.req.method === 'GET' ? withCookies(response, context) : response;
}

async function submitPage(c: Context, route: PublicRoute, options: Options) {
  const page: Page = await route.page(options.services);
  const { submit } = page;
  if (!submit) return refuseMethod(page);
  // Before its turn comes: who sends slowly, or never to the end, keeps nobody from theirs.
  const form = await readPageForm(options.services, c.req.raw, c.env).catch(unread);
  return forOneVisitor(c, options.services, () => takeForm(c, route, { ...page, submit }, form, options));
}

/** Only a page with a form is posted to. */
function refuseMethod({ submit }: Page): Response {
  return methodNotAllowed(submit ? ['GET', 'POST'] : ['GET']);
}

async function takeForm(
  c: Context,
  route: PublicRoute,
  page: Page & Required<Pick<Page, 'submit'>>,
  form: Awaited<ReturnType<typeof readPageForm>> | Refusal,
  options: Options,
) {
  const context = visitor(c, options);
  const request = pageRequest(c, await allowedQuery(c, route, options), context, options);
  const values = form instanceof Refusal ? {} : form.values;
  try {
    // What can't be read, such as a file that is too large, is told on the page, too.
    if (form instanceof Refusal) throw form;
    await keepFiles(context, values, form.files);
    return withCookies(c.redirect(await page.submit(request, values), 303), context);
  } catch (thrown) {
    // A form that could not be processed comes back with what was typed.
    const refusal = thrown instanceof DatabaseUnavailable ? failureOf(thrown) : thrown;
    if (!(refusal instanceof Refusal)) throw thrown;
    const own = await keepUp(context, values, refusal);
    const response = await ownPage(c, page, request, { ...renderOptions(c, options), own });
    if (refusal.waitSeconds !== undefined) response.headers.set('retry-after', String(refusal.waitSeconds));
    return response;
  }
}

async function ownPage(c: Context, page: Page, request: PageRequest, options: RenderOptions) {
  try {
    const { text, status } = await renderPage(page, request, options);
    return c.html(text, status as 422, { 'cache-control': 'no-store', ...retryHeaders(status) });
  } catch (thrown) {
    if (thrown instanceof Redirect) return c.redirect(thrown.location, 303);
    throw thrown;
  }
}

/** When to try again, if that will help. */
function retryHeaders(status: number): Record<string, string> {
  return status === REFUSAL_STATUS.unavailable ? { 'retry-after': String(RETRY_SECONDS) } : {};
}

function withCookies(response: Response, { replyHeaders }: CallContext): Response {
  for (const cookie of replyHeaders.getSetCookie()) response.headers.append('set-cookie', cookie);
  return response;
}

function serveMissing(
  c: Context,
  cache: ResponseCache,
  options: Options,
  asking?: Pick<Asking, 'isAnywhere'>,
): Promise<Response> {
  const missing = new Missing((path) => {
    const request = pageRequest(c, {}, visitor(c, options), options);
    return renderMissing(request, { ...renderOptions(c, options), path });
  });
  return answerMissing(c, cache, missing, '', asking);
}

/** Every address that leads nowhere gets the same page: one for each route, and one for all others. */
function answerMissing(
  c: Context,
  cache: ResponseCache,
  { render }: Missing,
  path: string,
  asking: Omit<Asking, 'key'> = {},
): Promise<Response> {
  return cache.answer(c, { ...asking, key: `missing ${path}` }, () => render(path));
}

/** For whose owner a page may be another one. */
function ownerOf({ own }: PublicRoute): Asking['isAnothers'] {
  return own && (({ cookie }) => cookie?.includes(`${own.cookie}=`) ?? false);
}

/** A page's address in the only form in which it is kept. */
function addressOf({ path }: PublicRoute, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''));
}

function renderOptions(c: Context, { services, assets, known }: Options): RenderOptions {
  return { path: c.req.path, assets, known, log: requestLog(c, services.log), ...fromModules(services) };
}

function visitor(c: Context, { services }: Options): CallContext {
  return visitorContext(services, c.req.raw, c.env);
}

function pageRequest(
  c: Context,
  query: Record<string, string>,
  context: CallContext,
  { services, handlers }: Options,
): PageRequest {
  return {
    call: inProcessClient(handlers, context),
    now: services.clock.now(),
    params: c.req.param() as Record<string, string>,
    query,
    publicUrl: siteUrl(services.config),
  };
}

function withQuery(path: string, query: Record<string, string>): string {
  const text = String(new URLSearchParams(query));
  return text ? `${path}?${text}` : path;
}

async function allowedQuery(
  c: Context,
  route: PublicRoute,
  { services }: Options,
): Promise<Record<string, string>> {
  const allowed: Record<string, string> = {};
  for (const [name, listed] of Object.entries(route.query ?? {})) {
    const given = c.req.query(name);
    if (given === undefined) continue;
    if (listed === ANY_TEXT) {
      const text = given.trim().slice(0, SEARCH_MAX);
      if (text) allowed[name] = text;
      continue;
    }
    if (listed === PAGE_NUMBER || listed === SHORT_IDS) {
      const form = listed === PAGE_NUMBER ? FURTHER_PAGE : NAMES;
      if (form.test(given)) allowed[name] = given;
      continue;
    }
    const values = typeof listed === 'function' ? await listedNow(listed, services) : listed;
    if (values.includes(given)) allowed[name] = given;
  }
  return allowed;
}

/** What a database that is silent listed before: a kept page mustn't wait for it. */
const listedBefore = new WeakMap<Store, Map<ListValues, readonly string[]>>();

async function listedNow(listValues: ListValues, services: Services): Promise<readonly string[]> {
  const { store } = services;
  const before = listedBefore.get(store) ?? new Map<ListValues, readonly string[]>();
  listedBefore.set(store, before);
  const reading = listValues(services).then((values) => {
    before.set(listValues, values);
    return values;
  });
  const known = before.get(listValues);
  return known ? within(VERSION_WITHIN_MS, reading, known) : reading;
}
