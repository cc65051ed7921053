import type { Kysely } from 'kysely';

/** What visitors see of posts and speakers is counted, and its pages are found, in indexes alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const shownPosts = ['deleted_at', 'state', 'published_at', 'id'];
  await db.schema.createIndex('posts_shown').on('posts').columns(shownPosts).execute();
  await db.schema
    .createIndex('posts_shown_of_category')
    .on('posts')
    .columns(['category_id', ...shownPosts])
    .execute();
  await db.schema
    .createIndex('speakers_shown')
    .on('speakers')
    .columns(['deleted_at', 'awaits_programme', 'role', 'position', 'id', 'event_id'])
    .execute();
}
