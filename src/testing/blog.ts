import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import type { Database } from '#platform/server/database/store.ts';
import { newId } from '#platform/server/identifier.ts';
import { insertPost as insertPostRow, insertSlug } from '#rooms/website/blog/server/queries.ts';
import type { PostRow } from '#rooms/website/blog/server/tables.ts';
import { blogCategoryRows } from '#rooms/website/blog-categories/server/queries.ts';

const AT = '2025-05-01T09:00:00.000Z';

/** Inserts a category directly and returns its id. */
export async function insertedBlogCategory(database: Database, title = 'AI in practice'): Promise<string> {
  const id = newId();
  const dates = { created_at: AT, updated_at: AT, deleted_at: null };
  await blogCategoryRows.insert(database, { id, title, title_key: normaliseForSearch(title), ...dates });
  return id;
}

/** Inserts a published post directly. Its address is its id, unless another one is given. */
export async function insertedPost(database: Database, changes: Partial<PostRow> = {}): Promise<PostRow> {
  const id = changes.id ?? newId();
  const title = changes.title ?? 'What to measure';
  const row: PostRow = {
    id,
    category_id: null,
    title,
    title_key: normaliseForSearch(title),
    slug: id,
    excerpt: '',
    content: '<p>Text</p>',
    picture: null,
    picture_alt: '',
    focus: '50 50',
    author: 'Efua',
    tags: '',
    state: 'published',
    published_at: AT,
    search_text: normaliseForSearch(title),
    created_at: AT,
    updated_at: AT,
    deleted_at: null,
    ...changes,
  };
  await insertPostRow(database, row);
  await insertSlug(database, row.slug, id);
  return row;
}
