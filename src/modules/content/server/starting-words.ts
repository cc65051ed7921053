import { withActivity } from '#modules/activity/server/service.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import type { StartingWords } from '../contract.ts';
import { sectionsOf } from '../sections.ts';
import { currentEditionId } from './around.ts';
import { parseDocument, readDrafted } from './documents.ts';
import { changesOf, describeDraft, putDraft } from './drafts.ts';
import { SAMPLE_EDITION } from './sample-edition.ts';

const WORDS = { sample: JSON.stringify(SAMPLE_EDITION), empty: '{}' };

/** All words of the current edition become those to begin with, as a draft. */
export function startWords(context: CallContext, from: StartingWords): Promise<void> {
  return withActivity(context, async (database) => {
    const editionId = await currentEditionId(database, context);
    const before = await readDrafted(database, 'edition', editionId);
    const after = parseDocument('edition', WORDS[from]);
    await putDraft(database, context, { part: 'edition', editionId, document: after });
    const changes = sectionsOf('edition').flatMap((section) => changesOf(section, before, after));
    if (changes.length === 0) return { result: undefined };
    const described = from === 'sample' ? 'Began with the sample words' : 'Began without words';
    return { result: undefined, activity: describeDraft(described, changes) };
  });
}

/** With what the words of an edition began; undefined if they have been written since. */
export async function startedFrom(
  database: Database,
  editionId: string | undefined,
): Promise<StartingWords | undefined> {
  const drafted = JSON.stringify(await readDrafted(database, 'edition', editionId));
  const starts = Object.keys(WORDS) as StartingWords[];
  return starts.find((from) => JSON.stringify(parseDocument('edition', WORDS[from])) === drafted);
}
