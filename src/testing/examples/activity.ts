import type { Examples } from '#testing/calls/example.ts';

export const EXAMPLES: Examples = {
  viewActivity: async (fixtures) => {
    await fixtures.activity();
    return { query: { page: '1', subject: 'other' } };
  },
  removeActivity: async (fixtures) => ({ query: { id: await fixtures.activity() } }),
};
