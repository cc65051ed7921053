import { insertRows } from '#platform/server/database/insert-rows.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { PersonalLinkRow } from './tables.ts';

/** In place of the attendee's earlier one. */
export async function replaceLink(database: Database, row: PersonalLinkRow): Promise<void> {
  const { token_hash, made_at } = row;
  await database
    .insertInto('personal_links')
    .values(row)
    .onConflict((conflict) => conflict.column('attendee_id').doUpdateSet({ token_hash, made_at }))
    .execute();
}

/** Of attendees who have none. */
export async function insertLinks(database: Database, rows: readonly PersonalLinkRow[]): Promise<void> {
  await insertRows(database, 'personal_links', rows);
}

export async function deleteLink(database: Database, attendeeId: string): Promise<void> {
  await database.deleteFrom('personal_links').where('attendee_id', '=', attendeeId).execute();
}

export async function hasLink(database: Database, attendeeId: string): Promise<boolean> {
  const link = database
    .selectFrom('personal_links')
    .select('attendee_id')
    .where('attendee_id', '=', attendeeId);
  return (await link.executeTakeFirst()) !== undefined;
}

export function findLink(database: Database, tokenHash: string): Promise<PersonalLinkRow | undefined> {
  return database
    .selectFrom('personal_links')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}
