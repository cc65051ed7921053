import type { Samples } from '#platform/server/samples.ts';
import { editionOfNew } from '#rooms/edition/server.ts';
import type { SPONSOR_TITLES } from '../contract.ts';
import { insertNewSponsor } from './service.ts';

/** Made-up organisations; each name says so. */
const SPONSORS: readonly {
  title: (typeof SPONSOR_TITLES)[number];
  name: string;
  website?: string;
}[] = [
  { title: 'Sponsor', name: 'Sample Bank', website: 'https://bank.example' },
  { title: 'Sponsor', name: 'Sample Telecom', website: 'https://telecom.example' },
  { title: 'Partners', name: 'Sample Academy', website: 'https://academy.example' },
  { title: 'Partners', name: 'Sample Energy' },
  { title: 'Media Partner', name: 'Sample Radio', website: 'https://radio.example' },
  { title: 'Media Partner', name: 'Sample Daily' },
  { title: 'Previous Partner', name: 'Sample Cloud', website: 'https://cloud.example' },
  { title: 'Previous Partner', name: 'Sample Logistics' },
];

export const sponsorSamples: Samples = {
  drawings: SPONSORS.map(({ name }) => ({ name, kind: 'logo' })),
  async insert(database, services, pictureOf) {
    const editionId = (await editionOfNew(database, services.clock.now()))?.id;
    for (const { title, name, website } of SPONSORS) {
      await insertNewSponsor(database, services, { title, name, website, editionId }, pictureOf(name));
    }
  },
};
