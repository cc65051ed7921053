import { type Context, Hono } from 'hono';
import { mountAdmin } from '#admin/server/admin-pages.ts';
import { mountDocumentation } from '#documentation/documentation.ts';
import { mayAccess } from '#platform/contract/access.ts';
import { addressPattern, callAddresses, isForPrograms } from '#platform/contract/call.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { RETRY_SECONDS, Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Health } from '#platform/server/health.ts';
import type { Services } from '#platform/server/http/context.ts';
import { csrfGuard } from '#platform/server/http/csrf-guard.ts';
import { mountHealth } from '#platform/server/http/health-routes.ts';
import { logRequests, requestLog } from '#platform/server/http/log-requests.ts';
import { failureOf, mountCalls, refuseAt } from '#platform/server/http/mount-calls.ts';
import { oneHost } from '#platform/server/http/one-host.ts';
import { describeRequest } from '#platform/server/http/request-context.ts';
import { beginningOf } from '#platform/server/http/secret-addresses.ts';
import { securityHeaders, strictTransport } from '#platform/server/http/security-headers.ts';
import { routeWithoutLanguage, speak } from '#platform/server/http/speak.ts';
import { warnOfProxy } from '#platform/server/http/warn-of-proxy.ts';
import { givenBy } from '#platform/server/module.ts';
import type { FindAssets } from '#platform/server/pages/assets.ts';
import type { ResponseCache } from '#platform/server/pages/response-cache.ts';
import { Busy } from '#platform/server/work-queue.ts';
import { identify } from '#rooms/access/server.ts';
import { DESK_PREVIEW, viewDraft } from '#rooms/edition/contract.ts';
import { contentFor, previewLinkWorks, siteIdentityOf } from '#rooms/edition/server.ts';
import { inlineScripts } from '#site/server/inline-scripts.ts';
import { mountMagicLinkPages } from '#site/server/mount-magic-link-pages.ts';
import { mountPreview } from '#site/server/mount-preview.ts';
import { pastEditions } from '#site/server/past-editions.ts';
import { mountMissing, mountPages } from '#site/server/public-pages.ts';
import { type KnownSiteView, renderFailure } from '#site/server/render-page.tsx';
import { HANDLERS } from './modules.ts';
import { mountPictures } from './pictures.ts';
import { MAGIC_LINK_ROUTES, PUBLIC_ROUTES, REDIRECTS } from './routes.ts';

/** What the addresses of all screens begin with. */
const ADMIN = '/admin';

export interface AppOptions {
  services: Services;
  health: Health;
  cache: ResponseCache;
  assets: FindAssets;
  /** Serves the built files; absent if another server does. */
  files?: (app: Hono, cache: ResponseCache) => void;
  /** For tests: throws if a reply doesn't match its declaration. */
  checkReplies?: boolean;
  /** For development: the page policy for the sources, which need inline scripts. */
  relaxed?: boolean;
}

/** The whole program as one request handler, without a port: pictures → guards → calls → pages. */
export function createApp(options: AppOptions): Hono {
  const { services, health, cache, assets, files, checkReplies = false, relaxed = false } = options;
  const { modules } = services;
  const known: KnownSiteView = new Map();
  const whoAsks = (request: Request, database?: Database) => identify(services, request.headers, database);
  const makeContext = async (request: Request, connection: unknown) => ({
    ...describeRequest(services, request, connection),
    actor: await whoAsks(request),
  });
  // With and without a final slash: people type both, and pages lead to the one that they have.
  const app = new Hono({ strict: false });
  routeWithoutLanguage(app);

  app.use(cache.middleware(), logRequests(services.log, health));
  app.use(speak(services, new Set(HANDLERS.flatMap(({ call }) => callAddresses(call)))));
  app.use(pastEditions(services));
  app.use(warnOfProxy(services.config, services.log), strictTransport(services.config), oneHost);
  // Pictures have their own policy, which the one for pages would overwrite.
  mountPictures(app, services, cache);
  app.use(
    securityHeaders({
      relaxed,
      inlineScripts: inlineScripts(),
      inlineStyles: givenBy(modules, 'inlineStyles').flat(),
      frames: Object.assign({}, ...givenBy(modules, 'frames')),
      embeddable: [publicAddress.shareImages],
      cameras: givenBy(modules, 'cameraPages').flat().map(beginningOf),
      framed: {
        by: ADMIN,
        addresses: givenBy(modules, 'framed').flat().map(addressPattern),
        pages: publicAddress.preview(''),
      },
    }),
  );
  for (const mount of givenBy(modules, 'mountUnguarded')) mount(app, services);
  app.use(csrfGuard(services.config));
  mountHealth(app, health);

  mountDocumentation(app, HANDLERS, {
    config: services.config,
    assets,
    cache,
    readSite: () => siteIdentityOf(services.store.database),
  });
  mountCalls(app, HANDLERS, {
    makeContext,
    whoAsks,
    services,
    cache,
    checkReplies,
  });

  mountAdmin(app, {
    modules,
    whoAsks,
    assets,
    cache,
    readSite: () => siteIdentityOf(services.store.database),
  });
  for (const mount of givenBy(modules, 'mount')) mount(app, { services, handlers: HANDLERS, cache, assets });
  mountPreview(app, {
    services,
    handlers: HANDLERS,
    assets,
    routes: PUBLIC_ROUTES,
    mayPreview: async (request, token) =>
      token === DESK_PREVIEW
        ? mayAccess(viewDraft.access, await whoAsks(request))
        : previewLinkWorks(services, token),
    readDraft: (tried) => contentFor(services, 'drafted', tried),
  });
  mountMagicLinkPages(app, { services, handlers: HANDLERS, assets, known, routes: MAGIC_LINK_ROUTES });
  const pages = {
    ...{ services, handlers: HANDLERS, cache, assets, known },
    ...{ routes: PUBLIC_ROUTES, redirects: REDIRECTS },
  };
  mountPages(app, pages);
  // After the pages: looking for a file accesses the disk, and a cached page shouldn't wait for that.
  files?.(app, cache);
  mountMissing(app, pages);
  app.onError((error, c) => {
    const { path } = c.req;
    if (error instanceof Refusal) return refuseAt(path, error);
    if (error instanceof Busy)
      return isForPage(c) ? failedPage(c, error, options, known) : refuseAt(path, failureOf(error));
    requestLog(c, services.log).error({ err: error, path }, 'a request failed unexpectedly');
    return isForPage(c) ? failedPage(c, error, options, known) : refuseAt(path, failureOf(error));
  });
  return app;
}

function isForPage({ req }: Context): boolean {
  return !isForPrograms(req.path) && !!req.header('accept')?.includes('text/html');
}

function failedPage(
  c: Context,
  error: Error,
  { services, assets }: AppOptions,
  known: KnownSiteView,
): Response {
  const { text, status } = renderFailure(error, services.clock.now(), {
    path: c.req.path,
    assets,
    known,
    feeds: givenBy(services.modules, 'feeds').flat(),
  });
  return c.html(text, status as 503, { 'cache-control': 'no-store', 'retry-after': String(RETRY_SECONDS) });
}
