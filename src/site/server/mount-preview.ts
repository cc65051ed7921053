import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import { type OwnForm, type PageRequest, Redirect, type RefusedForm } from '#platform/client/page.ts';
import type { Call, CallArguments, CallClient, CallOutput } from '#platform/contract/call.ts';
import { addressPrefix, languagePrefix } from '#platform/contract/language.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { Services } from '#platform/server/http/context.ts';
import type { Handler } from '#platform/server/http/handler.ts';
import { inProcessClient } from '#platform/server/http/in-process.ts';
import { requestLog } from '#platform/server/http/log-requests.ts';
import { visitorContext } from '#platform/server/http/request-context.ts';
import type { FindAssets } from '#platform/server/pages/assets.ts';
import { readPageForm } from '#platform/server/pages/plain-form.ts';
import type { PublicRoute } from '#platform/server/pages/public-route.ts';
import { siteUrl } from '#platform/server/site-url.ts';
import { type Content, DESK_PREVIEW, TRIED, triedSection, viewContent } from '#rooms/edition/contract.ts';
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
  readDraft: (tried?: Tried) => Promise<Content>;
}

type Tried = z.output<typeof triedSection>;

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
    const answer = async (c: Context, own: OwnForm, tried?: Tried) => {
      const { token, ...params } = c.req.param() as Record<string, string>;
      if (!token || !(await options.mayPreview(c.req.raw, token))) {
        return answerWrongLink(c, options.services);
      }
      const prefix = addressPrefix() + publicAddress.preview(token);
      const within = (address: string) => {
        const local = withoutPrefix(address);
        return isPage(local.replace(/[?#].*/, '')) ? prefix + local : address;
      };
      try {
        const { text, status } = await renderDraft(c, route, params, { ...options, own, tried });
        const html = text.replace(LINKS, (_whole, name, address) => `${name}="${within(address)}"`);
        return c.html(html, status as 200, HEADERS);
      } catch (thrown) {
        if (thrown instanceof Redirect) return c.redirect(within(thrown.location), 302);
        throw thrown;
      }
    };
    app.get(path, (c) => forOneVisitor(c, options.services, () => answer(c, { isPreview: true })));
    app.post(path, async (c) => {
      const isDesk = c.req.param('token') === DESK_PREVIEW;
      const takesForm = (await route.page(options.services)).submit !== undefined;
      if (!isDesk && !takesForm) return c.notFound();
      const form = await readPageForm(options.services, c.req.raw, c.env);
      const { captcha: _unused, ...values } = form.values;
      const tried = isDesk ? triedIn(values) : undefined;
      if (tried) return forOneVisitor(c, options.services, () => answer(c, { isPreview: true }, tried));
      if (!takesForm) return c.notFound();
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

/** What somebody at the desk is writing; undefined if it is another form. */
function triedIn({ [TRIED]: text }: Readonly<Record<string, string>>): Tried | undefined {
  if (text === undefined) return undefined;
  try {
    return triedSection.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** A page that is previewed in a language, or of an edition, leads to others in it. */
function withoutPrefix(address: string): string {
  const prefix = [addressPrefix(), languagePrefix()].find(
    (one) => one && `${address}/`.startsWith(`${one}/`),
  );
  return address.slice(prefix?.length) || '/';
}

async function renderDraft(
  c: Context,
  route: PublicRoute,
  params: Record<string, string>,
  options: Options & { own: OwnForm; tried: Tried | undefined },
) {
  const { services, handlers, assets, own, tried } = options;
  const context = visitorContext(services, c.req.raw, c.env);
  const request: PageRequest = {
    call: withDraft(inProcessClient(handlers, context), await options.readDraft(tried)),
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
