import * as say from '../../contract/messages.ts';
import { Refusal } from '../../contract/refusal.ts';

/** Of one query, form or object in JSON. The largest form has 25, and up to 30 questions of the organisers' own. */
export const FIELDS_MAX = 100;

/** Refuses field names that have a meaning in JavaScript itself. */
export function assertNotReserved(name: string): void {
  if (name === '__proto__') throw new Refusal('malformed', say.noSuchField());
}

export function assertFewFields(count: number, where: string): void {
  if (count > FIELDS_MAX) throw tooMuchIn(where, say.mostFields({ most: String(FIELDS_MAX) }));
}

export function tooMuchIn(where: string, most: string): Refusal {
  return new Refusal('malformed', say.tooMuchIn({ where, most }));
}

const NAME_SHOWN_MAX = 100;

/** A field's name in a refusal. Names that nobody declared can be as long as a body. */
export function shownName(name: string): string {
  return name.length > NAME_SHOWN_MAX ? `${name.slice(0, NAME_SHOWN_MAX)}…` : name;
}

/** If a field has two values, readers may disagree on which one counts. */
export function givenTwice(name: string, where: string): Refusal {
  const shown = shownName(name);
  const message = say.givenTwice({ where, shown });
  return new Refusal('malformed', message, { [shown]: message });
}
