import type { CallClient } from '#platform/contract/call.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { type FreeText, freeTextIn, textsOf } from '#platform/server/free-text.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { BLOG_FEED, categoryAddress, postAddress, sharedPost } from '../addresses.ts';
import { blogCategories, blogDetails, blogPosts } from '../contract.ts';
import { postKind } from '../kind.ts';
import * as say from '../messages.ts';
import { blogRights } from '../rights.ts';
import { deskHandlers } from './desk-handlers.ts';
import { listWrittenDrafts, listWrittenVersions } from './draft-queries.ts';
import { postFeed } from './feed.ts';
import { blogHandlers } from './handlers.ts';
import { blogPages, homePosts } from './pages.ts';
import { postPictures } from './pictures.ts';
import { countInCategories, countSamples, listWritten, publicAmong } from './queries.ts';
import { findPostsByName } from './read-posts.ts';
import { nextPublication, restorePost } from './service.ts';
import { translatedPost } from './translated.ts';

/** What posts say, what is typed and isn't saved, and what they said before. */
const postFreeText: readonly FreeText[] = [
  freeTextIn(listWritten, (row) => ({
    id: row.id,
    place: row.deleted_at ? say.titleDeleted({ title: row.title }) : row.title,
    texts: [row.title, row.excerpt, row.content, row.picture_alt, row.author, row.tags],
  })),
  freeTextIn(listWrittenDrafts, ({ id, fields }) => written(id, fields, say.notSavedYet())),
  freeTextIn(listWrittenVersions, ({ post_id, number, fields }) =>
    written(post_id, fields, say.versionNumber({ number })),
  ),
];

export const blogModule: ServerModule = {
  rights: blogRights,
  handlers: [...blogHandlers, ...deskHandlers],
  pages: blogPages,
  homeSection: homePosts,
  nextChange: nextPublication,
  feeds: [
    {
      path: BLOG_FEED,
      title: say.blog,
      write: async (call, { publicUrl, siteView }) =>
        postFeed(publicUrl, await call(blogPosts, {}), siteView),
    },
  ],
  shareImages: [
    {
      path: sharedPost(':id'),
      read: async (call, id, siteName) => {
        const [post] = (await call(blogDetails, { query: { Id: id } })).records;
        if (!post) throw new Refusal('not-found', say.noBlog());
        return {
          title: post.title,
          line: [siteName, post.author && say.byAuthor({ author: post.author })].filter(Boolean).join(' · '),
        };
      },
    },
  ],
  samples: async () => (await import('./samples.ts')).postSamples,
  kinds: [
    {
      kind: postKind,
      hangsOn: { 'blog-category': countInCategories },
      translated: translatedPost,
      countSamples,
      readable: ({ store, clock }, ids) => publicAmong(store.database, clock.now().toISOString(), ids),
      restoreOne: restorePost,
      findByName: findPostsByName,
      freeText: postFreeText,
      pictures: postPictures,
      listAddresses,
    },
  ],
};

async function listAddresses(call: CallClient) {
  const categories = await call(blogCategories, {});
  const posts = await call(blogPosts, {});
  return [
    ...categories.records.map(({ id }) => ({ path: categoryAddress(id) })),
    ...posts.map((post) => ({ path: postAddress(post.slug), changed: lastChange(post) })),
  ];
}

/** A post that was changed before it appeared has been as it is since then. */
function lastChange({ publishDate, changed }: { publishDate: string; changed: string }): string {
  return changed > publishDate ? changed : publishDate;
}

function written(id: string, fields: string, which: string) {
  const document = JSON.parse(fields) as { title?: string };
  return { id, place: `${document.title || say.untitled()}, ${which}`, texts: textsOf(document) };
}
