import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { tinykeys } from 'tinykeys';
import type { SessionValues } from '#platform/contract/session-values.ts';
import { GO_TO } from './shortcuts.ts';

interface Actions {
  openPalette: () => void;
  openShortcuts: () => void;
}

/** Listens for shortcuts on the whole window, but not for single keys during typing or in a dialog. */
export function useShortcuts(session: SessionValues | undefined, actions: Actions): void {
  const router = useRouter();
  const { openPalette, openShortcuts } = actions;
  // The window is outside React, so its listeners are added and removed with the shell.
  useEffect(() => {
    if (!session) return;
    const shortcuts = GO_TO.filter(({ administrator }) => !administrator || session.role === 'Administrator');
    const stopSingle = tinykeys(window, {
      ...Object.fromEntries(shortcuts.map(({ keys, link }) => [keys, alone(() => router.navigate(link))])),
      '/': alone(() => document.querySelector<HTMLElement>('[data-search]')?.focus()),
      '[Shift]+?': alone(openShortcuts),
    });
    const stopPalette = tinykeys(window, { '$mod+k': always(openPalette) }, { ignore: () => false });
    return () => {
      stopSingle();
      stopPalette();
    };
  }, [session, router, openPalette, openShortcuts]);
}

function always(act: () => void) {
  return (event: KeyboardEvent) => {
    event.preventDefault();
    act();
  };
}

function alone(act: () => void) {
  return (event: KeyboardEvent) => {
    if (!document.querySelector('.backdrop')) always(act)(event);
  };
}
