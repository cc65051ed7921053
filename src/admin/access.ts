import { mayAccess } from '#platform/contract/access.ts';
import type { SessionValues } from '#platform/contract/session-values.ts';
import { ADMIN_SCREENS } from './admin-screens.ts';
import { matches } from './matches.ts';
import { UNDECLARED } from './screens-of.ts';

/** Whether the user may open the screen at an address. The server decides by the same table. */
export function mayOpen(pathname: string, session: SessionValues | undefined): boolean {
  const screen = Object.entries(ADMIN_SCREENS).find(([pattern]) => matches(pattern, pathname));
  return mayAccess(screen ? screen[1] : ADMIN_SCREENS[UNDECLARED], session);
}
