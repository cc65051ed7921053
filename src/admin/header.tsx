import { Link } from '@tanstack/react-router';
import { ArrowUp, PanelLeft, Search } from 'lucide-react';
import { use } from 'react';
import { siteIdentity } from '#platform/client/site-identity.ts';
import type { SessionValues } from '#platform/contract/session-values.ts';
import { BrandMark } from '#ui/admin/brand-mark.tsx';
import { IconButton } from '#ui/admin/icon-button.tsx';
import { Strip } from '#ui/cloth/strip.tsx';
import { useScrolled } from '#ui/use-scrolled.ts';
import { AccountMenu } from './account-menu.tsx';
import * as say from './messages.ts';
import { OpenCommand } from './palette/commands.tsx';
import { PALETTE_KEYS } from './palette/shortcuts.ts';
import type { SidebarState } from './use-sidebar.ts';

interface Props {
  sidebar: SidebarState;
  session: SessionValues;
  onSignOut: () => void;
}

export function Header({ sidebar, session, onSignOut }: Props) {
  const scrolled = useScrolled();
  const site = siteIdentity();
  const openCommand = use(OpenCommand);
  return (
    <header className="header" data-scrolled={scrolled || undefined}>
      <IconButton
        label={sidebar.open ? say.collapseMenu() : say.expandMenu()}
        aria-expanded={sidebar.open}
        aria-controls="sidebar"
        onClick={() => sidebar.setOpen(!sidebar.open)}
      >
        <PanelLeft aria-hidden size={18} />
      </IconButton>
      <Link to="/admin/dashboard" className="brand">
        <BrandMark site={site} />
        {say.admin()}
      </Link>
      <button type="button" className="header-search" onClick={() => openCommand('palette')}>
        <Search aria-hidden size={16} />
        <span>{say.search()}</span>
        <kbd aria-hidden>{PALETTE_KEYS}</kbd>
      </button>
      {scrolled && (
        <IconButton label={say.backToTop()} onClick={toTop}>
          <ArrowUp aria-hidden size={18} />
        </IconButton>
      )}
      <AccountMenu session={session} onShortcuts={() => openCommand('shortcuts')} onSignOut={onSignOut} />
      <div className="header-strip">
        <Strip seed={site.seed} along picks={1344} />
      </div>
    </header>
  );
}

function toTop(): void {
  window.scrollTo({ top: 0 });
  document.getElementById('content')?.focus({ preventScroll: true });
}
