import { Refusal } from '#platform/contract/refusal.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { handler } from '#platform/server/http/handler.ts';
import { translated } from '#rooms/access/server.ts';
import {
  blogCategoryKind,
  blogCategories as categories,
} from '#rooms/website/blog-categories/server/service.ts';
import {
  adjacentPosts,
  blogCategories,
  blogDetails,
  blogPosts,
  type LinkedPost,
  type Post,
  type PostCard,
  postCards,
  relatedPosts,
} from '../contract.ts';
import { excerptOf } from '../excerpt.ts';
import { postKind } from '../kind.ts';
import * as say from '../messages.ts';
import { findAdjacent, findPublished, listPublished } from './queries.ts';
import { toPosts } from './read-posts.ts';
import { relatedTo } from './related.ts';
import { findByAddress } from './slugs.ts';
import type { PostRow } from './tables.ts';
import { translatedPost } from './translated.ts';

/** As visitors read them in the language that is spoken. */
async function spoken(context: CallContext, rows: readonly PostRow[]) {
  const posts = await toPosts(context.store.database, rows);
  const said = await translated(context, postKind.name, translatedPost, posts);
  const named = await spokenCategories(
    context,
    said.map(({ categoryId, category }) => ({ id: categoryId, title: category })),
  );
  return said.map((post, index) => ({ ...post, category: named[index]?.title ?? post.category }));
}

function spokenCategories<One extends { id: string; title: string }>(
  context: CallContext,
  found: readonly One[],
): Promise<One[]> {
  return translated(context, blogCategoryKind.name, categories.translated, found);
}

/** The same of posts that are only named. */
function spokenLinks(context: CallContext, posts: readonly LinkedPost[]): Promise<LinkedPost[]> {
  return translated(context, postKind.name, translatedPost, posts);
}

function toCard(post: Post): PostCard {
  const { id, title, image, publishDate, author, slug, focus } = post;
  return { id, title, image, publishDate, author, slug, focus, excerpt: excerptOf(post) };
}

/** The calls of the public site. */
export const blogHandlers = [
  handler(blogPosts, async ({ query }, context) => {
    const { store, clock } = context;
    const { rows } = await listPublished(store.database, clock.now().toISOString(), query);
    return spoken(context, rows);
  }),

  handler(postCards, async ({ query: { page = 1, ...query } }, context) => {
    const { store, clock } = context;
    const now = clock.now().toISOString();
    const { rows, total } = await listPublished(store.database, now, { page, ...query });
    return { records: (await spoken(context, rows)).map(toCard), total };
  }),

  handler(blogCategories, async ({ query: { catId } }, context) => {
    const { store } = context;
    const found = catId
      ? [(await categories.find(store.database, catId)) ?? []].flat()
      : (await categories.list(store.database)).rows;
    const named = found.map(({ id, title }) => ({ id, title }));
    return { records: await spokenCategories(context, named) };
  }),

  handler(blogDetails, async ({ query }, context) => {
    const { store, clock } = context;
    const row = await findByAddress(store.database, clock.now().toISOString(), query.Id);
    if (!row) return { message: say.noBlog(), records: [] };
    return { message: row.title, records: await spoken(context, [row]) };
  }),

  handler(relatedPosts, async ({ query }, context) => {
    const { store, clock } = context;
    const now = clock.now().toISOString();
    const post = await findByAddress(store.database, now, query.id);
    return post ? spokenLinks(context, await relatedTo(store.database, now, post)) : [];
  }),

  handler(adjacentPosts, async ({ query }, context) => {
    const { store, clock } = context;
    const now = clock.now().toISOString();
    const post = await findPublished(store.database, now, query.id);
    if (!post) throw new Refusal('not-found', say.noBlog());
    const [earlier, later] = await Promise.all([
      findAdjacent(store.database, now, post, 'previous'),
      findAdjacent(store.database, now, post, 'next'),
    ]);
    return {
      earlier: await spokenLinks(context, [earlier ?? []].flat()),
      later: await spokenLinks(context, [later ?? []].flat()),
    };
  }),
];
