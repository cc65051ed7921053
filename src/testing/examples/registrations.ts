import { addAttendee } from '#rooms/people/registrations/contract.ts';
import type { Examples } from '#testing/calls/example.ts';
import type { Fixtures } from '#testing/calls/fixtures.ts';
import { sampleRegistration } from '#testing/samples.ts';

/** One of two of one company's name, who aren't in its group. */
async function apart({ app, next }: Fixtures): Promise<string> {
  const company_name = `Volta ${next()}`;
  for (const name of ['Ama', 'Kofi']) {
    const body = sampleRegistration({ name, company_name, email: `${name.toLowerCase()}${next()}@yahoo.fr` });
    await app.visitor.call(addAttendee, { body });
  }
  const attendees = app.store.database.selectFrom('attendees').select('id');
  return (await attendees.where('company', '=', company_name).executeTakeFirstOrThrow()).id;
}

export const EXAMPLES: Examples = {
  beforeJoining: async (fixtures) => ({ query: { id: await apart(fixtures) } }),
  joinGroup: async (fixtures) => ({ body: { id: await apart(fixtures), together: true } }),
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
