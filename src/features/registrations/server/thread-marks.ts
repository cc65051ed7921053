import { createHmac } from 'node:crypto';
import { currentEvent } from '#features/event/server/service.ts';
import { ensureSetting } from '#platform/server/database/settings.ts';
import type { Database } from '#platform/server/database/store.ts';
import { newSecret } from '#platform/server/identifier.ts';
import { countOfEdition, idsOfEdition } from './queries.ts';

/** A setting. Without it, nobody can tell which mark a registration has. */
const CLOTH_SALT = 'cloth_salt';

export interface ThreadMarks {
  /** How many registrations the current edition has. */
  count: number;
  /** How many of them each mark stands for; the last may stand for fewer. */
  each: number;
  /** Numbers of 32 bits that say nothing about the person. */
  marks: number[];
}

/** A mark for each registration of the current edition; beyond `most`, one stands for several. */
export async function threadMarks(database: Database, now: Date, most: number): Promise<ThreadMarks> {
  const eventId = (await currentEvent(database, now))?.id ?? null;
  const count = await countOfEdition(database, eventId);
  const each = Math.max(1, Math.ceil(count / most));
  const salt = await ensureSetting(database, CLOTH_SALT, newSecret);
  const ids = await idsOfEdition(database, eventId, Math.ceil(count / each));
  return {
    count,
    each,
    marks: ids.map((id) => createHmac('sha256', salt).update(id).digest().readUInt32BE()),
  };
}
