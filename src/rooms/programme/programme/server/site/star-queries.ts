import { insertRows } from '#platform/server/database/insert-rows.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { StarMailsRow } from './tables.ts';

export async function listStars(database: Database, attendeeId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('programme_stars')
    .select('session_id')
    .where('attendee_id', '=', attendeeId)
    .orderBy('session_id')
    .execute();
  return rows.map(({ session_id }) => session_id);
}

/** How many people starred each of these sessions; those that nobody starred are missing. */
export async function countStars(database: Database, sessionIds: readonly string[]) {
  if (sessionIds.length === 0) return [];
  const rows = await database
    .selectFrom('programme_stars')
    .select(({ fn }) => ['session_id', fn.countAll().as('count')])
    .where('session_id', 'in', sessionIds)
    .groupBy('session_id')
    .orderBy('session_id')
    .execute();
  return rows.map(({ session_id, count }) => ({ session: session_id, count: Number(count) }));
}

export async function insertStars(database: Database, attendee_id: string, ids: readonly string[]) {
  await insertRows(
    database,
    'programme_stars',
    ids.map((session_id) => ({ attendee_id, session_id })),
  );
}

export async function deleteStars(database: Database, attendeeId: string, ids: readonly string[]) {
  await database
    .deleteFrom('programme_stars')
    .where('attendee_id', '=', attendeeId)
    .where('session_id', 'in', ids)
    .execute();
}

export async function wantsMails(database: Database, attendeeId: string): Promise<boolean> {
  const row = database
    .selectFrom('programme_star_mails')
    .select('attendee_id')
    .where('attendee_id', '=', attendeeId);
  return (await row.executeTakeFirst()) !== undefined;
}

export async function insertStarMails(database: Database, row: StarMailsRow): Promise<void> {
  await database
    .insertInto('programme_star_mails')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteStarMails(database: Database, attendeeId: string): Promise<void> {
  await database.deleteFrom('programme_star_mails').where('attendee_id', '=', attendeeId).execute();
}

/** Who wants to be told of which of these sessions. */
export function listToBeTold(database: Database, sessionIds: readonly string[]) {
  return database
    .selectFrom('programme_stars')
    .innerJoin('programme_star_mails', 'programme_star_mails.attendee_id', 'programme_stars.attendee_id')
    .select(['programme_stars.attendee_id', 'programme_stars.session_id'])
    .where('programme_stars.session_id', 'in', sessionIds)
    .execute();
}
