import { mayAccess } from '#platform/contract/access.ts';
import type { SessionValues } from '#platform/contract/session-values.ts';
import { ADMIN_SCREENS, UNDECLARED } from './admin-screens.ts';

/** Whether the user may open the screen at an address. The server decides by the same table. */
export function mayOpen(pathname: string, session: SessionValues | undefined): boolean {
  const screen = Object.entries(ADMIN_SCREENS).find(([pattern]) => matches(pattern, pathname));
  return mayAccess(screen ? screen[1] : ADMIN_SCREENS[UNDECLARED], session);
}

/** Whether an address is one of a screen's, such as '/admin/update-speaker/$speakerId'. */
export function matches(pattern: string, pathname: string): boolean {
  const expected = pattern.split('/');
  const given = pathname.replace(/\/$/, '').split('/');
  return (
    expected.length === given.length &&
    expected.every((part, index) => /^\$\w/.test(part) || part === given[index])
  );
}
