import type { Examples } from '#testing/calls/example.ts';

const WORDS = { purpose: 'notice', subject: 'The hall', body: 'We meet in hall 2.' };
const FORM = { ...WORDS, audience: {} };

export const EXAMPLES: Examples = {
  viewMailings: async (fixtures) => {
    await fixtures.mailing();
    return {};
  },
  singleMailing: async (fixtures) => ({ query: { id: await fixtures.mailing() } }),
  addMailing: () => ({ body: FORM }),
  updateMailing: async (fixtures) => ({ query: { id: await fixtures.mailing() }, body: FORM }),
  deleteMailing: async (fixtures) => ({ query: { id: await fixtures.mailing() } }),
  previewAudience: async (fixtures) => {
    await fixtures.attendee();
    return { body: { purpose: 'notice', audience: {} } };
  },
  tryMailing: async (fixtures) => {
    await fixtures.attendee();
    return { body: FORM };
  },
  tryMailingPage: async (fixtures) => ({ body: { ...WORDS, person: await fixtures.attendee() } }),
  previewMailing: async (fixtures) => ({ query: { id: await fixtures.mailing() } }),
  previewMailingPage: async (fixtures) => ({
    query: { id: await fixtures.mailing(), person: await fixtures.attendee() },
  }),
  testMailing: async (fixtures) => ({ body: { id: await fixtures.mailing() } }),
  sendMailing: async (fixtures) => {
    await fixtures.attendee();
    return { body: { id: await fixtures.mailing() } };
  },
  addMailingFile: async (fixtures) => ({
    body: {
      mailingId: await fixtures.mailing(),
      file: new File(['Hall 2'], 'plan.txt', { type: 'text/plain' }),
    },
  }),
  deleteMailingFile: async (fixtures) => ({ query: { id: await fixtures.mailingFile() } }),
  steerMailing: async (fixtures) => ({ body: { id: await fixtures.mailingUnderway(), action: 'pause' } }),
};
