import { publishedEdition, speakerTitlesOf } from '#modules/content/server/service.ts';
import { findCurrentEdition } from '#modules/editions/server/service.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import * as say from '../messages.ts';

type Clocked = Pick<Services, 'clock'>;

/** What the current edition offers. */
export async function currentTitles(database: Database, { clock }: Clocked): Promise<string[]> {
  return speakerTitlesOf(
    await publishedEdition(database, (await findCurrentEdition(database, clock.now()))?.id),
  );
}

export async function assertTitle(database: Database, services: Clocked, title: string): Promise<void> {
  if ((await currentTitles(database, services)).includes(title)) return;
  throw new Refusal('invalid', say.titleMissing(), { title: say.titleMissing() });
}
