import type { Context, Handler } from 'hono';
import type { PublicRoute } from '../pages/public-route.ts';

/** The id of a record, perhaps in capitals. */
const ID = /(?<=\/)[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?=\/|$)/gi;

/** Leads whoever asks for a page with a slash at the end, without one that it has, or with an id in capitals, to its one address. */
export function atOneAddress({ endsInSlash }: Pick<PublicRoute, 'endsInSlash'>, show: Handler): Handler {
  return (c, next) => {
    const address = oneAddress(c, endsInSlash);
    return address === undefined ? show(c, next) : c.redirect(address, 301);
  };
}

function oneAddress({ req }: Context, endsInSlash = false): string | undefined {
  const { pathname, search } = new URL(req.url);
  const path = pathname.replace(/\/$/, '').replace(ID, (id) => id.toLowerCase());
  const address = path === '' || endsInSlash ? `${path}/` : path;
  return address === pathname ? undefined : address + search;
}
