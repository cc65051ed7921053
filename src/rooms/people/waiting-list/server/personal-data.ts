import type { Database } from '#platform/server/database/store.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { countryOf } from '#rooms/edition/server.ts';
import { eraseMailsAbout } from '#rooms/mail/server.ts';
import { changingPlaces } from '#rooms/people/registrations/server/service.ts';
import { correctedSubmission, newsText, personalRecords } from '#rooms/people/submissions/server/service.ts';
import { WAITING_STATES } from '../contract.ts';
import * as say from '../messages.ts';
import { eraseEntries, findEntry, findFrom, findSomeOf, updateEntry } from './queries.ts';
import type { WaitingEntryRow } from './tables.ts';

const toRecords = (database: Database, rows: readonly WaitingEntryRow[]) =>
  personalRecords(database, rows, (row, consentText) => ({
    [say.personalState()]: WAITING_STATES[row.state](),
    [say.personalPlaces()]: String(row.size),
    [say.personalNews()]: newsText(row, consentText),
  }));

export const waitingData: PersonalData = {
  isByName: false,
  find: async (database, { email }) => toRecords(database, await findFrom(database, email)),
  findOfEdition: async (database, editionId, limit) =>
    toRecords(database, await findSomeOf(database, editionId, limit)),
  async erase(database, ids, services) {
    for (const id of ids) {
      const row = await findEntry(database, id);
      if (row) await changingPlaces(database, services, row.event_id);
    }
    await eraseMailsAbout(database, ids);
    await eraseEntries(database, ids);
  },
  async correct(database, id, to, version) {
    const row = await findEntry(database, id);
    if (!row) return undefined;
    const { columns, corrected } = correctedSubmission(row, to, {
      version,
      country: await countryOf(database, row.event_id),
    });
    await updateEntry(database, id, columns);
    return corrected;
  },
};
