import type { SessionValues } from '#platform/client/session-values.ts';
import { mayAccess } from '#platform/contract/access.ts';
import { ADMIN_ROUTES } from './admin-routes.ts';

/** Whether this role may see the screen at an address. The server decides the same by the same table. */
export function mayOpen(pathname: string, session: SessionValues | undefined): boolean {
  const route = Object.entries(ADMIN_ROUTES).find(([pattern]) => matches(pattern, pathname));
  return route ? mayAccess(route[1], session) : true;
}

function matches(pattern: string, pathname: string): boolean {
  const expected = pattern.split('/');
  const given = pathname.replace(/\/$/, '').split('/');
  return (
    expected.length === given.length &&
    expected.every((part, index) => part.startsWith(':') || part === given[index])
  );
}
