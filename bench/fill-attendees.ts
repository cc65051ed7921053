import { CompiledQuery } from 'kysely';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import type { Store } from '#platform/server/database/store.ts';
import { newId } from '#platform/server/identifier.ts';
import { DOCUMENTED_NOTICES } from '#rooms/edition/content/notices.ts';
import type { ActivityRow } from '#rooms/ground/activity/server/tables.ts';
import { companyGroup } from '#rooms/people/registrations/company-group.ts';
import type { AttendeeRow } from '#rooms/people/registrations/server/tables.ts';
import { toPersonColumns } from '#rooms/people/submissions/server/service.ts';
import type { SubmissionRow } from '#rooms/people/submissions/server/tables.ts';

/** No statement may bind many more values than these rows have. */
const BATCH = 150;
const FIRST = ['Ama', 'Kofi', 'Aimée', 'Kwame', 'Efua', 'Yaw', 'Chinua', 'Ngozi', 'Zainab', 'Thandi', 'Léa'];
const LAST = ['Mensah', 'Owusu', 'Boateng', 'Asante', 'Adeyemi', 'Okafor', 'Diallo', 'Traoré', 'Ndlovu'];
const COMPANIES = ['Accra Data Works', 'Volta Bank', 'Sahel Mobile', 'Tema Logistics', 'Kumasi Textiles'];
const ROLES = ['Director', 'Data Scientist', 'Founder', 'Head of Operations', 'Engineer'];
const OPENED = Date.parse('2025-03-01T08:00:00Z');
const APART_MS = 60_000;

/**
 * Inserts this many registrations directly into the database, each with its activity record, in turn for each of these
 * editions.
 */
export async function fillAttendees(
  { database }: Store,
  count: number,
  editions: readonly (string | null)[] = [null],
): Promise<void> {
  for (let start = 0; start < count; start += BATCH) {
    const attendees: AttendeeRow[] = Array.from({ length: Math.min(BATCH, count - start) }, (_, offset) => ({
      ...attendee(start + offset),
      event_id: editions[offset % editions.length] ?? null,
    }));
    await database.transaction().execute(async (transaction) => {
      await transaction.insertInto('attendees').values(attendees).execute();
      await transaction.insertInto('activity').values(attendees.map(activityOf)).execute();
    });
  }
}

/** Adds a partnership request for everybody who registered, and has PostgreSQL update its statistics. */
export async function addRequestsForAll({ database, engine }: Store): Promise<void> {
  const run = (statement: string) => database.executeQuery(CompiledQuery.raw(statement));
  const columns = Object.keys(submission(0)).join(', ');
  await run(`insert into partnerships (${columns}, package) select ${columns}, 'Gold' from attendees`);
  if (engine === 'postgres') await run('vacuum analyze');
}

function attendee(number: number): AttendeeRow {
  const row = submission(number);
  return {
    ...row,
    group_key: companyGroup(row.company),
    discount_key: `${companyGroup(row.company)}@attendees.example`,
    discount_key_before: null,
    group_fee_at: null,
    cancelled_at: null,
    note: null,
    news_version: null,
    news_agreed_at: null,
  };
}

function submission(number: number): SubmissionRow {
  const name = `${pick(FIRST, number)} ${pick(LAST, number)} ${number}`;
  const email = `${normaliseForSearch(name).replaceAll(' ', '.')}@attendees.example`;
  return {
    id: newId(),
    event_id: null,
    language: null,
    ...toPersonColumns({
      name,
      email,
      company_name: pick(COMPANIES, number),
      role: pick(ROLES, number),
      whatsapp_number: `+2332${String(number).padStart(8, '0')}`,
      notice: pick(DOCUMENTED_NOTICES.registration, number),
      answers: null,
    }),
    submission_key: null,
    consent_version: null,
    created_at: new Date(OPENED + number * APART_MS).toISOString(),
    deleted_at: null,
  };
}

function activityOf(row: AttendeeRow): ActivityRow {
  const description = `${row.fullname} (${row.company}) registered`;
  return {
    id: newId(),
    user_id: null,
    username: row.fullname,
    activity_type: 'Registered',
    activity_description: description,
    subject_type: 'attendee',
    subject_id: row.id,
    changes: null,
    time: row.created_at,
    search_text: normaliseForSearch(`${row.fullname} Registered ${description}`),
    removed_at: null,
    erasure_id: null,
  };
}

/** Spreads the entries of a list, so that rows close in time differ. */
function pick<Item>(list: readonly Item[], number: number): Item {
  const item = list[(number * 7_919) % list.length];
  if (item === undefined) throw new Error('an empty list has nothing to pick');
  return item;
}
