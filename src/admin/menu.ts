import { allKinds, type KindScreen, MENU_SECTIONS } from '#platform/contract/kind.ts';
import './client-modules.ts';
import { matches } from './matches.ts';

/** The links to screens that belong to no kind of record. */
const OTHER_LINKS = [
  { section: 'Site', position: 4, to: '/admin/setting-up', label: 'Setting up' },
  { section: 'Privacy', position: 1, to: '/admin/privacy', label: 'Privacy desk' },
] as const;
const LINKS = [...allKinds().flatMap(({ menu }) => menu), ...OTHER_LINKS];

/** The sidebar of an Administrator, below the dashboard (docs/product.md, 4.2). */
export const ADMINISTRATOR_MENU = MENU_SECTIONS.map((title) => ({
  title,
  links: LINKS.filter(({ section }) => section === title).toSorted((a, b) => a.position - b.position),
}));

const LISTS = allKinds().flatMap(({ name, list, listScreen = list?.screen, screens }) =>
  listScreen ? [{ list: listScreen, name, screens: Object.keys(screens) }] : [],
);

/** The list in the sidebar that a screen without a link there belongs to. */
export function listAround(pathname: string): KindScreen | undefined {
  if (LINKS.some(({ to }) => to === pathname)) return undefined;
  return LISTS.find(
    ({ name, screens }) =>
      screens.some((screen) => matches(screen, pathname)) || pathname === `/admin/import/${name}`,
  )?.list;
}
