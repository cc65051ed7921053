import { testEditing } from '#testing/test-editing.ts';
import { addUser, singleUser, updateUser } from '../contract.ts';
import { userKind } from '../kind.ts';

const USER = { email: 'ama@users.example', password: 'correct horse' };

testEditing(userKind, {
  field: 'Name',
  add: (client, username) => client.call(addUser, { body: { ...USER, username } }),
  read: async (client, userId) => (await client.call(singleUser, { query: { userId } })).body.record,
  change: (client, userId, username, version) =>
    client.call(updateUser, {
      query: { userId },
      body: { ...USER, username, role: 'User', password: '', version },
    }),
});
