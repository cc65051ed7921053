import { Refusal } from '../../contract/refusal.ts';

/** The id of a call that may give it in several places: refused when it is missing or not the same in all. */
export function requiredId(...given: (string | undefined)[]): string {
  const [id, ...others] = new Set(given.filter((value) => value !== undefined));
  if (id === undefined) throw new Refusal('invalid', 'The id is missing.', { id: 'The id is missing.' });
  if (others.length > 0) {
    throw new Refusal('malformed', 'The query and the body name different ids.');
  }
  return id;
}
