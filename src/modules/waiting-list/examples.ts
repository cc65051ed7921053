import type { Examples } from '#testing/calls/example.ts';
import { sampleRegistration } from '#testing/samples.ts';

export const EXAMPLES: Examples = {
  joinWaitingList: (fixtures) => ({
    body: { ...sampleRegistration({ email: `waits-${fixtures.next()}@owusu.example` }), size: 2 },
  }),
  viewWaiting: async (fixtures) => {
    await fixtures.waiting();
    return {};
  },
  moveWaiting: async (fixtures) => ({ body: { id: await fixtures.waiting(), to: 'first' } }),
  removeWaiting: async (fixtures) => ({ body: { id: await fixtures.waiting() } }),
};
