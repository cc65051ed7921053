import type { Examples } from '#testing/calls/example.ts';
import type { Fixtures } from '#testing/calls/fixtures.ts';
import { storedPicture } from '#testing/calls/pictures.ts';
import { samplePhoto } from '#testing/sample-pictures.ts';

const aPicture = async ({ app }: Fixtures) => (await storedPicture(app, 'upload')).replace('.webp', '');

export const EXAMPLES: Examples = {
  viewPictures: async (fixtures) => {
    await aPicture(fixtures);
    return {};
  },
  pictureUses: async (fixtures) => ({ query: { id: await aPicture(fixtures) } }),
  addPicture: async () => ({
    body: { image: await samplePhoto(), title: 'Cashews', alt: 'Cashews on a scale' },
  }),
  updatePicture: async (fixtures) => ({
    body: { pictureId: await aPicture(fixtures), title: 'Cashews', alt: 'Cashews on a scale' },
  }),
  replacePicture: async (fixtures) => ({
    body: { pictureId: await aPicture(fixtures), image: await samplePhoto() },
  }),
  deletePicture: async (fixtures) => ({ query: { id: await aPicture(fixtures) } }),
};
