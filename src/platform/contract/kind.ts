import { type Access, mayAccess } from './access.ts';
import type { CountedMessage, Message } from './message.ts';
import type { Screens } from './screens.ts';

/** Every kind of record by its name. Each adds itself, beside its declaration. */
// biome-ignore lint/suspicious/noEmptyInterface: a type could not be added to
export interface Kinds {}

export type KindName = keyof Kinds & string;

/** What the rest of the program must know of a kind of record. */
export interface Kind<Screen extends string = string> extends Screens<Screen> {
  /** What the record of activity calls it. */
  name: string;
  /** What people call one of them, and many of them in a heading. A sentence about them is a message of its own. */
  one: Message;
  many: Message;
  /** Several of them, such as '3 posts'. */
  counted: CountedMessage;
  /** The folder of its module. */
  module: string;
  /** Who may know of its records, restore and import them; Administrators, if it isn't said. */
  access?: Access;
  /** The tables that visitors see: whatever writes to one of them gives the public content a new version. */
  publicTables: readonly string[];
  /** Visitors see something of it, but not each record: only who may know of them reads what is done with one. */
  isUnpublished?: boolean;
  /** Its records are about people, who may ask for what is kept and for erasing it. */
  holdsPeople: boolean;
  /** Each belongs to an edition. */
  isOfEdition?: boolean;
  /** The palette finds it by its name. */
  isFound: boolean;
  /** Records of it can be read from a file. */
  isImported?: boolean;
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
}

export function defineKind<const Declared extends Kind>(
  kind: Declared & Kind<keyof Declared['screens'] & string>,
): Declared {
  return kind;
}

type ScreenOf<Declared> = Declared extends { screens: infer Screens } ? keyof Screens & string : never;
/** The screens of all kinds. */
export type KindScreen = ScreenOf<Kinds[KindName]>;
/** A kind of which only the name is certain to be its own. */
export interface ListedKind extends Omit<Kind<KindScreen>, 'name' | 'screens'> {
  name: KindName;
  screens: Readonly<Partial<Record<KindScreen, Access>>>;
}

let listed: readonly Kind[] | undefined;

/** The server's list of modules and the browser's each tell their kinds, before anything asks for them. */
export function listKinds(kinds: readonly Kind[]): void {
  listed = kinds;
}

export function areKindsListed(): boolean {
  return listed !== undefined;
}

/** In the order in which lists of kinds show them. They are known once the modules are, so not while files are loaded. */
export function allKinds(): readonly ListedKind[] {
  if (!listed) throw new Error('the kinds of record are asked for before the modules are listed');
  return listed as readonly ListedKind[];
}

export function kindNamed(name: string): ListedKind | undefined {
  return allKinds().find((kind) => kind.name === name);
}

/** Who may know of records of a kind. */
export function accessTo({ access = 'administrator' }: Pick<Kind, 'access'>): Access {
  return access;
}

/** Whether this user may know of records of a kind. */
export function mayKnow(kind: Pick<Kind, 'access'>, actor: Parameters<typeof mayAccess>[1]): boolean {
  return mayAccess(accessTo(kind), actor);
}
