import { testEditing } from '#testing/test-editing.ts';
import { BLOG_PAGE } from '../addresses.ts';
import { addPost, deletePost, singlePost, updatePost } from '../contract.ts';
import { postKind } from '../kind.ts';

const published = (title: string) => ({
  title,
  slug: 'a-post',
  content: '<p>Text</p>',
  author: 'Efua',
  state: 'published' as const,
  publishAt: '2025-06-01T09:00',
});

testEditing(postKind, {
  field: 'Title',
  add: (client, title) => client.call(addPost, { body: published(title) }),
  read: async (client, postId) => (await client.call(singlePost, { query: { postId } })).body.record,
  change: (client, postId, title, version) =>
    client.call(updatePost, { body: { ...published(title), postId, version } }),
  visitors: {
    page: BLOG_PAGE,
    remove: (client, id) => client.call(deletePost, { query: { id } }),
  },
});
