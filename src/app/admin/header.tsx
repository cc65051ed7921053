import { Menu } from '@base-ui/react/menu';
import { Link } from '@tanstack/react-router';
import { ChevronDown, LogOut, PanelLeft } from 'lucide-react';
import type { SessionValues } from '#platform/client/session-values.ts';
import { IconButton } from '#ui/admin/icon-button.tsx';
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
        <span className="brand-mark" aria-hidden />
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
                <Menu.Item className="menu-item" onClick={onSignOut}>
                  <LogOut aria-hidden size={16} />
                  Sign Out
                </Menu.Item>
              </Menu.Group>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </header>
  );
}
