import { Dialog } from '@base-ui/react/dialog';
import { Link, useLocation } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { type ComponentType, useEffect, useRef } from 'react';
import type { SessionValues } from '#platform/contract/session-values.ts';
import { Button } from '#ui/admin/button.tsx';
import { Given } from '#ui/admin/client-module.tsx';
import { ADMINISTRATOR_MENU, parentList } from './menu.ts';
import * as say from './messages.ts';
import type { SidebarState } from './use-sidebar.ts';

declare module '#ui/admin/client-module.tsx' {
  interface ClientModule {
    /** Below a link of the sidebar. */
    MenuExtra?: ComponentType<{ screen: string; onOpen: () => void }>;
  }
}

interface Props {
  sidebar: SidebarState;
  session: SessionValues;
  onLogout: () => void;
  signingOut: boolean;
}

/** Those that are scrolled to, and get the focus first where the menu covers the screen. */
const CURRENT = '[aria-current]';

export function Sidebar(props: Props) {
  const { sidebar } = props;
  const over = useRef<HTMLDivElement>(null);
  if (!sidebar.overlay) {
    return (
      <aside id="sidebar" className="sidebar" aria-label={say.menu()} hidden={!sidebar.open}>
        <Menu {...props} />
      </aside>
    );
  }
  return (
    <Dialog.Root open={sidebar.open} onOpenChange={sidebar.setOpen}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup
          ref={over}
          className="sidebar sidebar-over"
          id="sidebar"
          initialFocus={() => over.current?.querySelector<HTMLElement>(CURRENT)}
        >
          <Dialog.Title className="visually-hidden">{say.menu()}</Dialog.Title>
          <Menu {...props} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Menu({ sidebar, session, onLogout, signingOut }: Props) {
  const pathname = useLocation({ select: (location) => location.pathname });
  const parent = parentList(pathname);
  const menu = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen has another current item
  useEffect(() => {
    menu.current?.querySelector(CURRENT)?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  const close = () => sidebar.overlay && sidebar.setOpen(false);
  return (
    <>
      <nav ref={menu} aria-label={say.admin()}>
        <Link to="/admin/dashboard" className="menu-link" onClick={close}>
          {say.dashboard()}
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
                      aria-current={link.to === parent ? true : undefined}
                      onClick={close}
                    >
                      {link.label}
                    </Link>
                    <Given name="MenuExtra" props={{ screen: link.to, onOpen: close }} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </nav>
      <Button kind="quiet" busy={signingOut} onClick={onLogout}>
        <LogOut aria-hidden size={16} />
        {say.logout()}
      </Button>
    </>
  );
}
