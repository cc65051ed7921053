import type { EditionScope } from '#modules/editions/server/service.ts';
import type { Actor } from '#platform/contract/access.ts';
import { type KindName, mayKnow } from '#platform/contract/kind.ts';
import type { Database } from '#platform/server/database/store.ts';
import { kindsWith, type ServerModule } from '#platform/server/module.ts';
import { FOUND_PER_KIND, type Found } from '../contract.ts';

/** A record found by a search: its name, and what distinguishes it from others of the same name. */
export interface FoundRecord {
  id: string;
  title: string;
  details: readonly string[];
}

/** Finds some of the records whose name contains the term; of an edition's own records, only those of the scope. */
export type FindByName = (
  database: Database,
  term: string,
  limit: number,
  scope: EditionScope,
) => Promise<FoundRecord[]>;

declare module '#platform/server/module.ts' {
  interface ServerKind {
    findByName?: FindByName;
  }
}

/** Finds everything that this user may know of and whose name contains the term, grouped by kind. */
export async function findEverything(
  database: Database,
  modules: readonly ServerModule[],
  term: string,
  { scope, actor }: { scope: EditionScope; actor: Actor },
): Promise<Found[]> {
  const everything: Found[] = [];
  for (const { kind, findByName } of kindsWith(modules, 'findByName')) {
    if (!mayKnow(kind, actor)) continue;
    const found = await findByName(database, term, FOUND_PER_KIND, scope);
    everything.push(...found.map((record) => toFound(kind.name as KindName, record)));
  }
  return everything;
}

function toFound(kind: KindName, { id, title, details }: FoundRecord): Found {
  return { kind, id, title, detail: details.join(' · ') };
}
