import type { Examples } from '#testing/calls/example.ts';

export const EXAMPLES: Examples = {
  saveLanguages: (fixtures) => ({ body: { main: 'en', others: fixtures.next() % 2 === 0 ? ['fr'] : [] } }),
};
