import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import { THREADS } from '../published.ts';
import { insertListed, type Lists, listListed } from './queries.ts';

export const newRoom = () => ({ places: null, floor: null });
export const newTrack = (position: number) => ({ thread: THREADS[position % THREADS.length] ?? THREADS[0] });

type Shared = keyof Lists[keyof Lists];

/** The id of what is named, or of what is added so. Runs in the caller's transaction. */
export async function listedId<Table extends keyof Lists>(
  database: Database,
  { clock }: Pick<Services, 'clock'>,
  editionId: string,
  table: Table,
  idOrName: string,
  more: (position: number) => Omit<Lists[Table], Shared>,
): Promise<string> {
  const rows = await listListed(database, table, editionId);
  const name_key = normaliseForSearch(idOrName);
  const found = rows.find(({ id }) => id === idOrName) ?? rows.find((row) => row.name_key === name_key);
  if (found) return found.id;
  const id = newId();
  const now = clock.now().toISOString();
  const position = (rows.at(-1)?.position ?? -1) + 1;
  await insertListed(database, table, {
    id,
    event_id: editionId,
    name: idOrName,
    name_key,
    slug: null,
    position,
    ...more(position),
    created_at: now,
    updated_at: now,
    deleted_at: null,
  } as Lists[Table]);
  return id;
}
