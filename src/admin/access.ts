import { type Access, mayAccess } from '#platform/contract/access.ts';
import type { SessionValues } from '#platform/contract/session-values.ts';
import { ADMIN_SCREENS } from './admin-screens.ts';
import { matches } from './matches.ts';
import { UNDECLARED } from './screens-of.ts';

/** Whether the user may open the screen at an address. The server decides by the same table. */
export function mayOpen(pathname: string, session: SessionValues | undefined): boolean {
  return mayAccess(accessOf(pathname), session);
}

/** Kept, because the palette asks for hundreds of addresses for each letter that is typed. */
const known = new Map<string, Access>();

function accessOf(pathname: string): Access {
  const before = known.get(pathname);
  if (before !== undefined) return before;
  const screen = Object.entries(ADMIN_SCREENS).find(([pattern]) => matches(pattern, pathname));
  const access = screen?.[1] ?? ADMIN_SCREENS[UNDECLARED];
  known.set(pathname, access);
  return access;
}
