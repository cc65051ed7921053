import type { Language } from '#platform/contract/language.ts';
import { neutralText } from '#platform/contract/neutral-texts.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import { sayIn } from '#platform/server/in-language.ts';
import * as say from '../messages.ts';
import { swappedTexts } from '../walk.ts';
import { LANGUAGE, parseDocument, partOfScope } from './documents.ts';
import { insertVersion, listDrafts, listNewest, writeDraft } from './queries.ts';

/**
 * What is written in the new main language comes first from now on, and what came first until then stands beside it. What
 * isn't translated stays where it is. Runs in the caller's transaction.
 */
export async function changeMainLanguage(
  database: Database,
  { clock, actor }: Pick<CallContext, 'clock' | 'actor'>,
  { from, to }: { from: Language; to: Language },
): Promise<void> {
  const published_at = clock.now().toISOString();
  const publication = newId();
  const swapped = ({ scope, content }: { scope: string; content: string }) => {
    const part = partOfScope(scope);
    const document = parseDocument(part, content);
    const neutral = (text: string) => sayIn(from, () => neutralText(text));
    const after = JSON.stringify(swappedTexts(part, document, { from, to, neutral }));
    return after === JSON.stringify(document) ? undefined : after;
  };
  for (const newest of await listNewest(database, LANGUAGE)) {
    const content = swapped(newest);
    if (content === undefined) continue;
    await insertVersion(database, {
      ...newest,
      id: newId(),
      number: newest.number + 1,
      content,
      publication,
      published_at,
      published_by: actor?.userId ?? null,
      note: say.mainLanguageNote(),
    });
  }
  for (const draft of await listDrafts(database)) {
    const content = swapped(draft);
    if (content !== undefined) await writeDraft(database, { ...draft, content, updated_at: published_at });
  }
}
