import type { Message } from '#platform/contract/message.ts';
import * as say from '../messages.ts';
import { ERASED } from './erased.ts';

/** Whom the activity names when somebody acts who isn't signed in. */
export const VISITOR = { userId: null, username: 'Visitor' } as const;

/** Whom it names for what the program does by itself. */
export const PROGRAM = { userId: null, username: 'Summit' } as const;

const OUTSIDERS = {
  Visitor: say.visitorNamed,
  Buyer: say.buyerNamed,
  Speaker: say.speakerNamed,
  Device: say.deviceNamed,
};
type What = keyof typeof OUTSIDERS;

/** What the record calls those who are no users, as written and as people read it: no role or user is called so. */
export function namesOfNoUsers(): string[] {
  const marks = Object.values(OUTSIDERS).map((marked) => marked({ name: '' }).replace(/\s*:\s*$/, ''));
  return [PROGRAM.username, ...Object.keys(OUTSIDERS), ERASED, say.visitor(), say.erased(), ...marks];
}

/** Who acts without being a user, marked with what they are: they may call themselves like a user. */
export class Outsider {
  readonly userId = null;
  readonly username: string;
  /** Nobody is one without this mark. */
  readonly #what: What;

  constructor(what: What, name: string) {
    this.#what = what;
    this.username = `${this.#what}: ${name}`;
  }
}

/** What stands for somebody without a name, as people read it; of the program, the name itself. */
const NAMELESS: Readonly<Record<string, Message | undefined>> = {
  [VISITOR.username]: say.visitor,
  [ERASED]: say.erased,
};
const MARKED = /^(Visitor|Buyer|Speaker|Device): (.*)$/su;

/** Whom people read in the record. Outsiders from before they were marked were visitors of some sort. */
export function shownName({ user_id, username }: { user_id: string | null; username: string }): string {
  if (user_id || username === PROGRAM.username) return username;
  const nameless = NAMELESS[username];
  if (nameless) return nameless();
  return MARKED.test(username) ? shownOutsider(username) : OUTSIDERS.Visitor({ name: username });
}

/** The name of an Outsider, with the mark as people read it. */
export function shownOutsider(username: string): string {
  const [, what, name = ''] = MARKED.exec(username) ?? [];
  return what === undefined ? username : OUTSIDERS[what as What]({ name });
}
