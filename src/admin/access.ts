import { mayAccess } from '#platform/contract/access.ts';
import type { SessionValues } from '#platform/contract/session-values.ts';
import { adminScreens, UNDECLARED } from './admin-screens.ts';
import { matches } from './matches.ts';

/** Whether the user may open the screen at an address. The server decides by the same table. */
export function mayOpen(pathname: string, session: SessionValues | undefined): boolean {
  const screens = adminScreens();
  const screen = Object.entries(screens).find(([pattern]) => matches(pattern, pathname));
  return mayAccess(screen ? screen[1] : screens[UNDECLARED], session);
}
