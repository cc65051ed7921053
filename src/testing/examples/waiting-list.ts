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
  countWaiting: async (fixtures) => {
    await fixtures.waiting();
    return {};
  },
  singleWaiting: async (fixtures) => ({ query: { id: await fixtures.waiting() } }),
  waitingFile: async (fixtures) => ({
    query: { id: await fixtures.waiting(await fixtures.answerFile()), key: 'letter' },
  }),
  exportWaiting: async (fixtures) => {
    await fixtures.waiting();
    return { body: { format: 'csv' } };
  },
  moveWaiting: async (fixtures) => ({ body: { id: await fixtures.waiting(), to: 'first' } }),
  removeWaiting: async (fixtures) => ({ query: { id: await fixtures.waiting() } }),
};
