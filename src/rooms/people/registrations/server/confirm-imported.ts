import { setImmediate } from 'node:timers/promises';
import { type Job, whileHeld } from '#platform/server/jobs/job.ts';
import { findCurrentEdition, importedRecords } from '#rooms/edition/server.ts';
import { hasLink } from './link-queries.ts';
import { findAttendee } from './queries.ts';
import type { AttendeeRow } from './tables.ts';
import { confirmer } from './write-to.ts';

/** Small enough that a visitor's change hardly waits for it. */
const BATCH = 25;
const LIMIT_MS = 60 * 60 * 1000;

/** Sends the confirmation to those whom an import has added, each once: who has a link has been written to. */
export const confirmImported: Job = {
  kind: 'confirm-imported',
  schedule: 'on demand',
  limit: LIMIT_MS,
  async run(context) {
    const { store, clock, subject, signal } = context;
    const confirm = await confirmer(context);
    const ids = await importedRecords(store.database, subject);
    for (let from = 0; from < ids.length; from += BATCH) {
      signal.throwIfAborted();
      await whileHeld(context, async (database) => {
        const edition = await findCurrentEdition(database, clock.now());
        const rows: AttendeeRow[] = [];
        for (const id of ids.slice(from, from + BATCH)) {
          const row = await findAttendee(database, id);
          const counts = row?.cancelled_at === null && row.event_id === (edition?.id ?? null);
          if (row && counts && !(await hasLink(database, id))) rows.push(row);
        }
        await confirm(database, rows);
      });
      await setImmediate();
    }
  },
};
