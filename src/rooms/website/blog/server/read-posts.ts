import { Refusal } from '#platform/contract/refusal.ts';
import { cleanArticle } from '#platform/server/clean-article.ts';
import type { Database } from '#platform/server/database/store.ts';
import { namesOfUsers } from '#rooms/access/server.ts';
import type { FoundRecord } from '#rooms/edition/server.ts';
import type { ActivityType } from '#rooms/ground/contract.ts';
import { blogCategories } from '#rooms/website/blog-categories/server/service.ts';
import type { DeskPost, ListedPost, Post } from '../contract.ts';
import * as say from '../messages.ts';
import { splitTags } from '../post-fields.ts';
import { findDraft } from './draft-queries.ts';
import { fieldsOf, statusOf } from './fields-of.ts';
import { findNamed, findPost } from './queries.ts';
import type { PostRow } from './tables.ts';
import { fieldsIn } from './versions.ts';

type Titles = ReadonlyMap<string, string>;

export async function getPost(database: Database, id: string): Promise<PostRow> {
  const post = await findPost(database, id);
  if (!post) throw new Refusal('not-found', say.gone());
  return post;
}

/** Posts as visitors read them. */
export async function toPosts(database: Database, rows: readonly PostRow[]): Promise<Post[]> {
  const titles = await blogCategories.titlesById(database);
  return rows.map((row) => toPost(row, titles));
}

function toPost(row: PostRow, titles: Titles): Post {
  const category = titles.get(row.category_id ?? '');
  return {
    id: row.id,
    title: row.title,
    content: cleanArticle(row.content),
    image: row.picture ?? '',
    publishDate: row.published_at,
    author: row.author,
    categoryId: category === undefined ? '' : (row.category_id ?? ''),
    category: category ?? '',
    slug: row.slug,
    excerpt: row.excerpt,
    imageAlt: row.picture_alt,
    focus: row.focus,
    tags: splitTags(row.tags),
    changed: row.updated_at,
  };
}

/** Posts as the desk lists them. */
export async function toListedPosts(
  database: Database,
  now: string,
  rows: readonly PostRow[],
): Promise<ListedPost[]> {
  const titles = await blogCategories.titlesById(database);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    slug: row.slug,
    category: titles.get(row.category_id ?? '') ?? '',
    author: row.author,
    tags: row.tags,
    state: statusOf(row, now),
    publishDate: row.state === 'draft' ? '' : row.published_at,
    changed: row.updated_at,
  }));
}

/** A post as its form needs it. */
export async function toDeskPost(database: Database, row: PostRow): Promise<DeskPost> {
  const draft = await findDraft(database, row.id);
  const nameOf = await namesOfUsers(database, [draft?.user_id ?? null]);
  const saved = fieldsOf(row);
  return {
    ...saved,
    content: cleanArticle(saved.content),
    id: row.id,
    state: row.state,
    publishDate: row.published_at,
    draft: draft
      ? {
          revision: Number(draft.revision),
          savedAt: draft.saved_at,
          username: nameOf(draft.user_id),
          fields: withCleanContent(fieldsIn(draft)),
        }
      : null,
  };
}

export function withCleanContent<Fields extends { content: string }>(fields: Fields): Fields {
  return { ...fields, content: cleanArticle(fields.content) };
}

export async function findPostsByName(
  database: Database,
  term: string,
  limit: number,
): Promise<FoundRecord[]> {
  const rows = await findNamed(database, term, limit);
  return rows.map(({ id, title, author, tags }) => ({ id, title, details: [author, tags] }));
}

export function describePost(type: ActivityType, { id }: Pick<PostRow, 'id'>, description: string) {
  return { type, description, subject: { type: 'post' as const, id } };
}
