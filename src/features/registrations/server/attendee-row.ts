import type { z } from 'zod';
import type { AttendeeRow } from '#database/schema.ts';
import { toAnswerColumns, toSubmissionRow } from '#features/submissions/server/service.ts';
import type { ActivitySnapshot } from '#platform/server/activity-snapshot.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { companyGroup } from '../company-group.ts';
import type { registration } from '../contract.ts';
import type { enteredAttendee } from '../desk.ts';

type Form = Omit<z.output<typeof registration>, 'consent' | 'notice'> & { consent: string; notice: string };

export function newAttendee(context: CallContext, eventId: string | null, form: Form): AttendeeRow {
  return {
    ...toSubmissionRow(context, eventId, form),
    group_key: companyGroup(form.company_name),
    cancelled_at: null,
    note: null,
  };
}

/** The columns that an organiser can correct. */
export function toColumns({ note, ...answers }: z.output<typeof enteredAttendee>) {
  return {
    ...toAnswerColumns(answers),
    group_key: companyGroup(answers.company_name),
    note: note ?? null,
  };
}

export function attendeeSnapshot(row: AttendeeRow): ActivitySnapshot {
  return {
    Name: row.fullname,
    Company: row.company,
    Designation: row.designation,
    Email: row.email,
    Phone: row.phone ?? '',
    WhatsApp: row.whatsapp,
    'How they heard': row.notice,
    Note: row.note ?? '',
  };
}
