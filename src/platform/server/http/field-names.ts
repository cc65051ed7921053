import { Refusal } from '../../contract/refusal.ts';

/** A name that means something to the language itself is no field of anything. */
export function assertNotReserved(name: string): void {
  if (name === '__proto__') throw new Refusal('malformed', 'There is no field called __proto__.');
}

const NAME_SHOWN_MAX = 50;

/** Of two values one would win silently, and another reader might take the other. */
export function givenTwice(name: string, where: string): Refusal {
  const message = `The ${where} gives ${name.slice(0, NAME_SHOWN_MAX)} twice.`;
  return new Refusal('malformed', message, { [name]: message });
}
