import type { z } from 'zod';
import type { Question } from '#modules/content/contract.ts';
import type { PersonFields } from '#modules/submissions/contract.ts';
import {
  type NewsChoice,
  NO_NEWS,
  personTexts,
  recordWithAnswers,
  toPersonColumns,
  toSubmissionRow,
} from '#modules/submissions/server/service.ts';
import { ownName } from '#platform/contract/language.ts';
import type { Sent } from '#platform/contract/record.ts';
import type { ActivitySnapshot } from '#platform/server/activity-snapshot.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { languageOf } from '#platform/server/reader.ts';
import { companyGroup } from '../company-group.ts';
import type { registration } from '../contract.ts';
import type { enteredAttendee } from '../desk.ts';
import * as say from '../messages.ts';
import type { AttendeeRow } from './tables.ts';

type Person = Sent<PersonFields>;
/** With the answers as they are kept. */
type Stored<Form> = Omit<Form, 'consent' | 'answers' | 'language'> &
  Pick<AttendeeRow, 'answers' | 'language'>;
type Form = Omit<Stored<z.output<typeof registration>>, keyof Person | 'news'> &
  Person & { consent: string; news?: NewsChoice };

export function newAttendee(
  context: CallContext,
  editionId: string | null,
  { news, ...form }: Form,
): AttendeeRow {
  return {
    ...toSubmissionRow(context, editionId, form),
    ...(news ?? NO_NEWS),
    group_key: companyGroup(form.company_name),
    group_fee_at: null,
    cancelled_at: null,
    note: null,
  };
}

/** Whether it no longer counts. */
export function isGone({ deleted_at, cancelled_at }: AttendeeRow): boolean {
  return deleted_at !== null || cancelled_at !== null;
}

/** A group's discount doesn't follow somebody to another company. */
export function groupColumns(company: string, before: Pick<AttendeeRow, 'group_key' | 'group_fee_at'>) {
  const group_key = companyGroup(company);
  return { group_key, group_fee_at: group_key === before.group_key ? before.group_fee_at : null };
}

/** The columns that an organiser can correct. */
export function toColumns(
  { note, language, ...person }: Stored<z.output<typeof enteredAttendee>>,
  before: AttendeeRow,
) {
  return {
    ...toPersonColumns(person),
    ...groupColumns(person.company_name, before),
    language,
    note: note ?? null,
  };
}

export function attendeeSnapshot(row: AttendeeRow, questions?: readonly Question[]): ActivitySnapshot {
  const record = {
    ...personTexts(row),
    [say.note()]: row.note ?? '',
    [say.language()]: ownName(languageOf(row)),
  };
  return recordWithAnswers(record, row, questions);
}
