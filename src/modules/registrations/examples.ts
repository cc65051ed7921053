import type { Examples } from '#testing/calls/example.ts';
import { sampleRegistration } from '#testing/samples.ts';

export const EXAMPLES: Examples = {
  viewAttendee: async (fixtures) => ({ query: { id: await fixtures.attendee() } }),
  attendeeFile: async (fixtures) => ({
    query: { id: await fixtures.attendee(await fixtures.answerFile()), key: 'letter' },
  }),
  attendeeTicket: async (fixtures) => ({ query: { id: await fixtures.attendee() } }),
  attendeeNotices: async () => ({ query: { edition: 'current' } }),
  attendeeAnswers: async () => ({ query: { edition: 'current' } }),
  askedOfAttendees: async () => ({ query: { edition: 'current' } }),
  enterAttendee: (fixtures) => ({
    body: {
      ...sampleRegistration({ email: `entered-${fixtures.next()}@owusu.example` }),
      note: 'By phone',
    },
  }),
  updateAttendee: async (fixtures) => ({
    query: { id: await fixtures.attendee() },
    body: sampleRegistration({ email: `corrected-${fixtures.next()}@owusu.example` }),
  }),
  writeToAttendees: async (fixtures) => ({ body: { ids: [await fixtures.attendee()], what: 'link' } }),
  cancelAttendees: async (fixtures) => ({ body: { ids: [await fixtures.attendee()], cancelled: true } }),
};
