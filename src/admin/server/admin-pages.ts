import type { Context, Hono } from 'hono';
import { ownScreen } from '#features/auth/client/own-screen.ts';
import { type Actor, mayAccess } from '#platform/contract/access.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import type { FindAssets } from '#platform/server/pages/assets.ts';
import { ADMIN_ROUTES } from '../admin-routes.ts';
import { renderAdminShell } from './admin-shell.tsx';

interface Options {
  makeContext: (request: Request, connection: unknown) => Promise<CallContext>;
  assets: FindAssets;
}

const LOGIN = '/admin/login';
const ACCOUNT = '/admin/account';

/** The admin's addresses: the server looks at the session before the browser sees anything of it. */
export function mountAdmin(app: Hono, { makeContext, assets }: Options): void {
  const shell = (c: Context, status: 200 | 403) => {
    c.header('cache-control', 'no-store');
    return c.html(renderAdminShell(assets), status);
  };
  for (const [path, access] of Object.entries(ADMIN_ROUTES)) {
    app.get(path, async (c) => {
      const { actor } = await makeContext(c.req.raw, c.env);
      if (actor && path === LOGIN) return c.redirect(firstScreen(c.req.url, actor));
      if (mayAccess(access, actor)) return shell(c, 200);
      if (actor?.mustSetUpTwoFactor) return c.redirect(ACCOUNT);
      if (actor) return shell(c, 403);
      const { pathname, search } = new URL(c.req.url);
      return c.redirect(`${LOGIN}?next=${encodeURIComponent(pathname + search)}`);
    });
  }
}

/** Where somebody belongs who is signed in already and asks for the login. */
function firstScreen(address: string, actor: Actor): string {
  const { searchParams, origin } = new URL(address);
  return actor.mustSetUpTwoFactor ? ACCOUNT : ownScreen(searchParams.get('next') ?? undefined, origin);
}
