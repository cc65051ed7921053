import { testEditing } from '#testing/test-editing.ts';
import { addBlogCategory, singleBlogCategory, updateBlogCategory } from '../contract.ts';
import { blogCategoryKind } from '../kind.ts';

testEditing(blogCategoryKind, {
  field: 'Title',
  add: (client, title) => client.call(addBlogCategory, { body: { title } }),
  read: async (client, categoryId) =>
    (await client.call(singleBlogCategory, { query: { categoryId } })).body.record,
  change: (client, categoryId, title, version) =>
    client.call(updateBlogCategory, { body: { categoryId, title, version } }),
});
