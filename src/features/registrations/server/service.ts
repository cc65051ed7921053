import type { z } from 'zod';
import { recorded } from '#features/activity/server/service.ts';
import { currentEvent } from '#features/event/server/service.ts';
import type { Chosen } from '#features/exports/server/service.ts';
import {
  countRequests,
  deleteRequest,
  findDeleted,
  findResent,
  getRequest,
  lastFrom,
  listRequestIds,
  listRequests,
  PERSON_COLUMNS,
  restoreRequest,
  saveRequest,
  toRequestRow,
} from '#features/requests/server/service.ts';
import { verifySpamGuard } from '#features/spam-guard/server/service.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { ALREADY_REGISTERED, type AttendeeRequest, type registration } from '../contract.ts';

const KIND = { table: 'attendees', subject: 'attendee', noun: 'registration' } as const;

/**
 * Registers a visitor for the current edition: once per e-mail address, whatever is sent twice. The same
 * submission sent again answers as the first time did.
 */
export async function register(context: CallContext, form: z.output<typeof registration>): Promise<string> {
  const spendSolution = await verifySpamGuard(context, form.captcha);
  return recorded(context, async (database) => {
    const resent = await findResent(database, KIND.table, context, form.email);
    if (resent) return { result: resent.id };
    const eventId = (await currentEvent(database))?.id ?? '';
    await refuseSecond(database, eventId, form.email);
    await spendSolution(database);
    const row = toRequestRow(context, eventId, form);
    await saveRequest(database, KIND.table, row);
    return {
      result: row.id,
      activity: {
        type: 'Registered',
        description: `${row.fullname} (${row.company}) registered`,
        subject: { type: KIND.subject, id: row.id },
        by: { userId: null, username: row.fullname },
      },
    };
  });
}

async function refuseSecond(database: Database, eventId: string, email: string): Promise<void> {
  if (!(await lastFrom(database, KIND.table, { eventId, email }))) return;
  throw new Refusal('conflict', ALREADY_REGISTERED, { email: ALREADY_REGISTERED });
}

export function listAttendees(database: Database, request: AttendeeRequest & Chosen) {
  return listRequests(database, KIND.table, request, PERSON_COLUMNS);
}

export function listAttendeeIds(database: Database, request: AttendeeRequest & Chosen) {
  return listRequestIds(database, KIND.table, request, PERSON_COLUMNS);
}

export function getAttendee(database: Database, id: string) {
  return getRequest(database, KIND.table, id);
}

/** Deletes a registration if the id is one. Part of the caller's transaction. */
export function deleteAttendee(database: Database, services: Services, id: string) {
  return deleteRequest(database, services, id, KIND);
}

/** Brings a deleted registration back, unless the address has registered again meanwhile. */
export async function restoreAttendee(database: Database, id: string) {
  const deleted = await findDeleted(database, KIND.table, id);
  if (deleted) await refuseSecond(database, deleted.event_id, deleted.email);
  return restoreRequest(database, id, KIND);
}

export function countAttendees(database: Database): Promise<number> {
  return countRequests(database, KIND.table);
}
