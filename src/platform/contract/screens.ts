import type { Access } from './access.ts';
import type { Message } from './message.ts';

/** Of the sidebar, in order of appearance. */
export const MENU_SECTIONS = [
  'People',
  'Data',
  'Events',
  'Registrations',
  'Website',
  'Summit',
  'Trust',
] as const;

interface MenuLink<Screen extends string> {
  section: (typeof MENU_SECTIONS)[number];
  position: number;
  to: Screen;
  label: Message;
  /** It is shown only while something waits there. */
  whilePending?: true;
}

export interface Tab<Screen extends string = string> {
  of: string;
  position: number;
  to: Screen;
  label: Message;
}

/** Screens of the admin, and how people get to them. */
export interface Screens<Screen extends string = string> {
  /** Written as the router takes them, and who may open each. */
  screens: Readonly<Record<Screen, Access>>;
  /** Links in the sidebar. The positions order the links of a section, whichever module each comes from. */
  menu: readonly MenuLink<Screen>[];
  /** Screens that share a link of the sidebar, whose address is `of`, as tabs. The first one is its own. */
  tabs?: readonly Tab<Screen>[];
  /** Those that the palette opens, although the sidebar has no link to them. */
  inPalette?: readonly { to: Screen; label: Message }[];
}

export function defineScreens<const Declared extends Screens>(
  screens: Declared & Screens<keyof Declared['screens'] & string>,
): Declared {
  return screens;
}
