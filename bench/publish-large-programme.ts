import type { Clock } from '#platform/server/clock.ts';
import type { Store } from '#platform/server/database/store.ts';
import { LARGE_ROOMS, LARGE_TRACKS, largeProgramme } from '#testing/large-programme.ts';
import { publishTestProgramme } from '#testing/published-programme.ts';

const FIRST_DAY = '2025-08-26';

/** 120 sessions in six rooms on three days, in place of the samples'. */
export async function publishLargeProgramme(store: Store, clock: Clock): Promise<void> {
  await store.write((database) => database.deleteFrom('programme_published').execute());
  const sessions = largeProgramme(FIRST_DAY);
  await publishTestProgramme({ store, clock }, { rooms: LARGE_ROOMS, tracks: LARGE_TRACKS, sessions });
}
