import { type Kysely, sql } from 'kysely';

const INDEXES = {
  posts_by_picture: 'posts (picture, id, title) where picture is not null',
  posts_with_addresses: "posts (id) where content like '%/aiAPI/%'",
  speakers_by_picture: 'speakers (picture)',
  sponsors_by_picture: 'sponsors (picture)',
  programme_sessions_by_picture: 'programme_sessions (picture)',
};

/** The records that have a picture of their own are found by it, and posts with a picture in their text without the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, columns] of Object.entries(INDEXES))
    await sql.raw(`create index ${name} on ${columns}`).execute(db);
}
