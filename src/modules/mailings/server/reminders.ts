import { withActivity } from '#modules/activity/server/service.ts';
import { readAllPublished } from '#modules/content/server/service.ts';
import { type EditionRow, findCurrentEdition } from '#modules/editions/server/service.ts';
import { zonedInstant } from '#platform/contract/zoned-instant.ts';
import { addDays } from '#platform/contract/zoned-time.ts';
import type { Job, JobContext } from '#platform/server/jobs/job.ts';
import { requestJob } from '#platform/server/jobs/request.ts';
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

function send(context: JobContext, edition: EditionRow, { key, who, subject, body }: Reminder) {
  return withActivity(context, async (database) => {
    const id = `reminder-${edition.id}-${key}`;
    if (await findMailing(database, id)) return { result: undefined };
    const due = context.clock.now();
    const now = due.toISOString();
    const audience: Partial<Audience> = { edition: edition.id, ...(who === 'news' && { news: 'yes' }) };
    await insertMailing(database, {
      ...{ id, state: 'sending', purpose: 'notice', subject, body, audience: JSON.stringify(audience) },
      ...{ send_at: now, recipients: null, written_until: null, is_written: 0, created_by: null },
      ...{ created_at: now, updated_at: now, ended_at: null },
    });
    await requestJob(database, writeMailing, { subject: id, due });
    return {
      result: undefined,
      activity: {
        type: 'Created' as const,
        description: say.reminderEntry({ subject }),
        subject: { type: mailingKind.name, id },
      },
    };
  });
}
