import { sampleRegistration } from '#testing/samples.ts';
import { testEditing } from '#testing/test-editing.ts';
import { enterAttendee, updateAttendee, viewAttendee } from '../desk.ts';
import { attendeeKind } from '../kind.ts';

testEditing(attendeeKind, {
  field: 'Name',
  add: (client, name) => client.call(enterAttendee, { body: sampleRegistration({ name }) }),
  read: async (client, id) => (await client.call(viewAttendee, { query: { id } })).body.record,
  change: (client, id, name, version = '') =>
    client.call(updateAttendee, { query: { id }, body: { ...sampleRegistration({ name }), version } }),
});
