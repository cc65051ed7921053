import { type Kysely, sql } from 'kysely';

/** Who accepted an offer before that was kept: the record of activity says of which registration it tells next. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update waiting_entries set submission_key = (
      select registered.subject_id from activity as accepted
      join activity as registered on registered.lane = accepted.lane and registered.number = accepted.number + 1
      where accepted.subject_type = 'waiting' and accepted.subject_id = waiting_entries.id
        and registered.subject_type = 'attendee' and registered.activity_type = 'Registered'
        and registered.time = accepted.time
      order by accepted.number desc limit 1
    )
    where state = 'accepted' and submission_key is null`.execute(db);
}
