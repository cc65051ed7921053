import type { CallClient } from '#platform/contract/call.ts';
import { furtherPages } from '#platform/contract/pages-of.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { type FreeText, freeTextIn, textsOf } from '#platform/server/free-text.ts';
import type { Services } from '#platform/server/http/context.ts';
import type { ServerModule } from '#platform/server/module.ts';
import {
  BLOG_FEED,
  BLOG_PAGE,
  categoryAddress,
  POSTS_A_PAGE,
  postAddress,
  sharedPost,
} from '../addresses.ts';
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
import {
  countInCategories,
  countPublished,
  countSamples,
  listShownSlugs,
  listWritten,
  publicAmong,
} from './queries.ts';
import { findPostsByName } from './read-posts.ts';
import { nextPublication, restorePost } from './service.ts';
import type { PostRow } from './tables.ts';
import { translatedPost } from './translated.ts';

/** The newest. */
const FEED_MAX = 50;

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
        postFeed(publicUrl, await call(blogPosts, { query: { pageSize: FEED_MAX } }), siteView),
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

async function listAddresses(call: CallClient, { store: { database }, clock }: Services) {
  const now = clock.now().toISOString();
  const { records: categories } = await call(blogCategories, {});
  const counts = new Map(
    (await countPublished(database, now)).map(({ category_id, count }) => [category_id, Number(count)]),
  );
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const posts = await listShownSlugs(database, now);
  return [
    ...furtherPages(BLOG_PAGE, all, POSTS_A_PAGE),
    ...categories.flatMap(({ id }) => {
      const path = categoryAddress(id);
      return [{ path }, ...furtherPages(path, counts.get(id) ?? 0, POSTS_A_PAGE)];
    }),
    ...posts.map((post) => ({ path: postAddress(post.slug), changed: lastChange(post) })),
  ];
}

/** A post that was changed before it appeared has been as it is since then. */
function lastChange({ published_at, updated_at }: Pick<PostRow, 'published_at' | 'updated_at'>): string {
  return updated_at > published_at ? updated_at : published_at;
}

function written(id: string, fields: string, which: string) {
  const document = JSON.parse(fields) as { title?: string };
  return { id, place: `${document.title || say.untitled()}, ${which}`, texts: textsOf(document) };
}
