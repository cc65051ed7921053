import type { Context, Hono } from 'hono';
import { ownScreen } from '#modules/auth/client/own-screen.ts';
import { type Access, type Actor, mayAccess } from '#platform/contract/access.ts';
import { signInAddress } from '#platform/contract/sign-in-addresses.ts';
import type { SiteIdentity } from '#platform/contract/site-identity.ts';
import type { ServerModule } from '#platform/server/module.ts';
import type { FindAssets } from '#platform/server/pages/assets.ts';
import { screensOf, UNDECLARED } from '../screens-of.ts';
import { renderAdminShell, renderSignIn } from './admin-shell.tsx';

interface Options {
  modules: readonly ServerModule[];
  whoAsks: (request: Request) => Promise<Actor | undefined>;
  assets: FindAssets;
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
export function mountAdmin(app: Hono, { modules, whoAsks, assets, readSite }: Options): void {
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
    return actor
      ? c.redirect(firstScreen(c.req.url, actor))
      : send(c, renderSignIn(assets, await readSite()));
  });
  app.get(signInAddress.resetPassword, async (c) => send(c, renderSignIn(assets, await readSite())));
  for (const [screen, access] of Object.entries(guardedScreens(modules))) {
    if (screen !== UNDECLARED) app.get(screen.replaceAll('$', ':'), answer(screen, access));
  }
  app.get(ANYTHING, answer(UNDECLARED, 'signed-in'));
}

/** Where to send a signed-in user who requests the login. */
function firstScreen(address: string, actor: Actor): string {
  const { searchParams, origin } = new URL(address);
  return actor.mustSetUpTwoFactor ? ACCOUNT : ownScreen(searchParams.get('next') ?? undefined, origin);
}
