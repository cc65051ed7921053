import type { PostRow } from '#database/schema.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import type { PreparedPicture } from '#platform/server/pictures/prepare-picture.ts';
import { storePicture } from '#platform/server/pictures/store-picture.ts';
import type { Post } from '../contract.ts';
import { cleanContent } from './clean-content.ts';
import { findPost, insertBlogCategory, insertPost, listRelated, nextPublishedAt } from './queries.ts';

const RELATED_MAX = 5;

/** Posts to read after this one: those of its category first, each group newest first. */
export async function relatedTo(database: Database, now: string, id: string) {
  const post = await findPost(database, now, id);
  return post ? listRelated(database, now, post, RELATED_MAX) : [];
}

/** When the next scheduled post is published. */
export async function nextPublication(database: Database, now: Date): Promise<Date | undefined> {
  const instant = await nextPublishedAt(database, now.toISOString());
  return instant ? new Date(instant) : undefined;
}

/** Runs in the caller's transaction. Returns the category's id. */
export async function insertNewBlogCategory(database: Database, title: string): Promise<string> {
  const id = newId();
  await insertBlogCategory(database, { id, title });
  return id;
}

/** Runs in the caller's transaction. */
export async function insertNewPost(
  database: Database,
  services: Pick<Services, 'clock'>,
  post: Omit<PostRow, 'id' | 'picture'>,
  picture: PreparedPicture,
): Promise<void> {
  const name = await storePicture(database, services, 'upload', picture);
  await insertPost(database, { ...post, id: newId(), picture: name });
}

export function toPost({ id, title, content, picture, published_at, author, category_id }: PostRow): Post {
  return {
    id,
    title,
    content: cleanContent(content),
    image: picture ?? '',
    publishDate: published_at,
    author,
    categoryId: category_id,
  };
}
