import type { KindName } from '#platform/contract/kind.ts';
import { plainTextOf } from '#platform/contract/rich-text.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { FreeText } from '#platform/server/free-text.ts';
import { kindsWith, type ServerModule } from '#platform/server/module.ts';
import { numberMatcher, textMatcher } from '#platform/server/text-matcher.ts';
import { translatedFreeText } from '#rooms/access/server.ts';
import type { TextMatch } from '../contract.ts';
import type { identifiersOf } from './personal-kinds.ts';

declare module '#platform/server/module.ts' {
  interface ServerKind {
    /** What organisers write in its records as they like. */
    freeText?: readonly FreeText[];
  }
}

/** Where organisers wrote about a person, outside the person's own records. Those with their name may mean another. */
export async function findTextMatches(
  database: Database,
  modules: readonly ServerModule[],
  { ids, reachedAt, names }: ReturnType<typeof identifiersOf>,
): Promise<TextMatch[]> {
  const own = new Set(ids);
  const isNamed = textMatcher(names);
  const isReached = textMatcher(reachedAt);
  const isCalled = numberMatcher(reachedAt);
  const textMatches: TextMatch[] = [];
  const readers = [
    ...kindsWith(modules, 'freeText').flatMap(({ kind, freeText }) =>
      freeText.map((read) => ({ kind, read })),
    ),
    ...kindsWith(modules, 'translated').map(({ kind, translated }) => ({
      kind,
      read: translatedFreeText(kind.name, translated),
    })),
  ];
  for (const { kind, read } of readers) {
    for await (const written of read(database)) {
      for (const { id, place, texts } of written) {
        if (own.has(id)) continue;
        // A link tells the address that it leads to, and its words may be others.
        const readings = texts.flatMap((text) => [text, plainTextOf(text)]);
        const isSure = readings.some((text) => isReached(text) || isCalled(text));
        if (isSure || readings.some(isNamed))
          textMatches.push({ kind: kind.name as KindName, id, place, byName: !isSure });
      }
    }
  }
  return textMatches;
}
