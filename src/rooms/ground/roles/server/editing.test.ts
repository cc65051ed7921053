import { testEditing } from '#testing/test-editing.ts';
import { addRole, singleRole, updateRole } from '../contract.ts';
import { roleKind } from '../kind.ts';

const rights = ['sponsors'];

testEditing(roleKind, {
  field: 'Name',
  add: (client, name) => client.call(addRole, { body: { name, rights } }),
  read: async (client, id) => (await client.call(singleRole, { query: { id } })).body.record,
  change: (client, id, name, version = '') =>
    client.call(updateRole, { query: { id }, body: { name, rights, version } }),
});
