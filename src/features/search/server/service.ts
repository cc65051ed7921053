import type { FoundKind } from '#features/kinds.ts';
import type { Database } from '#platform/server/database/store.ts';
import { FOUND_PER_KIND, type Found } from '../contract.ts';

/** One record as a search finds it: its name, and what tells it from others of the name. */
export interface FoundRecord {
  id: string;
  title: string;
  details: readonly string[];
}

/** Some of the records that have the term in their name. */
export type FindByName = (database: Database, term: string, limit: number) => Promise<FoundRecord[]>;

export interface Finder {
  kind: FoundKind['name'];
  findByName: FindByName;
}

/** Everything that has the term in its name, kind by kind. */
export async function findEverything(
  database: Database,
  finders: readonly Finder[],
  term: string,
): Promise<Found[]> {
  const everything: Found[] = [];
  for (const { kind, findByName } of finders) {
    const found = await findByName(database, term, FOUND_PER_KIND);
    everything.push(...found.map((record) => toFound(kind, record)));
  }
  return everything;
}

function toFound(kind: FoundKind['name'], { id, title, details }: FoundRecord): Found {
  return { kind, id, title, detail: details.join(' · ') };
}
