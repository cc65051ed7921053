import { eraseMailsAbout } from '#modules/mail/server/service.ts';
import type { PersonalData, PersonalRecord } from '#platform/server/personal-data.ts';
import { userSnapshot } from './activity-snapshot.ts';
import { eraseUsers, findAllFrom } from './queries.ts';
import { assertNotLastAdministrator, assertNotOwnAccount, type UserAccess } from './service.ts';
import type { UserRow } from './tables.ts';

export function userData(access: UserAccess): PersonalData {
  const toRecord = async (row: UserRow, details: Record<string, string>): Promise<PersonalRecord> => ({
    id: row.id,
    name: row.username,
    reachedAt: [row.email, row.phone ?? ''].filter(Boolean),
    eventId: null,
    date: row.created_at,
    isDeleted: row.deleted_at !== null,
    details: { ...userSnapshot(row), ...details },
  });
  return {
    isByName: false,
    async find(database, { email }) {
      const rows = await findAllFrom(database, email);
      return Promise.all(rows.map(async (row) => toRecord(row, await access.describe(database, row.id))));
    },
    findOfEdition: null,
    async erase(database, ids, services) {
      for (const id of ids) {
        assertNotOwnAccount(services, id, 'erase');
        await access.forget(database, id);
      }
      await eraseMailsAbout(database, ids);
      const erased = await eraseUsers(database, ids);
      for (const row of erased) if (!row.deleted_at) await assertNotLastAdministrator(database, row);
    },
    correct: null,
  };
}
