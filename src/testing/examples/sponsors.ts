import type { Examples } from '#testing/calls/example.ts';
import { insertedSponsor } from '#testing/calls/public-fixtures.ts';

export const EXAMPLES: Examples = {
  singleSponsor: async (fixtures) => ({ query: { id: await insertedSponsor(fixtures) } }),
  updateSponsor: async (fixtures) => ({
    query: { id: await insertedSponsor(fixtures) },
    body: { title: 'Partners', name: 'Data Works', website: 'https://data-works.example' },
  }),
  orderSponsors: async (fixtures) => {
    const [first, second] = [await insertedSponsor(fixtures), await insertedSponsor(fixtures)];
    return { body: { ids: [second, first] } };
  },
};
