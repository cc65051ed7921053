import type { Examples } from '#testing/calls/example.ts';

export const EXAMPLES: Examples = {
  searchEverything: async (fixtures) => {
    await fixtures.attendee();
    return { query: { search: 'aimee' } };
  },
};
