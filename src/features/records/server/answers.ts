import { Refusal } from '#platform/contract/refusal.ts';
import { answer } from '#platform/server/http/answer.ts';
import { recorded } from '#features/activity/server/service.ts';
import { countPartnerships, deletePartnership } from '#features/partnerships/server/service.ts';
import { countAttendees, deleteAttendee } from '#features/registrations/server/service.ts';
import { deleteRecord, recordCounts } from '../contract.ts';

export const recordAnswers = [
  answer(recordCounts, async (_input, { store }) => ({
    totalAttendee: await countAttendees(store.database),
    totalPartnership: await countPartnerships(store.database),
  })),

  // One call serves both kinds of record: an id is only ever one of them (rulings, 12).
  answer(deleteRecord, async ({ query: { id } }, context) => {
    const name = await recorded(context, async (database) => {
      const deleted =
        (await deleteAttendee(database, context, id)) ?? (await deletePartnership(database, context, id));
      if (!deleted) throw new Refusal('not-found', 'This record is not there any more.');
      return deleted;
    });
    return { message: `${name} is deleted.`, id };
  }),
];
