import type { Change } from '#platform/contract/change.ts';
import { FOCUS_CENTRE } from '#platform/contract/picture-focus.ts';
import { dateTime } from '#platform/contract/zoned-time.ts';
import { type ActivitySnapshot, changed, changesBetween } from '#platform/server/activity-snapshot.ts';
import * as say from '../messages.ts';
import type { PostFields, PostStatus } from '../post-fields.ts';
import { STATUS_LABELS } from '../status-labels.ts';
import type { PostRow } from './tables.ts';

type Given = { [Name in keyof PostFields]?: string | undefined };

/** The fields of a stored post as its form has them. */
export function fieldsOf(row: PostRow): PostFields {
  return {
    title: row.title,
    slug: row.slug,
    excerpt: row.excerpt,
    content: row.content,
    cover: row.picture ?? '',
    coverAlt: row.picture_alt,
    focus: row.focus,
    author: row.author,
    categoryId: row.category_id ?? '',
    tags: row.tags,
  };
}

/** What a form sent, '' for what it left out. */
export function completed(given: Given): PostFields {
  return {
    title: given.title ?? '',
    slug: given.slug ?? '',
    excerpt: given.excerpt ?? '',
    content: given.content ?? '',
    cover: given.cover ?? '',
    coverAlt: given.coverAlt ?? '',
    focus: given.focus ?? FOCUS_CENTRE,
    author: given.author ?? '',
    categoryId: given.categoryId ?? '',
    tags: given.tags ?? '',
  };
}

export function statusOf(
  { state, published_at }: Pick<PostRow, 'state' | 'published_at'>,
  now: string,
): PostStatus {
  if (state === 'draft') return 'draft';
  return published_at > now ? 'scheduled' : 'published';
}

/** Everything that the form of a post shows, from which its version is computed. */
export function versionedPost(row: PostRow): ActivitySnapshot {
  return { ...fieldsOf(row), state: row.state, publishDate: row.published_at };
}

/** What says the ids and instants of a post in words. */
interface Shown {
  zone: string;
  categories: ReadonlyMap<string, string>;
}

function postSnapshot(row: PostRow, { zone, categories }: Shown): ActivitySnapshot {
  return {
    [say.title()]: row.title,
    [say.address()]: row.slug,
    [say.excerpt()]: row.excerpt,
    [say.author()]: row.author,
    [say.category()]: categories.get(row.category_id ?? '') ?? '',
    [say.tags()]: row.tags,
    [say.state()]: STATUS_LABELS[row.state](),
    [say.date()]: row.state === 'draft' ? '' : dateTime(row.published_at, zone),
  };
}

/** In words. Of texts and pictures it only says that they changed: the post's versions have them. */
export function postChanges(before: PostRow, after: PostRow, shown: Shown): Change[] {
  const changes = changesBetween(
    () => postSnapshot(before, shown),
    () => postSnapshot(after, shown),
  );
  const isRepainted = ['picture', 'picture_alt', 'focus'].some(
    (name) => before[name as 'focus'] !== after[name as 'focus'],
  );
  if (before.content !== after.content) changes.push(changed(say.content));
  if (isRepainted) changes.push(changed(say.coverPicture));
  return changes;
}
