import { type Kysely, sql } from 'kysely';

/** Pages of the door's list are read by name, cancelled registrations among the others, and its record by time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    'drop index attendees_by_fullname_key',
    `create index attendees_by_fullname_key on attendees (fullname_key, id, event_id, deleted_at, cancelled_at)
      where deleted_at is null`,
    `create index attendees_off on attendees (event_id, id, deleted_at, cancelled_at)
      where deleted_at is null and cancelled_at is not null`,
    'create index attendees_deleted on attendees (event_id, id, deleted_at) where deleted_at is not null',
    'create index door_scans_by_time on door_scans (event_id, scanned_at, id, kind)',
  ])
    await sql.raw(statement).execute(db);
}
