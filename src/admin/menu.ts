import { allKinds, type KindScreen } from '#platform/contract/kind.ts';
import type { Message } from '#platform/contract/message.ts';
import { MENU_SECTIONS } from '#platform/contract/screens.ts';
import { ADMIN_SCREENS, type AdminScreen, SCREENS } from './admin-screens.ts';
import { matches } from './matches.ts';
import * as say from './messages.ts';

interface MenuLink {
  to: AdminScreen;
  label: Message;
}

/** A line of the sidebar. */
export interface MenuItem extends MenuLink {
  /** Adds a record to the list, by a '+' in its line. */
  add: MenuLink | undefined;
  /** The screens that share the line, as tabs. */
  tabs: readonly MenuLink[];
  whilePending: boolean;
}

const LINKS = SCREENS.flatMap(({ menu }) => menu);
const TABS = SCREENS.flatMap(({ tabs = [] }) => tabs).toSorted((a, b) => a.position - b.position);
const ADDED = new Map(
  allKinds().flatMap(({ addScreen, listScreen }) => {
    const link = LINKS.find(({ to }) => to === addScreen);
    return link && listScreen ? [[listScreen as AdminScreen, link] as const] : [];
  }),
);
const ADDING: ReadonlySet<MenuLink> = new Set(ADDED.values());

const HEADINGS: Readonly<Record<(typeof MENU_SECTIONS)[number], Message>> = {
  People: say.people,
  Data: say.data,
  Events: say.events,
  Registrations: say.registrations,
  Website: say.website,
  Summit: say.summit,
  Trust: say.trust,
};

/** The sidebar below the dashboard (docs/product.md, 4.2), of which everybody sees the screens that they may open. */
export const MENU = MENU_SECTIONS.map((title) => ({
  title,
  heading: HEADINGS[title],
  items: LINKS.filter((link) => link.section === title && !ADDING.has(link))
    .toSorted((a, b) => a.position - b.position)
    .map(
      ({ to, label, whilePending = false }): MenuItem => ({
        to,
        label,
        add: ADDED.get(to),
        tabs: TABS.filter((tab) => tab.of === to && tab.to !== to),
        whilePending,
      }),
    ),
}));

/** Those that are about the kind of record whose name ends their address. */
const OF_ANY_KIND = Object.keys(ADMIN_SCREENS).filter((screen) => screen.endsWith('/$kind'));
const LISTS = allKinds().flatMap(({ name, list, listScreen = list?.screen, screens }) =>
  listScreen
    ? [
        {
          list: listScreen,
          screens: [...Object.keys(screens), ...OF_ANY_KIND.map((screen) => screen.replace('$kind', name))],
        },
      ]
    : [],
);

/** The list in the sidebar that a screen without a link there belongs to. */
export function parentList(pathname: string): KindScreen | undefined {
  if (LINKS.some(({ to }) => to === pathname)) return undefined;
  const tab = TABS.find(({ to }) => to === pathname);
  const list =
    tab?.to ?? LISTS.find(({ screens }) => screens.some((screen) => matches(screen, pathname)))?.list;
  const shared = TABS.find(({ to }) => to === list)?.of ?? list;
  return shared as KindScreen | undefined;
}

/** Whether a line of the sidebar is marked, or its '+'. */
export function isCurrent({ to, add }: MenuItem, pathname: string): boolean {
  return to === (parentList(pathname) ?? pathname) || add?.to === pathname || pathname.startsWith(`${to}/`);
}
