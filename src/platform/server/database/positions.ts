import { type SelectQueryBuilder, sql } from 'kysely';
import * as say from '../../contract/messages.ts';
import { Refusal } from '../../contract/refusal.ts';

export interface Positioned {
  id: string;
  position: number;
}

/**
 * The new positions of rows that were put into the order of the given ids. The rows share out the positions
 * they already have, so that part of a list can be reordered without moving the rest.
 */
export function reordered(ids: readonly string[], rows: readonly Positioned[]): Positioned[] {
  if (new Set(ids).size < ids.length)
    throw new Refusal('invalid', say.idListedTwice(), { ids: say.idListedTwice() });
  if (rows.length < ids.length) {
    throw new Refusal('not-found', say.oneIsGone());
  }
  const held = new Map(rows.map((row) => [row.id, row.position]));
  const places = [...held.values()].sort((a, b) => a - b);
  return ids
    .map((id, index) => ({ id, position: places[index] ?? 0 }))
    .filter(({ id, position }) => held.get(id) !== position);
}

/**
 * The position after all rows. Ask for those that are deleted, too, so that one that is restored finds its old position
 * free.
 */
export async function nextPosition<DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
): Promise<number> {
  const last = rows.clearSelect().select(sql`max(position)`.as('last')).$castTo<{ last: number | null }>();
  const [row] = await last.execute();
  return (row?.last ?? 0) + 1;
}
