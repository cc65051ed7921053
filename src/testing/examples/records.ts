import type { Examples } from '#testing/calls/example.ts';

export const EXAMPLES: Examples = {
  deleteRecords: async (fixtures) => ({
    body: { ids: [await fixtures.attendee(), await fixtures.partnership()] },
  }),
  viewHanging: async (fixtures) => ({ body: { ids: [await fixtures.attendee()] } }),
  restoreRecord: async (fixtures) => ({ body: { id: await fixtures.deletedAttendee() } }),
  restoreRecords: async (fixtures) => ({ body: { ids: [await fixtures.deletedAttendee()] } }),
};
