import { Dialog } from '@base-ui/react/dialog';
import { Link, useLocation } from '@tanstack/react-router';
import { ChevronDown, LogOut, Plus } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useId, useRef } from 'react';
import { perLanguage } from '#platform/contract/language.ts';
import type { SessionValues } from '#platform/contract/session-values.ts';
import { Button } from '#ui/admin/button.tsx';
import { Given } from '#ui/admin/client-module.tsx';
import { mayOpen } from './access.ts';
import type { AdminScreen } from './admin-screens.ts';
import { isCurrent, MENU, type MenuItem, parentList } from './menu.ts';
import * as say from './messages.ts';
import { useMenuGroups } from './use-menu-groups.ts';
import { pendingOn, usePending } from './use-pending.ts';
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
  const menu = useRef<HTMLElement>(null);
  const groups = useMenuGroups(pathname);
  const mine = MENU.map(({ title, heading, items }) => ({
    title,
    heading: heading(),
    items: items.filter((item) => opensFor(item, session)),
  })).filter(({ items }) => items.length > 0);
  const pending = usePending(mine.length > 0);
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
        {mine.map(({ title, heading, items }) => {
          const shown = items.filter(
            (item) => !item.whilePending || isCurrent(item, pathname) || pendingOn(pending, [item.to]),
          );
          const open = groups.isOpen(
            title,
            shown.some((item) => isCurrent(item, pathname)),
          );
          return (
            <Group
              key={title}
              title={heading}
              open={open}
              waiting={pendingOn(pending, shown.flatMap(screensOf))}
              onTurn={() => groups.turn(title, !open)}
            >
              {shown.map((item) => (
                <Line
                  key={item.to}
                  item={item}
                  opens={opensFor(item, session) ?? item.to}
                  isParent={item.to === parentList(pathname)}
                  mayAdd={item.add !== undefined && mayOpen(item.add.to, session)}
                  waiting={pendingOn(pending, screensOf(item))}
                  onOpen={close}
                />
              ))}
            </Group>
          );
        })}
      </nav>
      <Button kind="quiet" busy={signingOut} onClick={onLogout}>
        <LogOut aria-hidden size={16} />
        {say.logout()}
      </Button>
    </>
  );
}

/** The screen of a line, or else the first of its tabs that the user may open. */
function opensFor({ to, tabs }: MenuItem, session: SessionValues): AdminScreen | undefined {
  return [to, ...tabs.map((tab) => tab.to)].find((screen) => mayOpen(screen, session));
}

function screensOf({ to, tabs }: MenuItem): string[] {
  return [to, ...tabs.map((tab) => tab.to)];
}

type Waits = ReturnType<typeof pendingOn>;

interface GroupProps {
  title: string;
  open: boolean;
  /** What waits in any of its lines, which is shown here while they aren't. */
  waiting: Waits;
  onTurn: () => void;
  children: ReactNode;
}

function Group({ title, open, waiting, onTurn, children }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`}>
      <div className="menu-row">
        <h2 id={`${id}-title`} className="menu-title">
          <button type="button" aria-expanded={open} aria-controls={id} onClick={onTurn}>
            {title}
            <ChevronDown aria-hidden size={14} />
          </button>
        </h2>
        {!open && waiting && <Waiting {...waiting} />}
      </div>
      <ul id={id} hidden={!open}>
        {children}
      </ul>
    </section>
  );
}

interface LineProps {
  item: MenuItem;
  opens: AdminScreen;
  /** It is marked, because the open screen belongs to it. */
  isParent: boolean;
  mayAdd: boolean;
  waiting: Waits;
  onOpen: () => void;
}

/** A list with what waits in it and the '+' that adds to it, and the views of it and its tabs. */
function Line({ item, opens, isParent, mayAdd, waiting, onOpen }: LineProps) {
  const { label, add } = item;
  const id = useId();
  return (
    <li>
      <div className="menu-row">
        <Link
          to={opens}
          className="menu-link"
          aria-current={isParent ? true : undefined}
          aria-describedby={waiting && id}
          onClick={onOpen}
        >
          {label()}
        </Link>
        {waiting && <Waiting id={id} {...waiting} />}
        {add && mayAdd && (
          <Link to={add.to} className="menu-add" title={add.label()} onClick={onOpen}>
            <Plus aria-hidden size={16} />
            <span className="visually-hidden">{add.label()}</span>
          </Link>
        )}
      </div>
      {screensOf(item).map((screen) => (
        <Given key={screen} name="MenuExtra" props={{ screen, onOpen }} />
      ))}
    </li>
  );
}

const numbers = perLanguage((locale) => new Intl.NumberFormat(locale, { notation: 'compact' }));

/** How much waits, or a dot if only that something does counts. */
function Waiting({ id, count, label }: NonNullable<Waits> & { id?: string }) {
  return (
    <span className="menu-waiting" data-dot={count === 0 || undefined} title={label}>
      <span id={id} className="visually-hidden">
        {label}
      </span>
      <span aria-hidden>{count > 0 && numbers().format(count)}</span>
    </span>
  );
}
