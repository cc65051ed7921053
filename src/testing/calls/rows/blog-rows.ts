import { insertedBlogCategory, insertedPost } from '../../blog.ts';
import type { Fixtures } from '../fixtures.ts';
import { savedPost } from '../public-fixtures.ts';
import { NO_ID, type Row } from '../row.ts';

const NOT_THERE = { query: { id: NO_ID }, code: 'not-found' } as const;
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

/** Writing posts, and their categories (docs/product.md, 7.6). */
export const BLOG_ROWS: readonly Row[] = [
  {
    name: 'viewPosts',
    method: 'GET',
    paths: ['/aiAPI/blog/viewposts'],
    access: 'administrator',
    status: 'success',
    reply: ['records'],
    record: ['id', 'title', 'slug', 'category', 'author', 'tags', 'state', 'publishDate', 'changed'],
    example: async (fixtures) => {
      await aPost(fixtures);
      return {};
    },
    refused: { query: { state: 'lost' }, code: 'invalid', errors: ['state'] },
  },
  {
    name: 'singlePost',
    method: 'GET',
    paths: ['/aiAPI/blog/single_post'],
    access: 'administrator',
    status: 'success',
    reply: ['record', 'records'],
    record: ['id', 'title', 'content', 'cover', 'state', 'publishDate', 'version'],
    example: async (fixtures) => ({ query: { postId: await aPost(fixtures) } }),
    refused: { query: { postId: NO_ID }, code: 'not-found' },
  },
  {
    name: 'addPost',
    method: 'POST',
    paths: ['/aiAPI/blog/addpost'],
    access: 'administrator',
    status: 'success',
    reply: ['message', 'id'],
    example: async (fixtures) => ({
      body: { title: `Post ${fixtures.next()}`, categoryId: await aCategory(fixtures) },
    }),
    refused: { body: {}, code: 'invalid', errors: ['title'] },
  },
  {
    name: 'updatePost',
    method: 'POST',
    paths: ['/aiAPI/blog/updatepost'],
    access: 'administrator',
    status: 'success',
    reply: ['message', 'id'],
    example: async (fixtures) => ({
      body: { ...TEXTS, postId: await aPost(fixtures), state: 'published', publishAt: '2025-06-01T09:00' },
    }),
    refused: { body: {}, code: 'invalid', errors: ['title', 'state', 'postId'] },
  },
  {
    name: 'deletePost',
    method: 'DELETE',
    paths: ['/aiAPI/blog/deletepost'],
    access: 'administrator',
    status: 'success',
    reply: ['message', 'id'],
    example: async (fixtures) => ({ query: { id: await aPost(fixtures) } }),
    refused: NOT_THERE,
  },
  {
    name: 'exportPosts',
    method: 'POST',
    paths: ['/aiAPI/blog/exportposts'],
    access: 'administrator',
    jsonOnly: true,
    reply: [],
    example: async (fixtures) => {
      await aPost(fixtures);
      return { body: { format: 'csv' } };
    },
    refused: { body: { format: 'pdf' }, code: 'invalid', errors: ['format'] },
  },
  {
    name: 'saveDraft',
    method: 'POST',
    paths: ['/aiAPI/blog/savedraft'],
    access: 'administrator',
    status: 'success',
    reply: ['message', 'revision', 'savedAt'],
    example: async (fixtures) => ({ body: { ...TEXTS, postId: await aPost(fixtures), revision: '0' } }),
    refused: { body: { postId: NO_ID, revision: '0' }, code: 'not-found' },
  },
  {
    name: 'discardPostDraft',
    method: 'POST',
    paths: ['/aiAPI/blog/discarddraft'],
    access: 'administrator',
    status: 'success',
    reply: ['message', 'id'],
    example: async (fixtures) => ({ body: { postId: await aPost(fixtures) } }),
    refused: { body: { postId: NO_ID }, code: 'not-found' },
  },
  {
    name: 'viewPostVersions',
    method: 'GET',
    paths: ['/aiAPI/blog/versions'],
    access: 'administrator',
    status: 'success',
    reply: ['records'],
    record: ['id', 'number', 'title', 'date', 'username', 'note'],
    example: async (fixtures) => ({ query: { postId: (await savedPost(fixtures)).id } }),
    refused: { query: { postId: NO_ID }, code: 'not-found' },
  },
  {
    name: 'singlePostVersion',
    method: 'GET',
    paths: ['/aiAPI/blog/single_version'],
    access: 'administrator',
    status: 'success',
    reply: ['record', 'records'],
    record: ['id', 'number', 'title', 'content', 'excerpt', 'username'],
    example: async (fixtures) => ({ query: { versionId: (await savedPost(fixtures)).versionId } }),
    refused: { query: { versionId: NO_ID }, code: 'not-found' },
  },
  {
    name: 'keepPostVersion',
    method: 'POST',
    paths: ['/aiAPI/blog/keepversion'],
    access: 'administrator',
    status: 'success',
    reply: ['message', 'id'],
    example: async (fixtures) => ({ body: { ...TEXTS, postId: await aPost(fixtures) } }),
    refused: { body: { postId: NO_ID }, code: 'not-found' },
  },
  {
    name: 'bringBackPostVersion',
    method: 'POST',
    paths: ['/aiAPI/blog/bringback'],
    access: 'administrator',
    status: 'success',
    reply: ['message', 'id'],
    example: async (fixtures) => ({ body: { versionId: (await savedPost(fixtures)).versionId } }),
    refused: { body: { versionId: NO_ID }, code: 'not-found' },
  },
  {
    name: 'addBlogCategory',
    method: 'POST',
    paths: ['/aiAPI/blog/addcategory'],
    access: 'administrator',
    status: 'success',
    reply: ['message', 'id'],
    example: (fixtures) => ({ body: { title: `New blog category ${fixtures.next()}` } }),
    refused: { body: {}, code: 'invalid', errors: ['title'] },
  },
  {
    name: 'viewBlogCategories',
    method: 'GET',
    paths: ['/aiAPI/blog/viewcategories'],
    access: 'administrator',
    status: 'success',
    reply: ['records'],
    record: ['id', 'title', 'date'],
    example: async (fixtures) => {
      await aCategory(fixtures);
      return {};
    },
  },
  {
    name: 'singleBlogCategory',
    method: 'GET',
    paths: ['/aiAPI/blog/single_category'],
    access: 'administrator',
    status: 'success',
    reply: ['record', 'records'],
    record: ['id', 'title', 'date', 'version'],
    example: async (fixtures) => ({ query: { categoryId: await aCategory(fixtures) } }),
    refused: { query: { categoryId: NO_ID }, code: 'not-found' },
  },
  {
    name: 'updateBlogCategory',
    method: 'POST',
    paths: ['/aiAPI/blog/updatecategory'],
    access: 'administrator',
    status: 'success',
    reply: ['message', 'id'],
    example: async (fixtures) => ({
      body: { categoryId: await aCategory(fixtures), title: `Other blog category ${fixtures.next()}` },
    }),
    refused: { body: { title: 'Other' }, code: 'invalid', errors: ['categoryId'] },
  },
  {
    name: 'deleteBlogCategory',
    method: 'DELETE',
    paths: ['/aiAPI/blog/deletecategory'],
    access: 'administrator',
    status: 'success',
    reply: ['message', 'id'],
    example: async (fixtures) => ({ query: { id: await aCategory(fixtures) } }),
    refused: NOT_THERE,
  },
];
