import type { Database } from '#platform/server/database/store.ts';
import { TitleQueries } from '#rooms/ground/server.ts';
import type { CategoryRow } from './tables.ts';

export const categoryRows = new TitleQueries<CategoryRow>('categories');

/** The number after the highest ever assigned; deleted categories keep theirs. */
export async function nextNumber(database: Database): Promise<number> {
  const { highest } = await database
    .selectFrom('categories')
    .select((of) => of.fn.max('number').as('highest'))
    .executeTakeFirstOrThrow();
  return (highest ?? 0) + 1;
}
