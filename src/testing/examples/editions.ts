import type { Examples } from '#testing/calls/example.ts';

export const EXAMPLES: Examples = {
  singleEdition: async (fixtures) => ({ query: { id: await fixtures.edition() } }),
  copyEdition: async (fixtures) => ({
    query: { id: await fixtures.currentEdition() },
    body: { event_year: Number(await fixtures.freeYear()) },
  }),
  makeCurrent: async (fixtures) => ({ body: { id: await fixtures.currentEdition() } }),
};
