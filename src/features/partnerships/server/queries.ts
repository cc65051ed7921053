import type { PartnershipRow } from '#database/schema.ts';
import type { Database } from '#platform/server/database/store.ts';

export function findPartnership(database: Database, id: string): Promise<PartnershipRow | undefined> {
  return database
    .selectFrom('partnerships')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function markDeleted(database: Database, id: string, at: string): Promise<void> {
  await database.updateTable('partnerships').set({ deleted_at: at }).where('id', '=', id).execute();
}

export async function countPartnerships(database: Database): Promise<number> {
  const { total } = await database
    .selectFrom('partnerships')
    .select((count) => count.fn.countAll().as('total'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(total);
}
