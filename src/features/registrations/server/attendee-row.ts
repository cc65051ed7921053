import type { z } from 'zod';
import type { AttendeeRow, NewsChoice } from '#database/schema.ts';
import type { Question } from '#features/content/contract.ts';
import { inWords, NO_NEWS, toPersonColumns, toSubmissionRow } from '#features/submissions/server/service.ts';
import type { ActivitySnapshot } from '#platform/server/activity-snapshot.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { companyGroup } from '../company-group.ts';
import type { registration } from '../contract.ts';
import type { enteredAttendee } from '../desk.ts';

/** With the answers as they are kept. */
type Kept<Form> = Omit<Form, 'consent' | 'answers'> & Pick<AttendeeRow, 'answers'>;
type Form = Omit<Kept<z.output<typeof registration>>, 'notice' | 'news'> & {
  consent: string;
  notice: string;
  news?: NewsChoice;
};

export function newAttendee(
  context: CallContext,
  eventId: string | null,
  { news, ...form }: Form,
): AttendeeRow {
  return {
    ...toSubmissionRow(context, eventId, form),
    ...(news ?? NO_NEWS),
    group_key: companyGroup(form.company_name),
    cancelled_at: null,
    note: null,
  };
}

/** The columns that an organiser can correct. */
export function toColumns({ note, ...person }: Kept<z.output<typeof enteredAttendee>>) {
  return {
    ...toPersonColumns(person),
    group_key: companyGroup(person.company_name),
    note: note ?? null,
  };
}

export function attendeeSnapshot(row: AttendeeRow, questions?: readonly Question[]): ActivitySnapshot {
  const record = {
    Name: row.fullname,
    Company: row.company,
    Designation: row.designation,
    Email: row.email,
    Phone: row.phone ?? '',
    WhatsApp: row.whatsapp,
    'How they heard': row.notice,
    Note: row.note ?? '',
  };
  return inWords(record, row, questions);
}
