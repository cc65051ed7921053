import type { Context, Hono } from 'hono';
import type { OwnForm, PageRequest } from '#platform/client/page.ts';
import { type Language, languagePrefix, siteLanguages } from '#platform/contract/language.ts';
import { REFUSAL_STATUS, Refusal } from '#platform/contract/refusal.ts';
import type { Services } from '#platform/server/http/context.ts';
import { atOneAddress } from '#platform/server/http/final-slash.ts';
import type { Handler } from '#platform/server/http/handler.ts';
import { inProcessClient } from '#platform/server/http/in-process.ts';
import { requestLog } from '#platform/server/http/log-requests.ts';
import { visitorContext } from '#platform/server/http/request-context.ts';
import type { FindAssets } from '#platform/server/pages/assets.ts';
import type {
  AfterPressing,
  AnyPage,
  MagicLinkRequest,
  MagicLinkRoute,
} from '#platform/server/pages/magic-link-route.ts';
import { readFilesForm, readPlainForm } from '#platform/server/pages/plain-form.ts';
import { siteUrl } from '#platform/server/site-url.ts';
import { forOneVisitor } from './for-one-visitor.ts';
import { fromModules } from './from-modules.ts';
import { keepFiles } from './keep-files.ts';
import { LANGUAGE_ASKED } from './page-languages.ts';
import { type KnownSiteView, renderPage } from './render-page.tsx';
import { unread } from './unread.ts';
import { answerWrongLink } from './wrong-link.ts';

interface Options {
  services: Services;
  handlers: readonly Handler[];
  assets: FindAssets;
  known: KnownSiteView;
  routes: readonly MagicLinkRoute[];
}

/** Nobody keeps such a page, and search engines leave it out. */
const HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' };

/** The pages that only somebody with the link sees. */
export function mountMagicLinkPages(app: Hono, options: Options): void {
  for (const route of options.routes) {
    const open = (c: Context) =>
      forOneVisitor(c, options.services, async () => {
        const request = magicLinkRequest(c, options);
        const page = await route.page(request);
        const asked = siteLanguages().find((one) => one === request.query[LANGUAGE_ASKED]);
        if (page && asked) return leadTo(c, asked, options.services.config);
        return page ? show(c, page, request, options) : answerWrongLink(c, options.services);
      });
    app.get(route.path, atOneAddress({}, open));
    app.post(route.path, async (c) => {
      const { services } = options;
      const read = route.takesFiles
        ? readFilesForm(services, c.req.raw, c.env)
        : readPlainForm(services, c.req.raw, c.env).then((values) => ({ values, files: {} }));
      const form = await read.catch(unread);
      if (!(form instanceof Refusal)) return press(c, route, form, options);
      return forOneVisitor(c, services, () =>
        showRefused(c, route, magicLinkRequest(c, options), { values: {}, options, refusal: form }),
      );
    });
  }
}

/** To the same page in another language. */
function leadTo(c: Context, language: Language, { publicUrl }: Services['config']): Response {
  const response = c.redirect(publicUrl + languagePrefix(language) + c.req.path, 303);
  for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value);
  return response;
}

async function press(
  c: Context,
  route: MagicLinkRoute,
  { values, files }: { values: Record<string, string>; files: Record<string, File> },
  options: Options,
): Promise<Response> {
  const request = magicLinkRequest(c, options);
  const inTurn = <T>(make: () => Promise<T>) => forOneVisitor(c, options.services, make);
  const answer = async (after: AfterPressing) => {
    if ('page' in after) return show(c, after.page, request, options);
    const response = 'response' in after ? after.response : c.redirect(after.location, 303);
    for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value);
    return response;
  };
  try {
    const pressed = await inTurn(async () => {
      await keepFiles(request.context, values, files);
      const after = await route.press(request, values, files);
      return 'waiting' in after ? after : answer(after);
    });
    if (pressed instanceof Response) return pressed;
    const after = await pressed.waiting;
    return await inTurn(() => answer(after));
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    return inTurn(() => showRefused(c, route, request, { values, options, refusal: thrown }));
  }
}

async function showRefused(
  c: Context,
  route: MagicLinkRoute,
  request: MagicLinkRequest,
  {
    values,
    options,
    refusal: { code, message, errors, waitSeconds },
  }: { values: Record<string, string>; options: Options; refusal: Refusal },
): Promise<Response> {
  const page = await route.page(request);
  if (!page) return answerWrongLink(c, options.services);
  const response = await show(c, page, request, options, { refused: { values, code, message, errors } });
  if (waitSeconds !== undefined) response.headers.set('retry-after', String(waitSeconds));
  return response;
}

async function show(
  c: Context,
  page: AnyPage,
  { context, params, query }: MagicLinkRequest,
  { services, handlers, assets, known }: Options,
  own: OwnForm = {},
): Promise<Response> {
  const request: PageRequest = {
    call: inProcessClient(handlers, context),
    now: services.clock.now(),
    params,
    query,
    publicUrl: siteUrl(services.config),
  };
  // Not its own address: that doesn't belong in the page.
  const rendering = {
    path: '',
    isOneVisitors: true,
    assets,
    known,
    log: requestLog(c, services.log),
    ...fromModules(services),
    own,
  };
  const { text, status } = await renderPage(page, request, rendering);
  const refused = own.refused && REFUSAL_STATUS[own.refused.code];
  return c.html(text, (refused ?? status) as 200, HEADERS);
}

function magicLinkRequest(c: Context, { services }: Options): MagicLinkRequest {
  return {
    context: visitorContext(services, c.req.raw, c.env),
    params: c.req.param() as Record<string, string>,
    query: c.req.query(),
  };
}
