import type { Examples } from '#testing/calls/example.ts';

export const EXAMPLES: Examples = {
  partnershipNotices: async () => ({ query: { edition: 'current' } }),
  singlePartnership: async (fixtures) => ({ query: { id: await fixtures.partnership() } }),
  answerPartnership: async (fixtures) => ({
    query: { id: await fixtures.partnership() },
    body: { subject: 'Gold', answer: 'It is still free.' },
  }),
  makeSponsor: async (fixtures) => ({ query: { id: await fixtures.partnership() } }),
  markAnswered: async (fixtures) => ({ body: { ids: [await fixtures.partnership()], answered: true } }),
};
