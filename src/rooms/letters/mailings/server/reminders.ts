import { type Language, siteLanguages } from '#platform/contract/language.ts';
import { zonedInstant } from '#platform/contract/zoned-instant.ts';
import { addDays } from '#platform/contract/zoned-time.ts';
import type { Job, JobContext } from '#platform/server/jobs/job.ts';
import { requestJob } from '#platform/server/jobs/request.ts';
import { speaking } from '#platform/server/reader.ts';
import { type EditionRow, findCurrentEdition, readAllPublished } from '#rooms/edition/server.ts';
import { withActivity } from '#rooms/ground/server.ts';
import type { Audience } from '../contract.ts';
import { mailingKind } from '../kind.ts';
import * as say from '../messages.ts';
import { writeMailing } from './jobs.ts';
import { findMailing, insertMailing } from './queries.ts';

const EVERY_MS = 10 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
const SENT_AT = '09:00';

/**
 * Makes a mailing of each reminder whose day has come, once: its id follows from the edition and the reminder. One that
 * is a day late, because it was written too late or nothing ran, isn't sent any more.
 */
export const sendReminders: Job = {
  kind: 'send-reminders',
  schedule: { every: EVERY_MS },
  async run(context) {
    const { store, clock, signal } = context;
    const now = clock.now();
    const edition = await findCurrentEdition(store.database, now);
    if (!edition?.event_date) return;
    const { list } = (await readAllPublished(store.database, edition.id)).reminders.reminders;
    for (const reminder of list) {
      signal.throwIfAborted();
      if (reminder.days === null) continue;
      const due = zonedInstant(addDays(edition.event_date, -reminder.days), edition.zone, SENT_AT);
      const late = now.getTime() - due.getTime();
      if (late >= 0 && late < DAY_MS) await send(context, edition, reminder);
    }
  },
};

interface Reminder {
  key: string;
  who: 'everybody' | 'news';
  subject: string;
  body: string;
}

interface Written extends Pick<Reminder, 'subject' | 'body'> {
  id: string;
  audience: Partial<Audience>;
}

/** One mailing, or one for each language in which it says something else. */
async function send(context: JobContext, edition: EditionRow, reminder: Reminder): Promise<void> {
  const written = await mailingsOf(context, edition, reminder);
  return withActivity(context, async (database) => {
    if (await findMailing(database, idOf(edition, reminder))) return { result: undefined };
    const due = context.clock.now();
    const now = due.toISOString();
    for (const { audience, ...words } of written) {
      await insertMailing(database, {
        ...{ ...words, state: 'sending', purpose: 'notice', audience: JSON.stringify(audience) },
        ...{ send_at: now, recipients: null, written_until: null, is_written: 0, created_by: null },
        ...{ created_at: now, updated_at: now, ended_at: null },
      });
      await requestJob(database, writeMailing, { subject: words.id, due });
    }
    return {
      result: undefined,
      activity: written.map(({ id, subject }) => ({
        type: 'Created' as const,
        description: say.reminderEntry({ subject }),
        subject: { type: mailingKind.name, id },
      })),
    };
  });
}

/** Short enough for an id, whatever the key. */
function idOf(edition: EditionRow, { key }: Reminder, language?: Language): string {
  return `${language ? `remind-${language}` : 'reminder'}-${edition.id}-${key}`;
}

async function mailingsOf(
  { store }: JobContext,
  edition: EditionRow,
  reminder: Reminder,
): Promise<Written[]> {
  const id = idOf(edition, reminder);
  const { key, who, subject, body } = reminder;
  const audience = { edition: edition.id, ...(who === 'news' && { news: 'yes' as const }) };
  const [main, ...others] = siteLanguages();
  const further: Written[] = [];
  for (const language of others) {
    const { list } = (await speaking(language, () => readAllPublished(store.database, edition.id))).reminders
      .reminders;
    const spoken = list.find((one) => one.key === key) ?? reminder;
    further.push({
      id: idOf(edition, reminder, language),
      audience: { ...audience, language },
      ...{ subject: spoken.subject, body: spoken.body },
    });
  }
  const isSame = further.every((one) => one.subject === subject && one.body === body);
  if (isSame || !main) return [{ id, audience, subject, body }];
  return [{ id, audience: { ...audience, language: main }, subject, body }, ...further];
}
