import type { Database } from '#platform/server/database/store.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { countryOf } from '#rooms/edition/server.ts';
import { eraseMailsAbout } from '#rooms/mail/server.ts';
import { correctedSubmission, personalRecords } from '#rooms/people/server.ts';
import * as say from '../messages.ts';
import { erasePartnerships, findFrom, findPartnership, findSomeOf, updatePartnership } from './queries.ts';
import type { PartnershipRow } from './tables.ts';

const toRecords = (database: Database, rows: readonly PartnershipRow[]) =>
  personalRecords(database, rows, (row) => ({
    [say.packageHeading()]: row.package,
    [say.answered()]: row.answered_at ?? '',
  }));

export const partnershipData: PersonalData = {
  isByName: false,
  find: async (database, { email }) => toRecords(database, await findFrom(database, email)),
  findOfEdition: async (database, editionId, limit) =>
    toRecords(database, await findSomeOf(database, editionId, limit)),
  async erase(database, ids) {
    await eraseMailsAbout(database, ids);
    await erasePartnerships(database, ids);
  },
  async correct(database, id, to, version) {
    const row = await findPartnership(database, id);
    if (!row) return undefined;
    const { columns, corrected } = correctedSubmission(row, to, {
      version,
      country: await countryOf(database, row.event_id),
    });
    await updatePartnership(database, id, columns);
    return corrected;
  },
};
