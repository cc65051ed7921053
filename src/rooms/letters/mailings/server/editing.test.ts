import { testEditing } from '#testing/test-editing.ts';
import { addMailing, singleMailing, updateMailing } from '../contract.ts';
import { mailingKind } from '../kind.ts';

const REST = { purpose: 'notice', body: '<p>We meet in hall 2.</p>', audience: {} } as const;

testEditing(mailingKind, {
  field: 'Subject',
  add: (client, subject) => client.call(addMailing, { body: { ...REST, subject } }),
  read: async (client, id) => (await client.call(singleMailing, { query: { id } })).body.record,
  change: (client, id, subject, version) =>
    client.call(updateMailing, { query: { id }, body: { ...REST, subject, version } }),
});
