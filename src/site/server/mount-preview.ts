import type { Context, Hono } from 'hono';
import { type Content, viewContent } from '#modules/content/contract.ts';
import { type OwnForm, type PageRequest, Redirect, type RefusedForm } from '#platform/client/page.ts';
import type { Call, CallArguments, CallClient, CallOutput } from '#platform/contract/call.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { Services } from '#platform/server/http/context.ts';
import type { Handler } from '#platform/server/http/handler.ts';
import { inProcessClient } from '#platform/server/http/in-process.ts';
import { requestLog } from '#platform/server/http/log-requests.ts';
import { visitorContext } from '#platform/server/http/request-context.ts';
import type { FindAssets } from '#platform/server/pages/assets.ts';
import { readPlainForm } from '#platform/server/pages/plain-form.ts';
import type { PublicRoute } from '#platform/server/pages/public-route.ts';
import { siteUrl } from '#platform/server/site-url.ts';
import * as say from '../messages.ts';
import { forOneVisitor } from './for-one-visitor.ts';
import { fromModules } from './from-modules.ts';
import { Missing, renderPage } from './render-page.tsx';
import { answerWrongLink } from './wrong-link.ts';

interface Options {
  services: Services;
  handlers: readonly Handler[];
  assets: FindAssets;
  routes: readonly PublicRoute[];
  /** Whether the request may see the draft with this token. */
  mayPreview: (request: Request, token: string) => Promise<boolean>;
  readDraft: () => Promise<Content>;
}

/** Nobody keeps a draft, and search engines leave it out. */
const HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
};
const LINKS = /(href|action)="(\/[^"]*)"/g;

/** The public pages as they will be once the draft is published. They are rendered for each request. */
export function mountPreview(app: Hono, options: Options): void {
  // What has a dot in its name is a file, such as a calendar or a style sheet.
  const patterns = options.routes.map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/.]+')}/?$`));
  const isPage = (path: string) => patterns.some((pattern) => pattern.test(path));
  for (const route of options.routes) {
    const path = publicAddress.preview(':token') + (route.path === publicAddress.home ? '' : route.path);
    const answer = async (c: Context, own: OwnForm) => {
      const { token, ...params } = c.req.param() as Record<string, string>;
      if (!token || !(await options.mayPreview(c.req.raw, token))) {
        return answerWrongLink(c, options.services);
      }
      const prefix = publicAddress.preview(token);
      const within = (address: string) =>
        isPage(address.replace(/[?#].*/, '')) ? prefix + address : address;
      try {
        const { text, status } = await renderDraft(c, route, params, { ...options, own });
        const html = text.replace(LINKS, (_whole, name, address) => `${name}="${within(address)}"`);
        return c.html(html, status as 200, HEADERS);
      } catch (thrown) {
        if (thrown instanceof Redirect) return c.redirect(within(thrown.location), 302);
        throw thrown;
      }
    };
    app.get(path, (c) => forOneVisitor(c, options.services, () => answer(c, { isPreview: true })));
    app.post(path, async (c) => {
      if (!(await route.page(options.services)).submit) return c.notFound();
      const { captcha: _unused, ...values } = await readPlainForm(options.services, c.req.raw, c.env);
      const refused: RefusedForm = {
        values,
        code: 'conflict',
        message: say.previewNotSent(),
        errors: {},
        isPreview: true,
      };
      return forOneVisitor(c, options.services, () => answer(c, { isPreview: true, refused }));
    });
  }
}

async function renderDraft(
  c: Context,
  route: PublicRoute,
  params: Record<string, string>,
  options: Options & { own: OwnForm },
) {
  const { services, handlers, assets, own } = options;
  const context = visitorContext(services, c.req.raw, c.env);
  const request: PageRequest = {
    call: withDraft(inProcessClient(handlers, context), await options.readDraft()),
    now: services.clock.now(),
    params,
    query: {},
    publicUrl: siteUrl(services.config),
  };
  const path = route.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''));
  const log = requestLog(c, services.log);
  const renderOptions = { path, assets, log, ...fromModules(services), isDraft: true, known: new Map(), own };
  try {
    return await renderPage(await route.page(services), request, renderOptions);
  } catch (thrown) {
    if (thrown instanceof Missing) return thrown.render(path);
    throw thrown;
  }
}

/** Answers with the draft instead of what is published. */
function withDraft(inner: CallClient, draft: Content): CallClient {
  return async <C extends Call>(call: C, input: CallArguments<C>): Promise<CallOutput<C>> =>
    call.name === viewContent.name ? (draft as CallOutput<C>) : inner(call, input);
}
