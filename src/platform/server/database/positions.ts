import { Refusal } from '../../contract/refusal.ts';

export interface Positioned {
  id: string;
  position: number;
}

/**
 * The new positions of rows that are put in the order of the ids given: among themselves they share the
 * positions they hold, so that a part of a list can be ordered without moving the rest.
 */
export function reordered(ids: readonly string[], rows: readonly Positioned[]): Positioned[] {
  if (new Set(ids).size < ids.length)
    throw new Refusal('invalid', 'An id is listed twice.', { ids: 'An id is listed twice.' });
  if (rows.length < ids.length) {
    throw new Refusal('not-found', 'One of these is not there any more. Please load the list again.');
  }
  const held = new Map(rows.map((row) => [row.id, row.position]));
  const places = [...held.values()].sort((a, b) => a - b);
  return ids
    .map((id, index) => ({ id, position: places[index] ?? 0 }))
    .filter(({ id, position }) => held.get(id) !== position);
}
