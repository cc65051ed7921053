import { addPartnership } from '#rooms/partners/partnerships/contract.ts';
import type { Examples } from '#testing/calls/example.ts';
import { samplePartnership } from '#testing/samples.ts';

export const EXAMPLES: Examples = {
  partnershipNotices: async () => ({ query: { edition: 'current' } }),
  singlePartnership: async (fixtures) => ({ query: { id: await fixtures.partnership() } }),
  partnershipFile: async (fixtures) => ({
    query: { id: await fixtures.partnership(await fixtures.answerFile()), key: 'letter' },
  }),
  answerPartnership: async (fixtures) => ({
    query: { id: await fixtures.partnership() },
    body: { subject: 'Gold', answer: 'It is still free.' },
  }),
  // A company becomes a sponsor once.
  makeSponsor: async ({ app, next }) => {
    const body = samplePartnership({
      company_name: `Company ${next()}`,
      email: `company-${next()}@companies.example`,
    });
    return { query: { id: (await app.visitor.call(addPartnership, { body })).body.id ?? '' } };
  },
  markAnswered: async (fixtures) => ({ body: { ids: [await fixtures.partnership()], answered: true } }),
};
