import type { CallClient } from '#platform/contract/call.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { speakerList } from '../contract.ts';
import { speakerHandlers } from './handlers.ts';
import { speakerImporter } from './importer.ts';
import { speakerData } from './personal-data.ts';
import { findSpeakersByName, restoreSpeaker } from './service.ts';

export const speakersOnServer = {
  personalData: speakerData,
  handlers: speakerHandlers,
  importer: speakerImporter,
  deleteOne: null,
  restoreOne: restoreSpeaker,
  findByName: findSpeakersByName,
  listAddresses: async (call: CallClient) => {
    const { records } = await call(speakerList, {});
    return records.map(({ id }) => ({ path: publicAddress.speaker(id) }));
  },
};
