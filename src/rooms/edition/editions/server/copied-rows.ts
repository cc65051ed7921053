import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import { copyPicture } from '#platform/server/pictures/store-picture.ts';

interface OfEdition {
  id: string;
  event_id: string | null;
  position: number;
  picture: string | null;
}

/** Records of an edition as they stand in another one, from a position on, each with a picture of its own. Runs in the caller's transaction. */
export async function copiedRows<Row extends OfEdition>(
  database: Database,
  services: Pick<Services, 'clock'>,
  rows: readonly Row[],
  { editionId, position }: { editionId: string; position: number },
) {
  const now = services.clock.now().toISOString();
  const copies: (Row & OfEdition & { created_at: string; updated_at: string })[] = [];
  for (const [index, row] of rows.entries()) {
    const picture = await copyPicture(database, services, row.picture);
    const own = { id: newId(), event_id: editionId, position: position + index, picture };
    copies.push({ ...row, ...own, created_at: now, updated_at: now });
  }
  return copies;
}
