import type { Examples } from '#testing/calls/example.ts';

const FORM = { purpose: 'notice', subject: 'The hall', body: 'We meet in hall 2.', audience: {} };

export const EXAMPLES: Examples = {
  viewMailings: async (fixtures) => {
    await fixtures.mailing();
    return {};
  },
  singleMailing: async (fixtures) => ({ query: { id: await fixtures.mailing() } }),
  addMailing: () => ({ body: FORM }),
  updateMailing: async (fixtures) => ({ query: { id: await fixtures.mailing() }, body: FORM }),
  deleteMailing: async (fixtures) => ({ query: { id: await fixtures.mailing() } }),
  previewMailing: async (fixtures) => ({ query: { id: await fixtures.mailing() } }),
  previewMailingPage: async (fixtures) => ({
    query: { id: await fixtures.mailing(), person: await fixtures.attendee() },
  }),
  testMailing: async (fixtures) => ({ body: { id: await fixtures.mailing() } }),
  sendMailing: async (fixtures) => {
    await fixtures.attendee();
    return { body: { id: await fixtures.mailing() } };
  },
  steerMailing: async (fixtures) => ({ body: { id: await fixtures.mailingUnderway(), action: 'pause' } }),
};
