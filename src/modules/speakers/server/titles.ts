import { publishedEdition, speakerTitlesOf } from '#modules/content/server/service.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import * as say from '../messages.ts';

/** What an edition offers. */
export async function titlesOfEdition(
  database: Database,
  editionId: string | null | undefined,
): Promise<string[]> {
  return speakerTitlesOf(await publishedEdition(database, editionId ?? undefined));
}

export async function assertTitle(
  database: Database,
  editionId: string | null | undefined,
  title: string,
): Promise<void> {
  if ((await titlesOfEdition(database, editionId)).includes(title)) return;
  throw new Refusal('invalid', say.titleMissing(), { title: say.titleMissing() });
}
