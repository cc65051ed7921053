import type { AttendeeRow } from '#database/schema.ts';
import { eraseMailsAbout } from '#features/mail/server/service.ts';
import { correctedSubmission, newsInWords, toPersonal } from '#features/submissions/server/service.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { requestMoveUp } from './move-up.ts';
import { eraseAttendees, findAttendee, findFrom, findSomeOf, updateAttendee } from './queries.ts';
import { assertFree } from './taken.ts';

const toRecord = (row: AttendeeRow) =>
  toPersonal(row, {
    State: row.cancelled_at ? 'cancelled' : 'registered',
    Note: row.note ?? '',
    News: newsInWords(row),
  });

export const attendeeData: PersonalData = {
  isByName: false,
  freesPlaces: true,
  find: async (database, { email }) => (await findFrom(database, email)).map(toRecord),
  findOfEdition: async (database, eventId, limit) =>
    (await findSomeOf(database, eventId, limit)).map(toRecord),
  async erase(database, ids, services) {
    await eraseMailsAbout(database, ids);
    await eraseAttendees(database, ids);
    await requestMoveUp(database, services);
  },
  async correct(database, id, to, version) {
    const row = await findAttendee(database, id);
    if (!row) return undefined;
    const { columns, corrected } = correctedSubmission(row, to, version);
    if (row.cancelled_at === null) await assertFree(database, row, to.email);
    await updateAttendee(database, id, columns);
    return corrected;
  },
};
