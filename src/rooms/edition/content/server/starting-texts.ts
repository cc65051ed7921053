import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { withActivity } from '#rooms/ground/server.ts';
import type { StartingTexts } from '../contract.ts';
import * as say from '../messages.ts';
import { sectionsOf } from '../sections.ts';
import { currentEditionId } from './dependencies.ts';
import { parseDocument, readDrafted } from './documents.ts';
import { changesOf, describeDraft, putDraft } from './drafts.ts';
import { SAMPLE_EDITION } from './sample-edition.ts';

const STARTING = { sample: JSON.stringify(SAMPLE_EDITION), empty: '{}' };

/** All texts of the current edition become those to begin with, as a draft. */
export function startTexts(context: CallContext, from: StartingTexts): Promise<void> {
  return withActivity(context, async (database) => {
    const editionId = await currentEditionId(database, context);
    const before = await readDrafted(database, 'edition', editionId);
    const after = parseDocument('edition', STARTING[from]);
    await putDraft(database, context, { part: 'edition', editionId, document: after });
    const changes = sectionsOf('edition').flatMap((section) => changesOf(section, before, after));
    if (changes.length === 0) return { result: undefined };
    const described = from === 'sample' ? say.beganWithSampleEntry() : say.beganEmptyEntry();
    return { result: undefined, activity: describeDraft(described, changes) };
  });
}

/** With what the texts of an edition began; undefined if they have been written since. */
export async function startedFrom(
  database: Database,
  editionId: string | undefined,
): Promise<StartingTexts | undefined> {
  const drafted = JSON.stringify(await readDrafted(database, 'edition', editionId));
  const starts = Object.keys(STARTING) as StartingTexts[];
  return starts.find((from) => JSON.stringify(parseDocument('edition', STARTING[from])) === drafted);
}
