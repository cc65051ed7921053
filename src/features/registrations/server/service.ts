import type { z } from 'zod';
import type { AttendeeRow } from '#database/schema.ts';
import { emailKey, fold } from '#platform/contract/fold.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import { type Recorded, recorded } from '#features/activity/server/service.ts';
import { currentEvent } from '#features/event/server/service.ts';
import { verifySpamGuard } from '#features/spam-guard/server/service.ts';
import { ALREADY_REGISTERED, type Attendee, type registration } from '../contract.ts';
import {
  countAttendees,
  findAttendee,
  findByAddress,
  findBySubmission,
  insertAttendee,
  markDeleted,
} from './queries.ts';

type Registration = z.output<typeof registration>;

/**
 * Registers a visitor for the current edition: once per e-mail address, whatever is sent twice. The same
 * submission sent again answers as the first time did.
 */
export async function register(context: CallContext, form: Registration): Promise<string> {
  const spendSolution = await verifySpamGuard(context, form.captcha);
  return recorded(context, async (database) => {
    const resent = await findResent(database, context.submissionKey, form);
    if (resent) return { result: resent.id };
    const eventId = (await currentEvent(database))?.id ?? '';
    if (await findByAddress(database, eventId, emailKey(form.email))) {
      throw new Refusal('conflict', ALREADY_REGISTERED, { email: ALREADY_REGISTERED });
    }
    await spendSolution(database);
    const row = toRow(context, eventId, form);
    await insertAttendee(database, row);
    return {
      result: row.id,
      activity: {
        type: 'Registered',
        description: `${row.fullname} (${row.company}) registered`,
        subject: { type: 'attendee', id: row.id },
        by: { userId: null, username: row.fullname },
      },
    };
  });
}

async function findResent(database: Database, submissionKey: string | undefined, form: Registration) {
  const known = submissionKey ? await findBySubmission(database, submissionKey) : undefined;
  if (known && known.email_key !== emailKey(form.email)) {
    throw new Refusal('conflict', 'This form was sent before. Please reload the page and try again.');
  }
  return known;
}

/** Deletes a registration if the id is one; undefined when it isn't. Part of the caller's transaction. */
export async function deleteAttendee(
  database: Database,
  { clock }: CallContext,
  id: string,
): Promise<Recorded<string> | undefined> {
  const row = await findAttendee(database, id);
  if (!row) return undefined;
  await markDeleted(database, id, clock.now().toISOString());
  return {
    result: row.fullname,
    activity: {
      type: 'Deleted',
      description: `Deleted the registration of ${row.fullname} (${row.company})`,
      subject: { type: 'attendee', id },
    },
  };
}

export { countAttendees };

function toRow(context: CallContext, eventId: string, form: Registration): AttendeeRow {
  return {
    id: newId(),
    event_id: eventId,
    fullname: form.name,
    fullname_key: fold(form.name),
    company: form.company_name,
    designation: form.role,
    email: form.email,
    email_key: emailKey(form.email),
    phone: form.contact_number ?? null,
    whatsapp: form.whatsapp_number,
    notice: form.notice,
    search_text: fold(`${form.name} ${form.email}`),
    submission_key: context.submissionKey ?? null,
    created_at: context.clock.now().toISOString(),
    deleted_at: null,
  };
}

export function toAttendee(row: AttendeeRow): Attendee {
  const { id, fullname, company, designation, email, whatsapp, notice } = row;
  const date = row.created_at;
  return { id, fullname, company, designation, email, phone: row.phone ?? '', whatsapp, notice, date };
}
