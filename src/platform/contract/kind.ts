import type { Access } from './access.ts';

/** What the rest of the program must know of a kind of record. */
export interface Kind<Screen extends string = string> {
  /** What the record of activity calls it. */
  name: string;
  /** What people call one of them in a sentence, and many of them in a heading. */
  one: string;
  many: string;
  /** The folder of its feature. */
  feature: string;
  /** The tables that only the queries of its feature touch; one that refers to another comes first. */
  tables: readonly string[];
  /** The tables that visitors see: whatever writes to one of them gives the public content a new version. */
  publicTables: readonly string[];
  /** Its records are about people, who may ask for what is kept and for erasing it. */
  holdsPeople: boolean;
  /** Each belongs to an edition. */
  isOfEdition?: boolean;
  /** The palette finds it by its name. */
  isFound: boolean;
  /** Its screens in the admin, written as the router takes them, and who may open each. */
  screens: Readonly<Record<Screen, Access>>;
  /** Where one record of it is shown: a screen with the id in its address, or else a list that opens records. */
  recordScreen?: Screen;
  /** Where a picture that one shows is chosen, if it has no screen of its own. */
  pictureScreen?: Screen;
  /** Where one is added by hand. */
  addScreen?: Screen;
  /** Where one is corrected, if `recordScreen` is a list. */
  editScreen?: Screen;
  /** The list that its records are in; the sidebar marks it while one of them is open. */
  listScreen?: Screen;
  /** The call that lists them, by its name, and the screen that shows the list; views of it can be saved. */
  list?: { call: string; screen: Screen };
  /** Its links in the sidebar. The positions order the links of a section, whichever kind each comes from. */
  menu: readonly { section: string; position: number; to: Screen; label: string }[];
}

export function defineKind<const Declared extends Kind>(
  kind: Declared & Kind<keyof Declared['screens'] & string>,
): Declared {
  return kind;
}
