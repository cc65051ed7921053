import { countryOf } from '#modules/editions/server/service.ts';
import { eraseMailsAbout } from '#modules/mail/server/service.ts';
import { correctedSubmission, newsText, personalRecords } from '#modules/submissions/server/service.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import * as say from '../messages.ts';
import { correctColumns, removeAttendees } from './changes.ts';
import { findAttendee, findFrom, findSomeOf } from './queries.ts';
import type { AttendeeRow } from './tables.ts';
import { assertFree } from './taken.ts';

const toRecords = (database: Database, rows: readonly AttendeeRow[]) =>
  personalRecords(database, rows, (row, consentText) => ({
    [say.stateHeading()]: row.cancelled_at ? say.cancelledState() : say.registeredState(),
    [say.note()]: row.note ?? '',
    [say.news()]: newsText(row, consentText),
  }));

export const attendeeData: PersonalData = {
  isByName: false,
  find: async (database, { email }) => toRecords(database, await findFrom(database, email)),
  findOfEdition: async (database, editionId, limit) =>
    toRecords(database, await findSomeOf(database, editionId, limit)),
  async erase(database, ids, services) {
    await eraseMailsAbout(database, ids);
    await removeAttendees(database, services, ids);
  },
  async correct(database, id, to, version) {
    const row = await findAttendee(database, id);
    if (!row) return undefined;
    const { columns, corrected } = correctedSubmission(row, to, {
      version,
      country: await countryOf(database, row.event_id),
    });
    if (row.cancelled_at === null) await assertFree(database, row, to.email);
    await correctColumns(database, row, columns);
    return corrected;
  },
};
