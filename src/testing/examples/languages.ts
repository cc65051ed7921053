import type { Examples } from '#testing/calls/example.ts';
import { insertedSpeaker } from '#testing/calls/public-fixtures.ts';

export const EXAMPLES: Examples = {
  saveLanguages: (fixtures) => ({ body: { main: 'en', others: fixtures.next() % 2 === 0 ? ['fr'] : [] } }),
  viewTranslations: async (fixtures) => ({ query: { kind: 'speaker', id: await insertedSpeaker(fixtures) } }),
  saveTranslations: async (fixtures) => ({
    body: {
      kind: 'speaker',
      id: await insertedSpeaker(fixtures),
      translations: { fr: { designation: `Directrice ${fixtures.next()}` } },
    },
  }),
};
