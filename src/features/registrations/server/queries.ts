import type { AttendeeRow } from '#database/schema.ts';
import type { ListRequest } from '#platform/contract/lists.ts';
import { contains, type ListShape, list } from '#platform/server/database/list.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { ATTENDEE_SORTS } from '../contract.ts';

type Column = (typeof ATTENDEE_SORTS)[number];

const SHAPE: ListShape<Column> = {
  columns: {
    fullname: 'fullname_key',
    company: 'company',
    designation: 'designation',
    email: 'email_key',
    phone: 'phone',
    whatsapp: 'whatsapp',
    date: 'created_at',
  },
  initial: { sort: 'date', order: 'desc' },
  tieBreaker: 'id',
};

function kept(database: Database) {
  return database.selectFrom('attendees').selectAll().where('deleted_at', 'is', null);
}

export function listAttendees(database: Database, request: ListRequest<Column>) {
  const { search } = request;
  return list(search ? kept(database).where(contains('search_text', search)) : kept(database), request, SHAPE);
}

export function findAttendee(database: Database, id: string): Promise<AttendeeRow | undefined> {
  return kept(database).where('id', '=', id).executeTakeFirst();
}

export function findByAddress(database: Database, eventId: string, emailKey: string) {
  return kept(database)
    .where('event_id', '=', eventId)
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
}

export function findBySubmission(database: Database, key: string): Promise<AttendeeRow | undefined> {
  return database
    .selectFrom('attendees')
    .selectAll()
    .where('submission_key', '=', key)
    .executeTakeFirst();
}

export async function insertAttendee(database: Database, row: AttendeeRow): Promise<void> {
  await database.insertInto('attendees').values(row).execute();
}

export async function markDeleted(database: Database, id: string, at: string): Promise<void> {
  await database.updateTable('attendees').set({ deleted_at: at }).where('id', '=', id).execute();
}

export async function countAttendees(database: Database): Promise<number> {
  const { total } = await database
    .selectFrom('attendees')
    .select((count) => count.fn.countAll().as('total'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(total);
}
