import { countPartnerships } from '#features/partnerships/server/service.ts';
import { countAttendees } from '#features/registrations/server/service.ts';
import { answer } from '#platform/server/http/answer.ts';
import { deleteRecord, deleteRecords, recordCounts, restoreRecord, restoreRecords } from '../contract.ts';
import { removeMany, removeOne, restoreMany, restoreOne } from './service.ts';

export const recordAnswers = [
  answer(recordCounts, async (_input, { store }) => {
    const totalAttendee = await countAttendees(store.database);
    const totalPartnership = await countPartnerships(store.database);
    const message = `Registrations: ${totalAttendee}. Partnership requests: ${totalPartnership}.`;
    return { message, totalAttendee, totalPartnership };
  }),

  answer(deleteRecord, async ({ query: { id } }, context) => ({
    message: `${await removeOne(context, id)} is deleted.`,
    id,
  })),

  answer(deleteRecords, async ({ body }, context) => {
    const ids = await removeMany(context, body.ids);
    return { message: `${inWords(ids.length)} deleted.`, ids };
  }),

  answer(restoreRecord, async ({ body: { id } }, context) => ({
    message: `${await restoreOne(context, id)} is back.`,
    id,
  })),

  answer(restoreRecords, async ({ body }, context) => {
    const { ids, refusals } = await restoreMany(context, body.ids);
    const rest = refusals[0] ? ` ${refusals.length} can’t come back: ${refusals[0].message}` : '';
    return { message: `${inWords(ids.length)} back.${rest}`, ids };
  }),
];

function inWords(count: number): string {
  return count === 1 ? '1 record is' : `${count} records are`;
}
