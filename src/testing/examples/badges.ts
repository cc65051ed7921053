import type { Examples } from '#testing/calls/example.ts';

export const EXAMPLES: Examples = {
  countBadges: () => ({ query: { search: 'Nobody’s' } }),
  printBadges: async (fixtures) => ({ body: { paper: 'a6', ids: [await fixtures.attendee()] } }),
};
