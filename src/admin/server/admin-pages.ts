import type { Context, Hono } from 'hono';
import { ownScreen } from '#features/auth/client/own-screen.ts';
import { type Access, type Actor, mayAccess } from '#platform/contract/access.ts';
import type { FindAssets } from '#platform/server/pages/assets.ts';
import { ADMIN_SCREENS, UNDECLARED } from '../admin-screens.ts';
import { renderAdminShell } from './admin-shell.tsx';

interface Options {
  whoAsks: (request: Request) => Promise<Actor | undefined>;
  assets: FindAssets;
}

const LOGIN = '/admin/login';
const ACCOUNT = '/admin/account';
/** Anything below /admin, at any depth. */
const ANYTHING = '/admin/:rest{.+}';

/** The admin's addresses. The server checks the session before it sends anything to the browser. */
export function mountAdmin(app: Hono, { whoAsks, assets }: Options): void {
  const shell = (c: Context, status: 200 | 403 | 404, actor: Actor | undefined) => {
    c.header('cache-control', 'no-store');
    return c.html(renderAdminShell(assets, actor), status);
  };
  const answer = (screen: string, access: Access) => async (c: Context) => {
    const actor = await whoAsks(c.req.raw);
    if (actor && screen === LOGIN) return c.redirect(firstScreen(c.req.url, actor));
    if (mayAccess(access, actor)) return shell(c, screen === UNDECLARED ? 404 : 200, actor);
    if (actor?.mustSetUpTwoFactor) return c.redirect(ACCOUNT);
    if (actor) return shell(c, 403, actor);
    const { pathname, search } = new URL(c.req.url);
    return c.redirect(`${LOGIN}?next=${encodeURIComponent(pathname + search)}`);
  };
  for (const [screen, access] of Object.entries(ADMIN_SCREENS)) {
    if (screen !== UNDECLARED) app.get(screen.replaceAll('$', ':'), answer(screen, access));
  }
  app.get(ANYTHING, answer(UNDECLARED, ADMIN_SCREENS[UNDECLARED]));
}

/** Where to send a signed-in user who requests the login. */
function firstScreen(address: string, actor: Actor): string {
  const { searchParams, origin } = new URL(address);
  return actor.mustSetUpTwoFactor ? ACCOUNT : ownScreen(searchParams.get('next') ?? undefined, origin);
}
