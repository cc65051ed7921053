import type { z } from 'zod';
import { isEmpty } from '#platform/contract/is-empty.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { FOCUS_CENTRE } from '#platform/contract/picture-focus.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { holdsPicture, plainTextOf } from '#platform/contract/rich-text.ts';
import { enteredInstant } from '#platform/contract/zoned-instant.ts';
import { assertCurrentVersion } from '#platform/server/activity-snapshot.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import type { PreparedPicture } from '#platform/server/pictures/prepare-picture.ts';
import { findPicture } from '#platform/server/pictures/queries.ts';
import { storePicture } from '#platform/server/pictures/store-picture.ts';
import { siteZone } from '#rooms/edition/server.ts';
import { type WithActivity, withActivity } from '#rooms/ground/server.ts';
import { blogCategories } from '#rooms/website/blog-categories/server/service.ts';
import type { changedPost, newPost } from '../contract.ts';
import * as say from '../messages.ts';
import type { PostFields } from '../post-fields.ts';
import { endDraft } from './drafts.ts';
import { completed, fieldsOf, postChanges, statusOf, versionedPost } from './fields-of.ts';
import { findDeletedPost, insertPost, nextPublishedAt, updatePostRow } from './queries.ts';
import { describePost, getPost } from './read-posts.ts';
import { takeSlug } from './slugs.ts';
import type { PostRow } from './tables.ts';
import { fieldsIn, getVersion, keepFirstVersion, keepVersion } from './versions.ts';

const ENTRIES = {
  draft: say.savedDraftEntry,
  scheduled: say.scheduledEntry,
  published: say.publishedEntry,
} as const;

/** When the next scheduled post is published. */
export async function nextPublication(database: Database, now: Date): Promise<Date | undefined> {
  const instant = await nextPublishedAt(database, now.toISOString());
  return instant ? new Date(instant) : undefined;
}

/** Adds a post, as a rule a draft which the actor goes on to write. */
export function createPost(
  context: CallContext,
  { state, publishAt, slug, ...given }: z.output<typeof newPost>,
): Promise<string> {
  return withActivity(context, async (database) => {
    requireContent(state, given.content);
    await blogCategories.require(database, given.categoryId);
    await requireCover(database, given.cover ?? '', null);
    const now = context.clock.now().toISOString();
    const author = given.author ?? context.actor?.username;
    const fields = completed({ ...given, author, slug });
    const published_at = await instantOf(database, now, publishAt);
    const row = await insertNew(database, now, { ...fields, state, published_at: published_at ?? now });
    await keepVersion(database, context, row.id, { fields: fieldsOf(row) });
    return {
      result: row.id,
      activity: describePost('Created', row, say.addedEntry({ title: row.title })),
    };
  });
}

/** A sample post with its picture. Runs in the caller's transaction. */
export async function insertNewPost(
  database: Database,
  services: Pick<Services, 'clock'>,
  {
    publishedAt,
    ...given
  }: Pick<PostFields, 'title' | 'author' | 'content' | 'categoryId'> & { publishedAt: string },
  picture: PreparedPicture,
): Promise<string> {
  const cover = await storePicture(database, services, 'upload', picture);
  const post = { ...completed({ ...given, cover }), state: 'published' as const, published_at: publishedAt };
  return (await insertNew(database, publishedAt, post)).id;
}

async function insertNew(
  database: Database,
  now: string,
  { state, published_at, ...fields }: PostFields & Pick<PostRow, 'state' | 'published_at'>,
): Promise<PostRow> {
  const row = {
    ...toColumns(fields),
    id: newId(),
    slug: '',
    state,
    published_at,
    created_at: now,
    updated_at: now,
    deleted_at: null,
  };
  await insertPost(database, row);
  const slug = await takeSlug(database, row, fields.slug || undefined);
  await updatePostRow(database, row.id, { slug });
  return { ...row, slug };
}

/** Saves a post and keeps it as a version; refused if the given version is out of date. */
export function changePost(
  context: CallContext,
  { postId, version, revision, state, publishAt, ...given }: z.output<typeof changedPost>,
): Promise<PostRow> {
  return withActivity(context, async (database) => {
    const post = await getPost(database, postId);
    assertCurrentVersion(() => versionedPost(post), version);
    requireContent(state, given.content);
    const now = context.clock.now().toISOString();
    const published_at = (await instantOf(database, now, publishAt)) ?? firstPublication(post, now);
    const after = await write(database, context, post, completed(given), { state, published_at });
    await endDraft(database, context, postId, revision);
    const isUpdate = state === post.state && state === 'published';
    const entry = isUpdate ? say.updatedEntry : ENTRIES[statusOf(after, now)];
    const text = {
      zone: await siteZone(database, context.clock.now()),
      categories: await blogCategories.titlesById(database),
    };
    const changes = postChanges(post, after, text);
    const activity = describePost('Updated', post, entry({ title: after.title }));
    return { result: after, activity: { ...activity, changes } };
  });
}

function requireContent(state: PostRow['state'], content = ''): void {
  if (state === 'draft' || !isEmpty(plainTextOf(content)) || holdsPicture(content)) return;
  throw new Refusal('invalid', say.contentMissing(), {
    content: say.contentMissing(),
  });
}

/** The instant of a local date and time. */
async function instantOf(database: Database, now: string, local: string | undefined) {
  const zone = local && (await siteZone(database, new Date(now)));
  return zone && enteredInstant(local, zone, 'publishAt').toISOString();
}

/** A draft that is published without a time appears now; what is out keeps its date. */
function firstPublication({ state, published_at }: PostRow, now: string): string {
  return state === 'draft' ? now : published_at;
}

/** Saves the texts of a version again. The post's state, date and address stay. */
export function bringBack(
  context: CallContext,
  versionId: string,
  version: string | undefined,
): Promise<PostRow> {
  return withActivity(context, async (database) => {
    const stored = await getVersion(database, versionId);
    const post = await getPost(database, stored.post_id);
    assertCurrentVersion(() => versionedPost(post), version);
    const fields = { ...fieldsIn(stored), slug: post.slug };
    const titles = await blogCategories.titlesById(database);
    const categoryId = titles.has(fields.categoryId) ? fields.categoryId : '';
    const title = fields.title || post.title;
    requireContent(post.state, fields.content);
    const after = await write(database, context, post, { ...fields, title, categoryId }, post);
    await endDraft(database, context, post.id, undefined);
    const description = say.broughtBackEntry({ number: stored.number, title: after.title });
    const zone = await siteZone(database, context.clock.now());
    const changes = postChanges(post, after, { zone, categories: titles });
    return { result: after, activity: { ...describePost('Updated', post, description), changes } };
  });
}

/** Runs in the caller's transaction. */
async function write(
  database: Database,
  context: CallContext,
  post: PostRow,
  fields: PostFields,
  { state, published_at }: Pick<PostRow, 'state' | 'published_at'>,
): Promise<PostRow> {
  await blogCategories.require(database, fields.categoryId || undefined);
  await requireCover(database, fields.cover, post.picture);
  await keepFirstVersion(database, context, post.id, fieldsOf(post));
  const slug = await takeSlug(database, { id: post.id, title: fields.title }, fields.slug || undefined);
  const updated_at = context.clock.now().toISOString();
  const columns = { ...toColumns(fields), slug, state, published_at, updated_at };
  await updatePostRow(database, post.id, columns);
  const after = { ...post, ...columns };
  await keepVersion(database, context, post.id, { fields: fieldsOf(after) });
  return after;
}

async function requireCover(database: Database, cover: string, former: string | null): Promise<void> {
  if (!cover || cover === former || (await findPicture(database, 'upload', cover))) return;
  const message = say.pictureGone();
  throw new Refusal('invalid', message, { cover: message });
}

export function removePost(context: CallContext, id: string): Promise<string> {
  return withActivity(context, async (database) => {
    const post = await getPost(database, id);
    await updatePostRow(database, id, { deleted_at: context.clock.now().toISOString() });
    return {
      result: post.title,
      activity: describePost('Deleted', post, say.deletedEntry({ title: post.title })),
    };
  });
}

/** Restores a deleted post; undefined if there is none with this id. Runs in the caller's transaction. */
export async function restorePost(database: Database, id: string): Promise<WithActivity<string> | undefined> {
  const post = await findDeletedPost(database, id);
  if (!post) return undefined;
  await updatePostRow(database, id, { deleted_at: null });
  return {
    result: post.title,
    activity: describePost('Restored', post, say.restoredEntry({ title: post.title })),
  };
}

function toColumns(fields: PostFields) {
  const { title, excerpt, content, cover, coverAlt, focus, author, categoryId, tags } = fields;
  return {
    title,
    title_key: normaliseForSearch(title),
    excerpt,
    content,
    picture: cover || null,
    picture_alt: coverAlt,
    focus: focus || FOCUS_CENTRE,
    author,
    category_id: categoryId || null,
    tags,
    search_text: normaliseForSearch(`${title} ${author} ${tags}`),
  };
}
