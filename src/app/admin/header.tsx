import { Menu } from '@base-ui/react/menu';
import { Link } from '@tanstack/react-router';
import { ChevronDown, LogOut, PanelLeft, UserRound } from 'lucide-react';
import { SUMMIT_NAME } from '#features/event/summit.ts';
import type { SessionValues } from '#platform/client/session-values.ts';
import { BrandMark } from '#ui/admin/brand-mark.tsx';
import { IconButton } from '#ui/admin/icon-button.tsx';
import { Strip } from '#ui/cloth/strip.tsx';
import type { SidebarState } from './use-sidebar.ts';

interface Props {
  sidebar: SidebarState;
  session: SessionValues;
  onSignOut: () => void;
}

export function Header({ sidebar, session, onSignOut }: Props) {
  return (
    <header className="header">
      <IconButton
        label={sidebar.open ? 'Collapse the menu' : 'Expand the menu'}
        aria-expanded={sidebar.open}
        aria-controls="sidebar"
        onClick={() => sidebar.setOpen(!sidebar.open)}
      >
        <PanelLeft aria-hidden size={18} />
      </IconButton>
      <Link to="/admin/dashboard" className="brand">
        <BrandMark seed={SUMMIT_NAME} />
        Admin
      </Link>
      <Menu.Root>
        <Menu.Trigger className="account">
          <span className="account-name">{session.username}</span>{' '}
          <span className="account-role">({session.role})</span>
          <ChevronDown aria-hidden size={16} />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner sideOffset={6} align="end" className="floating">
            <Menu.Popup className="menu">
              <Menu.Group>
                <Menu.GroupLabel className="menu-label">{session.username}</Menu.GroupLabel>
                <Menu.Item className="menu-item" render={<Link to="/admin/account" />}>
                  <UserRound aria-hidden size={16} />
                  Your account
                </Menu.Item>
                <Menu.Item className="menu-item" onClick={onSignOut}>
                  <LogOut aria-hidden size={16} />
                  Sign Out
                </Menu.Item>
              </Menu.Group>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      <div className="header-strip">
        <Strip seed={SUMMIT_NAME} along picks={1344} />
      </div>
    </header>
  );
}
