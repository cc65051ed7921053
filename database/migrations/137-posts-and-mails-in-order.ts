import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../column-types.ts';

const FILTERS = 'deleted_at, state, published_at, category_id';
const SHOWN = {
  posts_shown: 'state, published_at, id, deleted_at, category_id',
  posts_shown_of_category: 'category_id, state, published_at, id, deleted_at',
};
const SORTED = ['title_key', 'author', 'updated_at'];

/** Lists of posts are counted, searched and read in their order, and mails of a template counted, in an index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  const ofPosts = (name: string, columns: string) =>
    run(`create index ${name} on posts (${columns}) where deleted_at is null`);
  for (const [name, columns] of Object.entries(SHOWN)) {
    await run(`drop index ${name}`);
    await ofPosts(name, columns);
  }
  for (const column of SORTED) await ofPosts(`posts_by_${column}`, `${column}, id, ${FILTERS}`);
  if (!isPostgres(db)) await ofPosts('posts_by_text', `search_text, id, ${FILTERS}`);
  await run('create index mails_by_template on mails (template, queued_at, id, about_id)');
}
