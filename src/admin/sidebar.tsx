import { Dialog } from '@base-ui/react/dialog';
import { Link, useLocation } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { ViewLinks } from '#features/views/client/view-links.tsx';
import type { SessionValues } from '#platform/contract/session-values.ts';
import { Button } from '#ui/admin/button.tsx';
import { ADMINISTRATOR_MENU, listAround } from './menu.ts';
import type { SidebarState } from './use-sidebar.ts';

interface Props {
  sidebar: SidebarState;
  session: SessionValues;
  onLogout: () => void;
  signingOut: boolean;
}

export function Sidebar(props: Props) {
  const { sidebar } = props;
  if (!sidebar.overlay) {
    return (
      <aside id="sidebar" className="sidebar" aria-label="Menu" hidden={!sidebar.open}>
        <Menu {...props} />
      </aside>
    );
  }
  return (
    <Dialog.Root open={sidebar.open} onOpenChange={sidebar.setOpen}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="sidebar sidebar-over" id="sidebar">
          <Dialog.Title className="visually-hidden">Menu</Dialog.Title>
          <Menu {...props} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Menu({ sidebar, session, onLogout, signingOut }: Props) {
  const around = listAround(useLocation({ select: ({ pathname }) => pathname }));
  const close = () => sidebar.overlay && sidebar.setOpen(false);
  return (
    <>
      <nav aria-label="Admin">
        <Link to="/admin/dashboard" className="menu-link" onClick={close}>
          Dashboard
        </Link>
        {session.role === 'Administrator' &&
          ADMINISTRATOR_MENU.map((section) => (
            <section key={section.title} aria-labelledby={`menu-${section.title}`}>
              <h2 id={`menu-${section.title}`} className="menu-title">
                {section.title}
              </h2>
              <ul>
                {section.links.map((link) => (
                  <li key={link.to}>
                    <Link
                      to={link.to}
                      className="menu-link"
                      aria-current={link.to === around ? true : undefined}
                      onClick={close}
                    >
                      {link.label}
                    </Link>
                    <ViewLinks screen={link.to} onOpen={close} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </nav>
      <Button kind="quiet" busy={signingOut} onClick={onLogout}>
        <LogOut aria-hidden size={16} />
        Logout
      </Button>
    </>
  );
}
