import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { getEdition } from '#rooms/edition/server.ts';
import { ensureKinds } from './plan.ts';
import { listListed } from './queries.ts';
import { insertNewSession } from './sessions.ts';

interface Draft {
  title: string;
  abstract: string;
  kind: string;
  /** The ids of its speakers. */
  speakers: readonly string[];
}

/** Adds a tentative session without a time. A kind that the edition doesn't have becomes the usual one. Runs in the caller's transaction. */
export async function draftSession(
  database: Database,
  services: Pick<Services, 'clock'>,
  editionId: string,
  { title, abstract, kind, speakers }: Draft,
) {
  const edition = await getEdition(database, editionId);
  await ensureKinds(database, services, editionId);
  const key = normaliseForSearch(kind);
  const kinds = await listListed(database, 'programme_kinds', editionId);
  return insertNewSession(database, services, edition, {
    title,
    abstract,
    kind: kinds.find(({ name_key }) => name_key === key)?.id,
    length: undefined,
    state: 'tentative',
    people: speakers.map((person) => ({ person, role: 'Speaker' })),
  });
}
