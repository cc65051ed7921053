import { allKinds, type KindScreen } from '#platform/contract/kind.ts';
import { MENU_SECTIONS } from '#platform/contract/screens.ts';
import { ADMIN_SCREENS, SCREENS } from './admin-screens.ts';
import { matches } from './matches.ts';

const LINKS = SCREENS.flatMap(({ menu }) => menu);

/** The sidebar of an Administrator, below the dashboard (docs/product.md, 4.2). */
export const ADMINISTRATOR_MENU = MENU_SECTIONS.map((title) => ({
  title,
  links: LINKS.filter(({ section }) => section === title).toSorted((a, b) => a.position - b.position),
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
  return LISTS.find(({ screens }) => screens.some((screen) => matches(screen, pathname)))?.list;
}
