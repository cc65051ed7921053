import type { Examples } from '#testing/calls/example.ts';

export const EXAMPLES: Examples = {
  partnershipNotices: async () => ({ query: { edition: 'current' } }),
  singlePartnership: async (fixtures) => ({ query: { id: await fixtures.partnership() } }),
  markAnswered: async (fixtures) => ({ body: { ids: [await fixtures.partnership()], answered: true } }),
};
