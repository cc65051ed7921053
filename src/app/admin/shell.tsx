import { Outlet, useLocation } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { SIGNED_OUT } from '#features/sessions/contract.ts';
import { useSessionValues } from '#platform/client/session-values.ts';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { mayOpen } from './access.ts';
import { Footer } from './footer.tsx';
import { ForbiddenScreen } from './forbidden-screen.tsx';
import { Header } from './header.tsx';
import { Palette } from './palette/palette.tsx';
import { ShortcutList } from './palette/shortcut-list.tsx';
import { useShortcuts } from './palette/use-shortcuts.ts';
import { Sidebar } from './sidebar.tsx';
import { openWebsite, useLeaving } from './use-leaving.ts';
import { useSidebar } from './use-sidebar.ts';

/** Header, sidebar and footer around every screen behind the sign-in. */
export function Shell() {
  const session = useSessionValues();
  const location = useLocation();
  const sidebar = useSidebar();
  const { left, leaving, leave } = useLeaving();
  const [opened, setOpened] = useState<'palette' | 'shortcuts'>();
  const openPalette = useCallback(() => setOpened('palette'), []);
  const openShortcuts = useCallback(() => setOpened('shortcuts'), []);
  useShortcuts(left ? undefined : session, { openPalette, openShortcuts });

  if (left) {
    return (
      <ConfirmDialog open={left === 'with-message'} title={SIGNED_OUT} confirm="OK" onConfirm={openWebsite}>
        The website opens next.
      </ConfirmDialog>
    );
  }
  // The session has just ended: the router is about to leave this screen.
  if (!session) return null;
  return (
    <div className="shell" data-sidebar={sidebar.open ? 'open' : 'closed'}>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <Header
        sidebar={sidebar}
        session={session}
        onSearch={openPalette}
        onShortcuts={openShortcuts}
        onSignOut={() => leave(false)}
      />
      <Sidebar sidebar={sidebar} session={session} leaving={leaving} onLogout={() => leave(true)} />
      <main id="content" className="content" tabIndex={-1}>
        {mayOpen(location.pathname, session) ? <Outlet /> : <ForbiddenScreen />}
      </main>
      <Footer />
      <Palette
        session={session}
        open={opened === 'palette'}
        onOpenChange={(open) => setOpened(open ? 'palette' : undefined)}
      />
      <ShortcutList
        session={session}
        open={opened === 'shortcuts'}
        onOpenChange={(open) => setOpened(open ? 'shortcuts' : undefined)}
      />
    </div>
  );
}
