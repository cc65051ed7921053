import type { CallClient } from '#platform/contract/call.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { blogCategories, blogPosts } from '../contract.ts';
import { blogHandlers } from './handlers.ts';

export const postsOnServer = {
  handlers: blogHandlers,
  deleteOne: null,
  restoreOne: null,
  findByName: null,
  personalData: null,
  listAddresses: async (call: CallClient) => {
    const categories = await call(blogCategories, {});
    const posts = await call(blogPosts, {});
    return [
      ...categories.records.map(({ id }) => ({ path: publicAddress.blogCategory(id) })),
      ...posts.map((post) => ({ path: publicAddress.post(post.id), changed: post.publishDate })),
    ];
  },
};
