import { publicAddress } from '#platform/contract/public-addresses.ts';
import { sampleSpeaker } from '#testing/samples.ts';
import { NO_FILE, testEditing } from '#testing/test-editing.ts';
import { addSpeaker, deleteSpeaker, singleSpeaker, updateSpeaker } from '../contract.ts';
import { speakerKind } from '../kind.ts';

testEditing(speakerKind, {
  field: 'Full name',
  add: async (client, username) => client.call(addSpeaker, { body: await sampleSpeaker({ username }) }),
  read: async (client, speakerId) =>
    (await client.call(singleSpeaker, { query: { speakerId } })).body.records[0],
  change: async (client, speakerId, username, version = '', image = NO_FILE) =>
    client.call(updateSpeaker, {
      query: { speakerId },
      body: { ...(await sampleSpeaker({ username, image })), version },
    }),
  hasPicture: true,
  visitors: {
    page: publicAddress.speakers,
    remove: (client, id) => client.call(deleteSpeaker, { query: { id } }),
  },
});
