import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { perLanguage } from '#platform/contract/language.ts';
import type { Database } from '#platform/server/database/store.ts';
import { type Job, type JobContext, whileHeld } from '#platform/server/jobs/job.ts';
import { PENDING_MAILS } from '#rooms/mail/contract.ts';
import { countOfMailings, insertMailsOnce, letterheadOf, writeToOne } from '#rooms/mail/server.ts';
import { withFiles } from './attached.ts';
import { audienceIds, countRecipients, recipientsAmong, toBeWritten } from './audience.ts';
import { findMailing, updateMailing } from './queries.ts';

/** Small enough that a visitor's change hardly waits for it. */
const BATCH = 25;
/** How many mails wait to be sent: more are written as they go out, so that pausing holds back few. */
const AHEAD = 300;
const LOOK_MS = 500;
/** The slowest MAIL_RATE allows 86,400 mails a day. */
const LIMIT_MS = 48 * 60 * 60 * 1000;

/** Writes the mails of one mailing, each once, whatever ends it in between. */
export const writeMailing: Job = {
  kind: 'write-mailing',
  schedule: 'on demand',
  limit: LIMIT_MS,
  async run(context) {
    const { store, clock, subject, signal } = context;
    if (!(await begin(context))) return;
    const row = await findMailing(store.database, subject);
    if (!row) return;
    const everybody = await audienceIds(context, store.database, row, clock.now());
    const after = row.written_until ?? '';
    const left = everybody.filter((id) => id > after).sort();
    if (row.recipients === null) {
      const recipients = await countRecipients(context, store.database, row, everybody);
      await whileHeld(context, (database) => updateMailing(database, subject, { recipients }));
    }
    for (let from = 0; from < left.length || from === 0; from += BATCH) {
      while (!signal.aborted && (await countWaiting(store.database, subject)) >= AHEAD) {
        if (!(await isSending(store.database, subject))) return;
        await wait(LOOK_MS, undefined, { signal }).catch(() => {});
      }
      // Not a return, which would mean that it is done.
      signal.throwIfAborted();
      const ids = left.slice(from, from + BATCH);
      const isLast = from + BATCH >= left.length;
      if (!(await writeSome(context, ids, isLast))) return;
      await setImmediate();
    }
  },
};

/** A mailing whose time has come is being sent from now on. */
function begin(context: JobContext): Promise<boolean> {
  return whileHeld(context, async (database) => {
    const row = await findMailing(database, context.subject);
    if (row?.state === 'sending') return row.is_written === 0;
    if (row?.state !== 'scheduled' || (row.send_at ?? '') > context.clock.now().toISOString()) return false;
    await updateMailing(database, row.id, { state: 'sending' });
    return true;
  });
}

/** Returns whether it goes on. */
function writeSome(context: JobContext, ids: readonly string[], isLast: boolean): Promise<boolean> {
  return whileHeld(context, async (database) => {
    const row = await findMailing(database, context.subject);
    if (row?.state !== 'sending') return false;
    const letterhead = perLanguage(() => letterheadOf(database, context));
    const recipients = await recipientsAmong(context, database, row, ids);
    const mailing = await withFiles(database, toBeWritten(context, row));
    const mails = await Promise.all(
      recipients.map((recipient) => writeToOne(context, mailing, recipient, letterhead)),
    );
    if (mails.length > 0) await insertMailsOnce(database, mails);
    const written_until = ids.at(-1) ?? row.written_until;
    await updateMailing(database, row.id, { written_until, is_written: isLast ? 1 : 0 });
    return !isLast;
  });
}

async function countWaiting(database: Database, id: string): Promise<number> {
  const counts = await countOfMailings(database, [id]);
  return counts
    .filter(({ state }) => PENDING_MAILS.includes(state))
    .reduce((sum, { count }) => sum + count, 0);
}

async function isSending(database: Database, id: string): Promise<boolean> {
  return (await findMailing(database, id))?.state === 'sending';
}
