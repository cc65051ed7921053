import type { z } from 'zod';
import { ownName } from '#platform/contract/language.ts';
import type { Sent } from '#platform/contract/record.ts';
import type { ActivitySnapshot } from '#platform/server/activity-snapshot.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { languageOf } from '#platform/server/reader.ts';
import type { Question } from '#rooms/edition/contract.ts';
import type { PersonFields } from '#rooms/people/submissions/contract.ts';
import {
  type NewsChoice,
  NO_NEWS,
  personTexts,
  recordWithAnswers,
  toPersonColumns,
  toSubmissionRow,
} from '#rooms/people/submissions/server/service.ts';
import type { registration } from '../contract.ts';
import type { enteredAttendee } from '../desk.ts';
import * as say from '../messages.ts';
import { countedCompany } from '../no-company.ts';
import { NEVER_COUNTED, ownDiscountKey } from './discount-key.ts';
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
  const submitted = toSubmissionRow(context, editionId, form);
  return {
    ...submitted,
    ...(news ?? NO_NEWS),
    group_key: countedCompany(form.company_name),
    discount_key: ownDiscountKey(submitted),
    discount_key_before: null,
    group_fee_at: null,
    cancelled_at: null,
    note: null,
  };
}

/** Whether it no longer counts. */
export function isGone({ deleted_at, cancelled_at }: AttendeeRow): boolean {
  return deleted_at !== null || cancelled_at !== null;
}

type Named = Pick<AttendeeRow, 'id' | 'company' | 'email'>;
type InGroup = Pick<AttendeeRow, 'group_key' | 'discount_key' | 'discount_key_before' | 'group_fee_at'>;

/** A group's discount doesn't follow somebody to another company. */
export function groupColumns(person: Named, before: Named & InGroup): InGroup {
  const { group_key: company, discount_key, discount_key_before, group_fee_at } = before;
  const group_key = countedCompany(person.company);
  if (group_key === company && !provesAnother(person, before))
    return { group_key, discount_key, discount_key_before, group_fee_at };
  const isCounted = discount_key !== NEVER_COUNTED;
  const own = isCounted ? ownDiscountKey(person) : NEVER_COUNTED;
  return { group_key, discount_key: own, discount_key_before: null, group_fee_at: null };
}

/** Whether a corrected address proves a group that nothing else has put them into. Who has a discount keeps it. */
function provesAnother(person: Named, before: Named & InGroup): boolean {
  const own = ownDiscountKey(person);
  const wasByAddress = before.discount_key === ownDiscountKey(before) && before.discount_key_before === null;
  return wasByAddress && before.group_fee_at === null && own !== person.id && own !== before.discount_key;
}

/** The columns that an organiser can correct. */
export function toColumns(
  { note, language, ...person }: Stored<z.output<typeof enteredAttendee>>,
  before: AttendeeRow,
) {
  const columns = toPersonColumns(person);
  return {
    ...columns,
    ...groupColumns({ ...columns, id: before.id }, before),
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
