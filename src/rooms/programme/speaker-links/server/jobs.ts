import { readSetting } from '#platform/server/database/settings.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Job } from '#platform/server/jobs/job.ts';
import { findCurrentEdition, listAllEditions, phaseOf } from '#rooms/edition/server.ts';
import { withActivity } from '#rooms/ground/server.ts';
import { listAllSpeakers } from '#rooms/programme/speakers/server/service.ts';
import { remindNow } from './service.ts';

export const REMINDER_SETTING = 'speaker_reminder_days';
const EVERY_MS = 60 * 60 * 1000;
const DAY_MS = 24 * EVERY_MS;
/** Then it takes a person to ask again. */
const MOST = 3;

export async function reminderDays(database: Database): Promise<number> {
  return Number((await readSetting(database, REMINDER_SETTING)) ?? 0);
}

const remindSpeakers: Job = {
  kind: 'remind-speakers',
  schedule: { every: EVERY_MS },
  async run(context) {
    const { store, clock } = context;
    const days = await reminderDays(store.database);
    if (days === 0) return;
    const edition = await findCurrentEdition(store.database, clock.now());
    if (phaseOf(edition, clock.now()) === 'after') return;
    await withActivity(context, async (database) => {
      const ids = await listSpeakersToCome(database, clock.now());
      const reminding = { restMs: days * DAY_MS, most: MOST };
      return { result: undefined, activity: await remindNow(database, context, ids, reminding) };
    });
  },
};

/** Whoever spoke at a summit that is over isn't waited for. */
async function listSpeakersToCome(database: Database, now: Date): Promise<string[]> {
  const editions = await listAllEditions(database);
  const over = editions.filter((edition) => phaseOf(edition, now) === 'after').map(({ id }) => id);
  const speakers = await listAllSpeakers(database);
  return speakers.filter(({ event_id }) => !over.includes(event_id ?? '')).map(({ id }) => id);
}

export const speakerLinkJobs: readonly Job[] = [remindSpeakers];
