import { type AnyKind, KINDS } from '#modules/kinds.ts';
import { matches } from './access.ts';

type MenuLink = AnyKind['menu'][number];

/** In order of appearance. A kind that names a section missing here doesn't compile. */
const SECTIONS = ['People', 'Data', 'Events', 'Registrations', 'Site', 'Privacy'] as const;
/** The links to screens that belong to no kind of record. */
const OTHER_LINKS = [
  { section: 'Site', position: 4, to: '/admin/setting-up', label: 'Setting up' },
  { section: 'Privacy', position: 1, to: '/admin/privacy', label: 'Privacy desk' },
] as const;
const LINKS: readonly ((MenuLink | (typeof OTHER_LINKS)[number]) & { section: (typeof SECTIONS)[number] })[] =
  [...KINDS.flatMap(({ menu }): readonly MenuLink[] => menu), ...OTHER_LINKS];

/** The sidebar of an Administrator, below the dashboard (docs/product.md, 4.2). */
export const ADMINISTRATOR_MENU = SECTIONS.map((title) => ({
  title,
  links: LINKS.filter(({ section }) => section === title).toSorted((a, b) => a.position - b.position),
}));

const LISTS = KINDS.flatMap((kind) => {
  const list = 'list' in kind ? kind.list.screen : 'listScreen' in kind && kind.listScreen;
  return list ? [{ list, name: kind.name, screens: Object.keys(kind.screens) }] : [];
});

/** The list in the sidebar that a screen without a link there belongs to. */
export function listAround(pathname: string): MenuLink['to'] | undefined {
  if (LINKS.some(({ to }) => to === pathname)) return undefined;
  return LISTS.find(
    ({ name, screens }) =>
      screens.some((screen) => matches(screen, pathname)) || pathname === `/admin/import/${name}`,
  )?.list;
}
