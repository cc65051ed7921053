import { addDays } from '#platform/contract/zoned-time.ts';
import { readSetting } from '#platform/server/database/settings.ts';
import type { Services } from '#platform/server/http/context.ts';
import { findCurrentEdition, phaseOf, SEEDED } from '#rooms/edition/server.ts';

const DAYS_BEFORE = 25;

/** For somebody who tries the program: how to see the sample summit while it isn't over. Undefined if there is nothing to say. */
export async function howToSee({ config, store, clock }: Services): Promise<string | undefined> {
  const { database } = store;
  if (config.production || (await readSetting(database, SEEDED)) !== 'demo') return undefined;
  const now = clock.now();
  const edition = await findCurrentEdition(database, now);
  if (!edition?.event_date || phaseOf(edition, now) !== 'after') return undefined;
  const before = `${addDays(edition.event_date, -DAYS_BEFORE)}T09:00:00Z`;
  const during = `${edition.event_date}T10:00:00Z`;
  return `The sample summit is over. To see it before: CLOCK=${before} npm start, and during: CLOCK=${during} npm start`;
}
