import type { Database } from '#platform/server/database/store.ts';
import type { PersonalCodeRow } from './tables.ts';

/** In place of what the attendee asked for before. */
export async function replaceCode(database: Database, row: PersonalCodeRow): Promise<void> {
  await deleteCode(database, row.attendee_id);
  await database.insertInto('personal_codes').values(row).execute();
}

export function findCode(database: Database, attendeeId: string): Promise<PersonalCodeRow | undefined> {
  return database
    .selectFrom('personal_codes')
    .selectAll()
    .where('attendee_id', '=', attendeeId)
    .executeTakeFirst();
}

export async function countAttempt(database: Database, attendeeId: string): Promise<void> {
  await database
    .updateTable('personal_codes')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('attendee_id', '=', attendeeId)
    .execute();
}

export async function deleteCode(database: Database, attendeeId: string): Promise<void> {
  await database.deleteFrom('personal_codes').where('attendee_id', '=', attendeeId).execute();
}

export async function deleteExpiredCodes(database: Database, now: string): Promise<void> {
  await database.deleteFrom('personal_codes').where('expires_at', '<=', now).execute();
}
