import type { Access } from './access.ts';
import type { Message } from './message.ts';

/** Of the sidebar, in order of appearance. */
export const MENU_SECTIONS = ['People', 'Data', 'Events', 'Registrations', 'Site', 'Privacy'] as const;

/** Screens of the admin, and how people get to them. */
export interface Screens<Screen extends string = string> {
  /** Written as the router takes them, and who may open each. */
  screens: Readonly<Record<Screen, Access>>;
  /** Links in the sidebar. The positions order the links of a section, whichever module each comes from. */
  menu: readonly { section: (typeof MENU_SECTIONS)[number]; position: number; to: Screen; label: Message }[];
  /** Those that the palette opens, although the sidebar has no link to them. */
  inPalette?: readonly { to: Screen; label: Message }[];
}

export function defineScreens<const Declared extends Screens>(
  screens: Declared & Screens<keyof Declared['screens'] & string>,
): Declared {
  return screens;
}
