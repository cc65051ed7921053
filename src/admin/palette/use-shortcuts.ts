import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { tinykeys } from 'tinykeys';
import type { SessionValues } from '#platform/contract/session-values.ts';
import { listenForSingleKeys } from '#ui/admin/single-keys.ts';
import { mayOpen } from '../access.ts';
import { type Command, GO_TO } from './shortcuts.ts';

/** Listens for the shortcuts of every screen. */
export function useShortcuts(session: SessionValues | undefined, open: (command: Command) => void): void {
  const router = useRouter();
  // The window is outside React, so its listeners are added and removed with the shell.
  useEffect(() => {
    if (!session) return;
    const shortcuts = GO_TO.filter(({ link }) => mayOpen(link.to, session));
    const stopSingle = listenForSingleKeys({
      ...Object.fromEntries(shortcuts.map(({ keys, link }) => [keys, () => router.navigate(link)])),
      '/': () => document.querySelector<HTMLElement>('[data-search]')?.focus(),
      '[Shift]+?': () => open('shortcuts'),
    });
    const stopPalette = tinykeys(
      window,
      {
        '$mod+k': (event) => {
          event.preventDefault();
          open('palette');
        },
      },
      { ignore: () => false },
    );
    return () => {
      stopSingle();
      stopPalette();
    };
  }, [session, router, open]);
}
