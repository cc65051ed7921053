import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import * as say from '../messages.ts';
import { partInfo, partNames } from '../sections.ts';
import { LANGUAGE, parseDocument, scopeOf } from './documents.ts';
import { findNewest, insertVersion } from './queries.ts';

/**
 * Gives an edition the published texts of another one. Without words of its own, it shares those that the
 * other one has as well. Runs in the caller's transaction.
 */
export async function copyEditionTexts(
  database: Database,
  { clock, actor }: Pick<CallContext, 'clock' | 'actor'>,
  { from, to, moved }: { from: string; to: string; moved: (day: string) => string },
): Promise<void> {
  const publication = newId();
  for (const part of partNames().filter((name) => name !== 'site')) {
    const text = await findNewest(database, { scope: scopeOf(part, from), language: LANGUAGE });
    if (!text) continue;
    const { copied } = partInfo(part);
    await insertVersion(database, {
      ...text,
      ...(copied && { content: JSON.stringify(copied(parseDocument(part, text.content), moved)) }),
      id: newId(),
      scope: scopeOf(part, to),
      number: 1,
      publication,
      published_at: clock.now().toISOString(),
      published_by: actor?.userId ?? null,
      note: say.copiedNote(),
    });
  }
}
