import { newId } from '#platform/server/identifier.ts';
import { insertVersion } from '#rooms/website/blog/server/draft-queries.ts';
import { insertedBlogCategory, insertedPost } from '#testing/blog.ts';
import type { Examples } from '#testing/calls/example.ts';
import type { Fixtures } from '#testing/calls/fixtures.ts';
import { categorisedPost } from '#testing/calls/public-fixtures.ts';

const aPost = async ({ app }: Fixtures) => (await insertedPost(app.store.database)).id;
const aCategory = async (fixtures: Fixtures) =>
  insertedBlogCategory(fixtures.app.store.database, `Blog category ${fixtures.next()}`);
const TEXTS = {
  title: 'What to measure',
  excerpt: 'In short.',
  content: '<p>Weigh the cashews.</p>',
  author: 'Efua',
  tags: 'Finance, Ghana',
};

/** A post that was saved once, and the version that this kept. */
async function savedPost({ app }: Fixtures): Promise<{ id: string; versionId: string }> {
  const versionId = newId();
  const { id, title, content, author } = await insertedPost(app.store.database);
  const fields = { title, content, author, slug: '', excerpt: '', cover: '', coverAlt: '', focus: '50 50' };
  await insertVersion(app.store.database, {
    id: versionId,
    post_id: id,
    number: 1,
    fields: JSON.stringify({ ...fields, categoryId: '', tags: '' }),
    note: '',
    user_id: null,
    created_at: app.clock.now().toISOString(),
  });
  return { id, versionId };
}

export const EXAMPLES: Examples = {
  viewPosts: async (fixtures) => {
    await aPost(fixtures);
    return {};
  },
  singlePost: async (fixtures) => ({ query: { postId: await aPost(fixtures) } }),
  addPost: async (fixtures) => ({
    body: { title: `Post ${fixtures.next()}`, categoryId: await aCategory(fixtures) },
  }),
  updatePost: async (fixtures) => ({
    body: { ...TEXTS, postId: await aPost(fixtures), state: 'published', publishAt: '2025-06-01T09:00' },
  }),
  deletePost: async (fixtures) => ({ query: { id: await aPost(fixtures) } }),
  exportPosts: async (fixtures) => {
    await aPost(fixtures);
    return { body: { format: 'csv' } };
  },
  saveDraft: async (fixtures) => ({ body: { ...TEXTS, postId: await aPost(fixtures), revision: 0 } }),
  discardPostDraft: async (fixtures) => ({ body: { postId: await aPost(fixtures) } }),
  viewPostVersions: async (fixtures) => ({ query: { postId: (await savedPost(fixtures)).id } }),
  singlePostVersion: async (fixtures) => ({ query: { versionId: (await savedPost(fixtures)).versionId } }),
  keepPostVersion: async (fixtures) => ({ body: { ...TEXTS, postId: await aPost(fixtures) } }),
  bringBackPostVersion: async (fixtures) => ({ body: { versionId: (await savedPost(fixtures)).versionId } }),
  adjacentPosts: async (fixtures) => ({ query: { id: (await categorisedPost(fixtures)).id } }),
};
