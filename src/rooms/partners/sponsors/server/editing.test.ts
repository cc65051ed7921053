import { publicAddress } from '#platform/contract/public-addresses.ts';
import { sampleDrawing } from '#testing/sample-pictures.ts';
import { NO_FILE, testEditing } from '#testing/test-editing.ts';
import { addSponsor, deleteSponsor, singleSponsor, updateSponsor } from '../contract.ts';
import { sponsorKind } from '../kind.ts';

testEditing(sponsorKind, {
  field: 'Name',
  add: (client, name) =>
    client.call(addSponsor, { body: { title: 'Sponsor', name, image: sampleDrawing() } }),
  read: async (client, id) => (await client.call(singleSponsor, { query: { id } })).body.record,
  change: (client, id, name, version = '', image = NO_FILE) =>
    client.call(updateSponsor, { query: { id }, body: { title: 'Sponsor', name, version, image } }),
  hasPicture: true,
  visitors: {
    page: publicAddress.sponsors,
    remove: (client, id) => client.call(deleteSponsor, { query: { id } }),
  },
});
