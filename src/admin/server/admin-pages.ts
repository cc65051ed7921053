import type { IncomingHttpHeaders } from 'node:http';
import type { Context, Hono } from 'hono';
import { type Access, type Actor, mayAccess } from '#platform/contract/access.ts';
import { type Language, language, siteLanguages } from '#platform/contract/language.ts';
import { signInAddress } from '#platform/contract/sign-in-addresses.ts';
import type { SiteIdentity } from '#platform/contract/site-identity.ts';
import { mayChooseDesk } from '#platform/server/http/speak.ts';
import type { ServerModule } from '#platform/server/module.ts';
import type { FindAssets } from '#platform/server/pages/assets.ts';
import type { ResponseCache } from '#platform/server/pages/response-cache.ts';
import { ownScreen, SESSION_COOKIE } from '#rooms/access/contract.ts';
import { screensOf, UNDECLARED } from '../screens-of.ts';
import { renderAdminShell, renderSignIn } from './admin-shell.tsx';

interface Options {
  modules: readonly ServerModule[];
  whoAsks: (request: Request) => Promise<Actor | undefined>;
  assets: FindAssets;
  cache: ResponseCache;
  readSite: () => Promise<SiteIdentity>;
}

const ACCOUNT = '/admin/account';
/** Anything below /admin, at any depth. */
const ANYTHING = '/admin/:rest{.+}';

export function guardedScreens(modules: readonly ServerModule[]): Readonly<Record<string, Access>> {
  return screensOf(
    modules.flatMap(({ kinds = [], screens }) => [
      ...kinds.map(({ kind }) => kind),
      ...(screens ? [screens] : []),
    ]),
  );
}

/** The admin's addresses. The server checks the session before it sends anything to the browser. */
export function mountAdmin(app: Hono, { modules, whoAsks, assets, cache, readSite }: Options): void {
  const send = (c: Context, page: string, status: 200 | 403 | 404 = 200) => {
    c.header('cache-control', 'no-store');
    return c.html(page, status);
  };
  const answer = (screen: string, access: Access) => async (c: Context) => {
    const actor = await whoAsks(c.req.raw);
    const { pathname, search } = new URL(c.req.url);
    if (!actor) return c.redirect(signInAddress.loginFor(pathname + search));
    const page = renderAdminShell(assets, await readSite(), actor);
    if (mayAccess(access, actor)) return send(c, page, screen === UNDECLARED ? 404 : 200);
    return actor.mustSetUpTwoFactor ? c.redirect(ACCOUNT) : send(c, page, 403);
  };
  app.get(signInAddress.login, async (c) => {
    const actor = c.req.query('again') ? undefined : await whoAsks(c.req.raw);
    if (actor) return c.redirect(firstScreen(c.req.url, actor));
    const isAnothers = ownerOf(siteLanguages());
    const key = isAnothers(c.req.header()) ? `${signInAddress.login} ${language()}` : signInAddress.login;
    return cache.answer(c, { key, isAnothers }, async () => ({
      text: renderSignIn(assets, await readSite()),
      headers: { 'cache-control': 'no-store' },
    }));
  });
  app.get(signInAddress.resetPassword, async (c) => send(c, renderSignIn(assets, await readSite())));
  for (const [screen, access] of Object.entries(guardedScreens(modules))) {
    if (screen !== UNDECLARED) app.get(screen.replaceAll('$', ':'), answer(screen, access));
  }
  app.get(ANYTHING, answer(UNDECLARED, 'signed-in'));
}

/** For whom the login is another page, or none. */
function ownerOf(languages: readonly Language[]) {
  return (headers: IncomingHttpHeaders) =>
    Boolean(headers.cookie?.includes(`${SESSION_COOKIE}=`)) || mayChooseDesk(headers, languages);
}

/** Where to send a signed-in user who requests the login. */
function firstScreen(address: string, actor: Actor): string {
  const { searchParams, origin } = new URL(address);
  return actor.mustSetUpTwoFactor ? ACCOUNT : ownScreen(searchParams.get('next') ?? undefined, origin);
}
