import type { Examples } from '#testing/calls/example.ts';
import type { Fixtures } from '#testing/calls/fixtures.ts';
import { openCall, PROPOSER, proposed, sampleProposal } from '#testing/proposals.ts';

async function aProposal(fixtures: Fixtures): Promise<string> {
  await openCall(fixtures.app);
  const number = fixtures.next();
  const proposer = { ...PROPOSER, name: `Ama ${number}`, email: `ama-${number}@bonwire.example` };
  return (await proposed(fixtures.app, { title: `Looms ${number}`, proposer })).id;
}

export const EXAMPLES: Examples = {
  addProposal: async ({ app }) => {
    await openCall(app);
    return { body: { ...sampleProposal() } };
  },
  setSpeakerCall: () => ({
    body: { isOpen: true, endsAt: '2030-08-01T12:00:00Z', isBlind: false },
  }),
  viewProposals: async (fixtures) => {
    await aProposal(fixtures);
    return {};
  },
  exportProposals: async (fixtures) => {
    await aProposal(fixtures);
    return { body: { format: 'csv' } };
  },
  singleProposal: async (fixtures) => ({ query: { id: await aProposal(fixtures) } }),
  reviewProposal: async (fixtures) => ({
    query: { id: await aProposal(fixtures) },
    body: { stars: 4, note: 'Good.' },
  }),
  decideProposals: async (fixtures) => ({
    body: { ids: [await aProposal(fixtures)], decision: 'accepted' },
  }),
};
