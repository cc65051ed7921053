import type { KindName } from '#platform/contract/kind.ts';
import { plainTextOf } from '#platform/contract/rich-text.ts';
import type { Database } from '#platform/server/database/store.ts';
import { mentioning, mentioningNumber } from '#platform/server/mentioning.ts';
import { kindsWith, type ServerModule } from '#platform/server/module.ts';
import type { Writings } from '#platform/server/written-texts.ts';
import type { Mention } from '../contract.ts';
import type { tracedBy } from './personal-kinds.ts';

declare module '#platform/server/module.ts' {
  interface ServerKind {
    /** What organisers write in its records as they like. */
    writings?: readonly Writings[];
  }
}

/** Where organisers wrote about a person, outside the person's own records. Those with their name may mean another. */
export async function findMentions(
  database: Database,
  modules: readonly ServerModule[],
  { ids, reachedAt, names }: ReturnType<typeof tracedBy>,
): Promise<Mention[]> {
  const own = new Set(ids);
  const isNamed = mentioning(names);
  const isReached = mentioning(reachedAt);
  const isCalled = mentioningNumber(reachedAt);
  const mentions: Mention[] = [];
  for (const { kind, writings } of kindsWith(modules, 'writings')) {
    for (const read of writings) {
      for await (const written of read(database)) {
        for (const { id, place, texts } of written) {
          if (own.has(id)) continue;
          // A link tells the address that it leads to, and its words may be others.
          const words = texts.flatMap((text) => [text, plainTextOf(text)]);
          const isSure = words.some((text) => isReached(text) || isCalled(text));
          if (isSure || words.some(isNamed))
            mentions.push({ kind: kind.name as KindName, id, place, byName: !isSure });
        }
      }
    }
  }
  return mentions;
}
