import { handler } from '#platform/server/http/handler.ts';
import { blogCategories, blogDetails, blogPosts, NO_BLOG, relatedPosts } from '../contract.ts';
import { findBlogCategory, findPost, listBlogCategories, listPosts } from './queries.ts';
import { relatedTo, toPost } from './service.ts';

export const blogHandlers = [
  handler(blogPosts, async ({ query }, { store, clock }) => {
    const posts = await listPosts(store.database, clock.now().toISOString(), query.catId);
    return posts.map(toPost);
  }),

  handler(blogCategories, async ({ query: { catId } }, { store }) => {
    if (!catId) return { records: await listBlogCategories(store.database) };
    const category = await findBlogCategory(store.database, catId);
    return { records: category ? [category] : [] };
  }),

  handler(blogDetails, async ({ query }, { store, clock }) => {
    const post = await findPost(store.database, clock.now().toISOString(), query.Id);
    return post ? { message: post.title, records: [toPost(post)] } : { message: NO_BLOG, records: [] };
  }),

  handler(relatedPosts, async ({ query }, { store, clock }) =>
    relatedTo(store.database, clock.now().toISOString(), query.id),
  ),
];
