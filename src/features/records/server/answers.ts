import { recorded } from '#features/activity/server/service.ts';
import { restoreCategory } from '#features/categories/server/service.ts';
import { restoreEvent } from '#features/event/server/service.ts';
import {
  countPartnerships,
  deletePartnership,
  restorePartnership,
} from '#features/partnerships/server/service.ts';
import { countAttendees, deleteAttendee, restoreAttendee } from '#features/registrations/server/service.ts';
import { restoreSpeaker } from '#features/speakers/server/service.ts';
import { restoreSponsor } from '#features/sponsors/server/service.ts';
import { restoreUser } from '#features/users/server/service.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { answer } from '#platform/server/http/answer.ts';
import { deleteRecord, recordCounts, restoreRecord } from '../contract.ts';

/** One per kind of record that can be deleted; ids are unique over all of them. */
const RESTORES = [
  restoreAttendee,
  restorePartnership,
  restoreEvent,
  restoreSpeaker,
  restoreCategory,
  restoreSponsor,
  restoreUser,
];

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

  answer(restoreRecord, async ({ body: { id } }, context) => {
    const name = await recorded(context, async (database) => {
      for (const restore of RESTORES) {
        const restored = await restore(database, id);
        if (restored) return restored;
      }
      throw new Refusal('not-found', 'There is nothing deleted to bring back.');
    });
    return { message: `${name} is back.`, id };
  }),
];
