import { publicAddress } from '#platform/contract/public-addresses.ts';
import { testEditing } from '#testing/test-editing.ts';
import {
  createBasicData,
  deleteBasicData,
  singleBasicData,
  updateBasicData,
  viewBasicData,
} from '../contract.ts';
import { editionKind } from '../kind.ts';

const EVENT = { event_year: 2027, event_date: '2027-08-26' };

testEditing(editionKind, {
  field: 'Theme',
  /** Alone, so that the pages show it. */
  add: async (client, event_theme) => {
    const { records } = (await client.call(viewBasicData, {})).body;
    for (const { id } of records) await client.call(deleteBasicData, { query: { id } });
    return client.call(createBasicData, { body: { ...EVENT, event_theme } });
  },
  read: async (client, id) => (await client.call(singleBasicData, { query: { id } })).body.record,
  change: (client, id, event_theme, version) =>
    client.call(updateBasicData, { query: { id }, body: { ...EVENT, event_theme, version } }),
  visitors: {
    page: publicAddress.home,
    remove: (client, id) => client.call(deleteBasicData, { query: { id } }),
  },
});
