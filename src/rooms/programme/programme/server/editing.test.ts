import { testEditing } from '#testing/test-editing.ts';
import { addSession, singleSession, updateSession } from '../contract.ts';
import { sessionKind } from '../kind.ts';

testEditing(sessionKind, {
  field: 'Title',
  add: (client, title) => client.call(addSession, { body: { title, people: [] } }),
  read: async (client, id) => (await client.call(singleSession, { query: { id } })).body.record,
  change: (client, id, title, version) =>
    client.call(updateSession, { query: { id }, body: { title, ...(version !== undefined && { version }) } }),
});
