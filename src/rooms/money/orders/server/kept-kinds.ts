import { joinFacts } from '#platform/contract/join-facts.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { DraftedPart } from '#rooms/edition/server.ts';
import * as say from '../messages.ts';
import type { Sales } from '../sales.ts';
import { codesFor } from '../texts.ts';
import { countKinds } from './line-queries.ts';

/** A kind of ticket that orders or codes use stays: they would be for nothing. */
export async function keptKinds(
  database: Database,
  { part, editionId, before, after }: DraftedPart,
): Promise<Record<string, string>> {
  if (part !== 'sales' || !editionId) return {};
  const left = after as Sales;
  const keys = new Set(left.ticketKinds.kinds.map(({ key }) => key));
  const gone = (before as Sales).ticketKinds.kinds.filter(({ key }) => !keys.has(key));
  const places = gone.length > 0 ? await countKinds(database, editionId) : new Map<string, number>();
  const kept = gone.flatMap(({ key, name }) => {
    const codes = codesFor(name, left).map(({ code }) => code);
    const users = joinFacts([
      places.has(key) ? say.usedByPlaces({ count: places.get(key) ?? 0 }) : '',
      codes.length > 0 ? say.usedByCodes({ count: codes.length, codes: codes.join(', ') }) : '',
    ]);
    return users ? [say.kindUsed({ kind: name, users })] : [];
  });
  return kept.length > 0 ? { kinds: [...kept, say.keepKind()].join(' ') } : {};
}
