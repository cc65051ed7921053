import type { CallClient } from '#platform/contract/call.ts';
import { categoryAddress, postAddress } from '../addresses.ts';
import { blogCategories, blogPosts } from '../contract.ts';
import { blogHandlers } from './handlers.ts';

export const postsOnServer = {
  handlers: blogHandlers,
  deleteOne: null,
  restoreOne: null,
  findByName: null,
  listAddresses: async (call: CallClient) => {
    const categories = await call(blogCategories, {});
    const posts = await call(blogPosts, {});
    return [
      ...categories.records.map(({ id }) => ({ path: categoryAddress(id) })),
      ...posts.map((post) => ({ path: postAddress(post), changed: post.publishDate })),
    ];
  },
};
