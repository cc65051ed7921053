import type { PartnershipRow } from '#database/schema.ts';
import { eraseMailsAbout } from '#features/mail/server/service.ts';
import { correctedSubmission, toPersonal } from '#features/submissions/server/service.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { erasePartnerships, findFrom, findPartnership, findSomeOf, updatePartnership } from './queries.ts';

const toRecord = (row: PartnershipRow) =>
  toPersonal(row, { Package: row.package, Answered: row.answered_at ?? '' });

export const partnershipData: PersonalData = {
  isByName: false,
  find: async (database, { email }) => (await findFrom(database, email)).map(toRecord),
  findOfEdition: async (database, eventId, limit) =>
    (await findSomeOf(database, eventId, limit)).map(toRecord),
  async erase(database, ids) {
    await eraseMailsAbout(database, ids);
    await erasePartnerships(database, ids);
  },
  async correct(database, id, to, version) {
    const row = await findPartnership(database, id);
    if (!row) return undefined;
    const { columns, corrected } = correctedSubmission(row, to, version);
    await updatePartnership(database, id, columns);
    return corrected;
  },
};
