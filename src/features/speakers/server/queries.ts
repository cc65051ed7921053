import type { Database } from '#platform/server/database/store.ts';

export async function countSpeakers(database: Database): Promise<number> {
  const { total } = await database
    .selectFrom('speakers')
    .select((count) => count.fn.countAll().as('total'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(total);
}
