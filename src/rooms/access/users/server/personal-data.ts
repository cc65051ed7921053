import { ownName } from '#platform/contract/language.ts';
import { givenBy } from '#platform/server/module.ts';
import type { PersonalData, PersonalRecord } from '#platform/server/personal-data.ts';
import { deskLanguageOf } from '#platform/server/reader.ts';
import { eraseMailsAbout } from '#rooms/mail/server.ts';
import * as say from '../messages.ts';
import { userSnapshot } from './activity-snapshot.ts';
import { eraseUsers, findAllFrom } from './queries.ts';
import { assertNotLastAdministrator, assertNotOwnAccount } from './service.ts';
import type { UserRow } from './tables.ts';
import { accessIn } from './user-access.ts';

function toRecord(row: UserRow, details: readonly Record<string, readonly string[]>[]): PersonalRecord {
  return {
    id: row.id,
    name: row.username,
    reachedAt: [row.email, row.phone ?? ''].filter(Boolean),
    editionId: null,
    date: row.created_at,
    isDeleted: row.deleted_at !== null,
    details: Object.assign(
      {},
      userSnapshot(row),
      { [say.language()]: ownName(deskLanguageOf(row)) },
      ...details.map((detail) =>
        Object.fromEntries(Object.entries(detail).map(([label, lines]) => [label, lines.join('\n')])),
      ),
    ),
  };
}

export const userData: PersonalData = {
  isByName: false,
  async find(database, { email }, { modules }) {
    const rows = await findAllFrom(database, email);
    const describe = givenBy(modules, 'describeUser');
    return Promise.all(
      rows.map(async (row) =>
        toRecord(row, await Promise.all(describe.map((described) => described(database, row.id)))),
      ),
    );
  },
  findOfEdition: null,
  async erase(database, ids, services) {
    for (const id of ids) {
      assertNotOwnAccount(services, id, 'erase');
      await accessIn(services).purge(database, id);
    }
    await eraseMailsAbout(database, ids);
    const erased = await eraseUsers(database, ids);
    for (const row of erased) if (!row.deleted_at) await assertNotLastAdministrator(database, row);
  },
  correct: null,
};
