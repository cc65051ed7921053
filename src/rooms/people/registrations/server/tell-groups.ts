import { perLanguage } from '#platform/contract/language.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { type Job, type JobContext, whileHeld } from '#platform/server/jobs/job.ts';
import { requestJob } from '#platform/server/jobs/request.ts';
import { languageOf } from '#platform/server/reader.ts';
import { type EditionRow, findCurrentEdition, phaseOf } from '#rooms/edition/server.ts';
import { letterheadIn, queueMails } from '#rooms/mail/server.ts';
import { countByGroup, listUntold } from './group-queries.ts';
import { hasLink } from './link-queries.ts';
import { groupMail, toTellOf, whatToTell } from './mails.ts';
import { updateAttendee } from './queries.ts';
import type { AttendeeRow } from './tables.ts';

/** Groups also become complete by two registrations at the same moment, and by an edition's smaller size of them. */
const EVERY_MS = 5 * 60_000;
/** Small enough that a visitor's change hardly waits for it. */
const BATCH = 25;

/** Tells those in a complete group that its discount is theirs, each once. It stays theirs if the group gets smaller. */
export const tellGroups: Job = {
  kind: 'tell-groups',
  schedule: { every: EVERY_MS },
  async run(context) {
    let isMore = true;
    while (isMore) {
      context.signal.throwIfAborted();
      isMore = await whileHeld(context, (database) => tellSome(database, context));
    }
  },
};

/** At once, instead of within minutes. */
export function requestTelling(database: Database, { clock }: Pick<Services, 'clock'>): Promise<void> {
  return requestJob(database, tellGroups, { due: clock.now() });
}

/** Gives these attendees of the edition the discount of their group if it is complete, and returns them as they are then. */
export async function giveGroupFee(
  database: Database,
  { clock }: Pick<Services, 'clock'>,
  edition: EditionRow | undefined,
  rows: readonly AttendeeRow[],
): Promise<AttendeeRow[]> {
  const group_fee_at = clock.now().toISOString();
  const keys = rows.map(({ discount_key }) => discount_key);
  const groups = await countByGroup(database, edition, [...new Set(keys)]);
  const given = [];
  for (const row of rows) {
    const isComplete = (groups.get(row.discount_key) ?? 0) >= (edition?.group_least ?? Infinity);
    const isNew = isComplete && row.group_fee_at === null && row.event_id === edition?.id;
    if (isNew) await updateAttendee(database, row.id, { group_fee_at });
    given.push(isNew ? { ...row, group_fee_at } : row);
  }
  return given;
}

async function tellSome(database: Database, context: JobContext): Promise<boolean> {
  const now = context.clock.now();
  const edition = await findCurrentEdition(database, now);
  if (!edition?.group_least || phaseOf(edition, now) === 'after') return false;
  const rows = await listUntold(database, edition.id, edition.group_least, BATCH);
  if (rows.length === 0) return false;
  const group_fee_at = now.toISOString();
  const read = perLanguage(() => toTellOf(database, context, edition));
  const told = whatToTell(context, await read());
  const mails = [];
  for (const row of rows) {
    await updateAttendee(database, row.id, { group_fee_at });
    const isTold: AttendeeRow = { ...row, group_fee_at };
    // Who was never written to reads it in the confirmation.
    if (told.feeOf(isTold) && (await hasLink(database, row.id)))
      mails.push({
        spoken: languageOf(row),
        write: async () => groupMail(whatToTell(context, await read()), isTold),
      });
  }
  await queueMails(database, context, async () => letterheadIn((await read()).documents, edition), mails);
  return rows.length === BATCH;
}
