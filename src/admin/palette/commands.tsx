import { createContext, type ReactNode, useCallback, useState } from 'react';
import type { SessionValues } from '#platform/contract/session-values.ts';
import { askAtHand } from '#ui/admin/at-hand.ts';
import { Palette } from './palette.tsx';
import { ShortcutList } from './shortcut-list.tsx';
import type { Command } from './shortcuts.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** Opens the palette or the list of shortcuts. */
export const OpenCommand = createContext<(command: Command) => void>(() => {});

interface Props {
  session: SessionValues;
  /** Listens for shortcuts. */
  listens: boolean;
  onSignOut: () => void;
  children: ReactNode;
}

/** Palette and shortcuts around every screen, which isn't rendered again when they open. */
export function Commands({ session, listens, onSignOut, children }: Props) {
  const [opened, setOpened] = useState<Command>();
  const [timesAbove, setTimesAbove] = useState(0);
  const open = useCallback((command: Command) => {
    if (command === 'palette') askAtHand();
    if (document.querySelector('[role="dialog"]:not(.palette)')) setTimesAbove((times) => times + 1);
    setOpened(command);
  }, []);
  const close = useCallback(() => setOpened(undefined), []);
  const openShortcuts = useCallback(() => setOpened('shortcuts'), []);
  useShortcuts(listens ? session : undefined, open);
  return (
    <OpenCommand value={open}>
      {children}
      <Palette
        session={session}
        open={opened === 'palette'}
        timesAbove={timesAbove}
        onClose={close}
        onSignOut={onSignOut}
        onShortcuts={openShortcuts}
      />
      <ShortcutList session={session} open={opened === 'shortcuts'} onClose={close} />
    </OpenCommand>
  );
}
