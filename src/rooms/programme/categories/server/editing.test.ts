import { testEditing } from '#testing/test-editing.ts';
import { addCategory, singleCategory, updateCategory } from '../contract.ts';
import { categoryKind } from '../kind.ts';

testEditing(categoryKind, {
  field: 'Title',
  add: (client, title) => client.call(addCategory, { body: { title } }),
  read: async (client, categoryId) =>
    (await client.call(singleCategory, { query: { categoryId } })).body.record,
  change: (client, categoryId, title, version) =>
    client.call(updateCategory, { query: { categoryId }, body: { title, version } }),
});
