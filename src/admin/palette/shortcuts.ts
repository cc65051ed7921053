import type { LinkOptions } from '@tanstack/react-router';
import { keyLabel } from '#ui/admin/keys.ts';

/** What a shortcut of every screen opens. */
export type Command = 'palette' | 'shortcuts';

/** Keys pressed one after the other, and the screen they open. */
export const GO_TO: readonly { keys: string; label: string; link: LinkOptions; administrator?: true }[] = [
  { keys: 'g d', label: 'Go to the dashboard', link: { to: '/admin/dashboard' } },
  { keys: 'g a', label: 'Go to the attendees', link: { to: '/admin/attendees' }, administrator: true },
  { keys: 'g p', label: 'Go to the partnerships', link: { to: '/admin/partnerships' }, administrator: true },
  { keys: 'g s', label: 'Go to the speakers', link: { to: '/admin/speakers' }, administrator: true },
  { keys: 'g e', label: 'Go to the event data', link: { to: '/admin/data-center' }, administrator: true },
  { keys: 'g u', label: 'Go to the users', link: { to: '/admin/users' }, administrator: true },
];

export const PALETTE_KEYS = keyLabel('Mod-k');

/** Other shortcuts that work on every screen. */
export const EVERYWHERE: readonly { keys: string; label: string }[] = [
  { keys: PALETTE_KEYS, label: 'Go to any screen, find any name' },
  { keys: '/', label: 'Search the list' },
  { keys: '?', label: 'Show these shortcuts' },
  { keys: 'Esc', label: 'Close the open menu or dialog' },
];
