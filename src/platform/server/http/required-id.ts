import * as say from '../../contract/messages.ts';
import { Refusal } from '../../contract/refusal.ts';

/** The id of a call that accepts it in several places. Refuses if it is missing or the places disagree. */
export function requiredId(...given: (string | undefined)[]): string {
  const [id, ...others] = new Set(given.filter((value) => value !== undefined));
  if (id === undefined) throw new Refusal('invalid', say.idMissing(), { id: say.idMissing() });
  if (others.length > 0) {
    throw new Refusal('malformed', say.differentIds());
  }
  return id;
}
