import { Refusal } from '../../contract/refusal.ts';

/** Refuses field names that have a meaning in JavaScript itself. */
export function assertNotReserved(name: string): void {
  if (name === '__proto__') throw new Refusal('malformed', 'There is no field called __proto__.');
}

const NAME_SHOWN_MAX = 50;

/** If a field has two values, readers may disagree on which one counts. */
export function givenTwice(name: string, where: string): Refusal {
  const message = `The ${where} gives ${name.slice(0, NAME_SHOWN_MAX)} twice.`;
  return new Refusal('malformed', message, { [name]: message });
}
