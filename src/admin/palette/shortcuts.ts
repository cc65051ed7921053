import type { LinkOptions } from '@tanstack/react-router';
import { keyLabel } from '#ui/admin/keys.ts';
import * as say from '../messages.ts';

/** What a shortcut of every screen opens. */
export type Command = 'palette' | 'shortcuts';

/** Keys pressed one after the other, and the screen they open. */
export const GO_TO: readonly { keys: string; label: string; link: LinkOptions & { to: string } }[] = [
  { keys: 'g d', label: say.goToDashboard(), link: { to: '/admin/dashboard' } },
  { keys: 'g a', label: say.goToAttendees(), link: { to: '/admin/attendees' } },
  { keys: 'g p', label: say.goToPartnerships(), link: { to: '/admin/partnerships' } },
  { keys: 'g s', label: say.goToSpeakers(), link: { to: '/admin/speakers' } },
  { keys: 'g e', label: say.goToEventData(), link: { to: '/admin/data-center' } },
  { keys: 'g u', label: say.goToUsers(), link: { to: '/admin/users' } },
];

export const PALETTE_KEYS = keyLabel('Mod-k');

/** Other shortcuts that work on every screen. */
export const EVERYWHERE: readonly { keys: string; label: string }[] = [
  { keys: PALETTE_KEYS, label: say.goToAnyScreen() },
  { keys: '/', label: say.searchList() },
  { keys: '?', label: say.showTheseShortcuts() },
  { keys: 'Esc', label: say.closeWhatIsOpen() },
];
