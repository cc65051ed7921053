import { type Actor, mayAccess } from '#platform/contract/access.ts';
import { type KindName, mayKnow } from '#platform/contract/kind.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { runCall } from '#platform/server/http/handler.ts';
import { givenBy, kindsWith, type ServerModule } from '#platform/server/module.ts';
import type { EditionScope } from '#rooms/edition/editions/server/service.ts';
import { COUNTED_MAX, FOUND_PER_KIND, type Found } from '../contract.ts';

/** A record found by a search: its name, and what distinguishes it from others of the same name. */
export interface FoundRecord {
  id: string;
  title: string;
  details: readonly string[];
}

/** Who asks, for kinds of whose records not everybody knows each. */
export type Asking = Pick<CallContext, 'modules' | 'actor'>;

/** Finds some of the records whose name contains the term; of an edition's own records, only those of the scope. */
export type FindByName = (
  database: Database,
  term: string,
  limit: number,
  scope: EditionScope,
  asking: Asking,
) => Promise<FoundRecord[]>;

/** How many records a kind's list shows for a term, counted no further than `most`. */
export type CountFound = (
  database: Database,
  term: string,
  count: { most: number; editionId: string | undefined },
) => Promise<number>;

declare module '#platform/server/module.ts' {
  interface ServerKind {
    findByName?: FindByName;
    /** Of a list that grows long; others are asked themselves. */
    countFound?: CountFound;
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
    const found = await findByName(database, term, FOUND_PER_KIND, scope, { modules, actor });
    everything.push(...found.map((record) => toFound(kind.name as KindName, record)));
  }
  return everything;
}

/** What the lists of those kinds have for the term of which only some records were found, as the user who asks. */
export async function countMore(
  context: CallContext,
  found: readonly Found[],
  query: { search: string; edition?: string | undefined },
  { editionId }: EditionScope,
) {
  const more = [];
  for (const { kind, countFound } of kindsWith(context.modules, 'findByName')) {
    const name = kind.name as KindName;
    if (found.filter((one) => one.kind === name).length < FOUND_PER_KIND || !kind.list) continue;
    const handler = givenBy(context.modules, 'handlers')
      .flat()
      .find(({ call }) => call.name === kind.list?.call);
    if (!handler || !mayAccess(handler.call.access, context.actor)) continue;
    const { search, edition } = query;
    const asked = { search, page: '1', pageSize: '1', ...(kind.isOfEdition && edition && { edition }) };
    const total = countFound
      ? await countFound(context.store.database, search, { most: COUNTED_MAX + 1, editionId })
      : await totalOf(handler, asked, context);
    if (total > FOUND_PER_KIND)
      more.push({ kind: name, count: Math.min(total, COUNTED_MAX), isMore: total > COUNTED_MAX });
  }
  return more;
}

async function totalOf(
  handler: Parameters<typeof runCall>[0],
  query: Record<string, string>,
  context: CallContext,
): Promise<number> {
  const { total = 0 } = (await runCall(handler, { query, body: {} }, context)) as { total?: number };
  return total;
}

function toFound(kind: KindName, { id, title, details }: FoundRecord): Found {
  return { kind, id, title, detail: details.filter(Boolean).join(' · ') };
}
