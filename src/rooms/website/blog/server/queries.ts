import { type RawBuilder, sql } from 'kysely';
import type { ListQuery } from '#platform/contract/lists.ts';
import { allRows } from '#platform/server/database/all-rows.ts';
import { count, findDeleted, type ListShape, list } from '#platform/server/database/list.ts';
import { listIds } from '#platform/server/database/list-ids.ts';
import { checked, contains, isReadInOrder } from '#platform/server/database/search.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Chosen } from '#rooms/ground/server.ts';
import type { POST_SORTS } from '../contract.ts';
import type { PostStatus } from '../post-fields.ts';
import type { PostRow } from './tables.ts';

type Column = (typeof POST_SORTS)[number];
export type PostListQuery = ListQuery<Column> & {
  state?: PostStatus | undefined;
  categoryId?: string | undefined;
};

const SHAPE: ListShape<Column> = {
  columns: { title: 'title_key', author: 'author', publishDate: 'published_at', changed: 'updated_at' },
  initial: { sort: 'changed', order: 'desc' },
  tieBreaker: 'id',
};
/** As much of a post's text as is compared to find related ones. */
const COMPARED = 2_000;
/** As many posts as are compared: the newest of its category, and of all. */
const COMPARED_POSTS = 25;

function existing(database: Database) {
  return database.selectFrom('posts').where('deleted_at', 'is', null);
}

/** Those that visitors see at this instant. */
function published(database: Database, now: string) {
  return existing(database).where('state', '=', 'published').where('published_at', '<=', now);
}

function newestFirst(database: Database, now: string) {
  return published(database, now).orderBy('published_at', 'desc').orderBy('id', 'desc');
}

type PublishedQuery = Pick<ListQuery, 'page' | 'pageSize'> & { catId?: string | undefined };

/** Newest first; without a page, all of them. */
export function listPublished(database: Database, now: string, { catId, ...page }: PublishedQuery) {
  const posts = published(database, now)
    .selectAll()
    .$if(!!catId, (all) => all.where('category_id', '=', catId ?? ''));
  return list(posts, { ...page, sort: 'publishDate', order: 'desc' }, SHAPE);
}

/** What leads to the posts that visitors see. */
export function listShownSlugs(database: Database, now: string) {
  return newestFirst(database, now).select(['slug', 'published_at', 'updated_at']).execute();
}

/** Those of the categories that have any. */
export function countPublished(database: Database, now: string) {
  return published(database, now)
    .select(({ fn }) => ['category_id', fn.countAll<number | string>().as('count')])
    .groupBy('category_id')
    .execute();
}

export function findPublished(database: Database, now: string, id: string): Promise<PostRow | undefined> {
  return published(database, now).selectAll().where('id', '=', id).executeTakeFirst();
}

/** Which of these visitors can read. */
export async function publicAmong(database: Database, now: string, ids: readonly string[]) {
  const rows = await published(database, now).select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/** What every sample’s text says in one of the languages, and no summit wants to show. */
const SAMPLES = ['%This is a sample article%', '%Ceci est un exemple d’article%'];

export async function countSamples(database: Database, now: string): Promise<number> {
  const { count } = await published(database, now)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where(({ eb, or }) => or(SAMPLES.map((text) => eb('content', 'like', text))))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** When the next post after this instant is published. */
export async function nextPublishedAt(database: Database, now: string): Promise<string | undefined> {
  const row = await existing(database)
    .select('published_at')
    .where('state', '=', 'published')
    .where('published_at', '>', now)
    .orderBy('published_at')
    .executeTakeFirst();
  return row?.published_at;
}

/** What posts that are related to one are found by, newest first; itself among them. */
export async function listCompared(
  database: Database,
  now: string,
  { id, category_id }: Pick<PostRow, 'id' | 'category_id'>,
) {
  const newest = (part: ReturnType<typeof newestFirst>) => part.select('id').limit(COMPARED_POSTS).execute();
  const [alike, all] = await Promise.all([
    category_id === null ? [] : newest(newestFirst(database, now).where('category_id', '=', category_id)),
    newest(newestFirst(database, now)),
  ]);
  const ids = new Set([id, ...[...alike, ...all].map((row) => row.id)]);
  return newestFirst(database, now)
    .select(['id', 'title', 'slug', 'category_id', 'tags', 'excerpt'])
    .select((of) => of.fn<string>('substr', ['content', of.lit(1), of.lit(COMPARED)]).as('beginning'))
    .where('id', 'in', [...ids])
    .execute();
}

/** The one published just before or after this one. */
export async function findAdjacent(
  database: Database,
  now: string,
  { id, published_at }: Pick<PostRow, 'id' | 'published_at'>,
  side: 'previous' | 'next',
) {
  const [than, order, until] =
    side === 'previous' ? (['<', 'desc', published_at] as const) : (['>', 'asc', now] as const);
  return published(database, until)
    .select(['id', 'title', 'slug'])
    .where(({ eb, refTuple, tuple }) => eb(refTuple('published_at', 'id'), than, tuple(published_at, id)))
    .orderBy('published_at', order)
    .orderBy('id', order)
    .limit(1)
    .executeTakeFirst();
}

async function filtered(database: Database, now: string, query: PostListQuery & Chosen) {
  const { search, state, categoryId, ids } = query;
  const found = search ? await matching(database, search) : undefined;
  const stateIs = (value: PostRow['state']) => sql<boolean>`${checked(database, 'state')} = ${value}`;
  const publishedAt = checked(database, 'published_at');
  return existing(database)
    .selectAll()
    .$if(!!found, (posts) => posts.where(found ?? sql.lit(true)))
    .$if(!!categoryId, (posts) => posts.where(checked(database, 'category_id'), '=', categoryId ?? ''))
    .$if(state === 'draft', (posts) => posts.where(stateIs('draft')))
    .$if(state === 'scheduled', (posts) =>
      posts.where(stateIs('published')).where(sql<boolean>`${publishedAt} > ${now}`),
    )
    .$if(state === 'published', (posts) =>
      posts.where(stateIs('published')).where(sql<boolean>`${publishedAt} <= ${now}`),
    )
    .$if(ids !== undefined, (posts) => posts.where('id', 'in', ids ?? []));
}

/** Few hits are looked up; of many, the list is read in its order. */
async function matching(database: Database, search: string): Promise<RawBuilder<boolean>> {
  const condition = contains('search_text', search);
  const hits = existing(database).where(condition).select('id');
  const [total, all] = [await count(hits), await count(existing(database).select('id'))];
  return isReadInOrder(total, all) ? condition : sql<boolean>`id in (${hits})`;
}

export async function listPosts(database: Database, now: string, query: PostListQuery & Chosen) {
  return list(await filtered(database, now, query), query, SHAPE);
}

export async function listPostIds(database: Database, now: string, query: PostListQuery & Chosen) {
  return listIds(await filtered(database, now, query), query, SHAPE);
}

export function findPost(database: Database, id: string): Promise<PostRow | undefined> {
  return existing(database).selectAll().where('id', '=', id).executeTakeFirst();
}

export function findDeletedPost(database: Database, id: string): Promise<PostRow | undefined> {
  return findDeleted(database.selectFrom('posts').selectAll(), id);
}

export async function findNamed(database: Database, term: string, limit: number): Promise<PostRow[]> {
  return existing(database)
    .selectAll()
    .where(await matching(database, term))
    .orderBy('title_key')
    .limit(limit)
    .execute();
}

export async function insertPost(database: Database, row: PostRow): Promise<void> {
  await database.insertInto('posts').values(row).execute();
}

export async function updatePostRow(database: Database, id: string, row: Partial<PostRow>): Promise<void> {
  await database.updateTable('posts').set(row).where('id', '=', id).execute();
}

/** The post that has or once had this address. */
export async function findOwnerOfSlug(database: Database, slug: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('post_slugs')
    .select('post_id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row?.post_id;
}

export async function insertSlug(database: Database, slug: string, postId: string): Promise<void> {
  await database
    .insertInto('post_slugs')
    .values({ slug, post_id: postId })
    .onConflict((taken) => taken.doNothing())
    .execute();
}

/** The posts with one of these covers, deleted ones included. */
export function listCoveredBy(database: Database, names: readonly string[]) {
  return database
    .selectFrom('posts')
    .select(['id', 'title', 'picture'])
    .where('picture', 'in', names)
    .execute();
}

/** Any picture in a text has such an address; an index has the posts with one. */
const WITH_ADDRESSES = sql.lit('%/aiAPI/%');

/** The posts with one of these pictures in their text. */
export function listShowing(database: Database, names: readonly string[]) {
  return database
    .selectFrom('posts')
    .select(['id', 'title', 'content'])
    .where('content', 'like', WITH_ADDRESSES)
    .where((where) => where.or(names.map((name) => where('content', 'like', `%${name}%`))))
    .execute();
}

/** The first posts with each of these covers. */
export async function listCovered(database: Database, names: readonly string[], limit: number) {
  const each = names.map((name) => {
    const covered = database
      .selectFrom('posts')
      .select(['id', 'title', 'picture'])
      .where('picture', '=', name);
    const some = covered.orderBy('id').limit(limit);
    return database.selectFrom(some.as('some')).selectAll();
  });
  const [first, ...others] = each;
  return first ? others.reduce((all, one) => all.unionAll(one), first).execute() : [];
}

export async function findTitles(database: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return database.selectFrom('posts').select(['id', 'title']).where('id', 'in', ids).execute();
}

/** The covers of posts with such a title. */
export function findCovers(
  database: Database,
  title: string,
  limit: number,
): Promise<{ picture: string | null }[]> {
  return existing(database)
    .select('picture')
    .where('picture', 'is not', null)
    .where(contains('title_key', title))
    .limit(limit)
    .execute();
}

export async function replaceCover(database: Database, from: string, to: string): Promise<void> {
  await database.updateTable('posts').set({ picture: to }).where('picture', '=', from).execute();
}

/** Rewrites the posts that have this in their text. */
export async function rewritePosts(
  database: Database,
  having: string,
  rewrite: (content: string) => string,
): Promise<void> {
  const rows = await database
    .selectFrom('posts')
    .select(['id', 'content'])
    .where('content', 'like', `%${having}%`)
    .execute();
  for (const { id, content } of rows) {
    await database
      .updateTable('posts')
      .set({ content: rewrite(content) })
      .where('id', '=', id)
      .execute();
  }
}

/** Deleted ones included. */
export function listWritten(database: Database) {
  return allRows(database.selectFrom('posts').selectAll());
}

/** How many of them hang on these. */
export function countInCategories(database: Database, ids: readonly string[]): Promise<number> {
  return count(
    database.selectFrom('posts').selectAll().where('category_id', 'in', ids).where('deleted_at', 'is', null),
  );
}
