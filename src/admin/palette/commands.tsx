import { createContext, type ReactNode, useState } from 'react';
import type { SessionValues } from '#platform/contract/session-values.ts';
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
  useShortcuts(listens ? session : undefined, setOpened);
  return (
    <OpenCommand value={setOpened}>
      {children}
      <Palette
        session={session}
        open={opened === 'palette'}
        onClose={() => setOpened(undefined)}
        onSignOut={onSignOut}
      />
      <ShortcutList
        session={session}
        open={opened === 'shortcuts'}
        onOpenChange={(open) => setOpened(open ? 'shortcuts' : undefined)}
      />
    </OpenCommand>
  );
}
