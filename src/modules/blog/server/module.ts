import type { CallClient } from '#platform/contract/call.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { blogCategories, blogPosts } from '../contract.ts';
import { postKind } from '../kind.ts';
import { deskHandlers } from './desk-handlers.ts';
import { blogHandlers } from './handlers.ts';
import { blogPages } from './pages.ts';
import { postPictures } from './pictures.ts';
import { countSamples } from './queries.ts';
import { findPostsByName } from './read-posts.ts';
import { restorePost } from './service.ts';
import { postWritings } from './writings.ts';

export const blogModule: ServerModule = {
  handlers: [...blogHandlers, ...deskHandlers],
  pages: blogPages,
  samples: async () => (await import('./samples.ts')).postSamples,
  kinds: [
    {
      kind: postKind,
      countSamples,
      restoreOne: restorePost,
      findByName: findPostsByName,
      writings: postWritings,
      pictures: postPictures,
      listAddresses,
    },
  ],
};

async function listAddresses(call: CallClient) {
  const categories = await call(blogCategories, {});
  const posts = await call(blogPosts, {});
  return [
    ...categories.records.map(({ id }) => ({ path: publicAddress.blogCategory(id) })),
    ...posts.map((post) => ({ path: publicAddress.post(post.slug), changed: lastChange(post) })),
  ];
}

/** A post that was changed before it appeared has been as it is since then. */
function lastChange({ publishDate, changed }: { publishDate: string; changed: string }): string {
  return changed > publishDate ? changed : publishDate;
}
