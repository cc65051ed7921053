import type { Database } from '#platform/server/database/store.ts';
import type { PersonalData, PersonalRecord } from '#platform/server/personal-data.ts';
import * as say from '../messages.ts';
import { eraseWalkIns, findWalkInsCalled, findWalkInsFrom, listWalkIns } from './queries.ts';
import type { WalkInRow } from './tables.ts';

/** Who came without a registration may have given no more than a name. */
export const walkInData: PersonalData = {
  isByName: true,
  async find(database, { email, names }) {
    const from = await findWalkInsFrom(database, email);
    if (from.length > 0) return from.map(toRecord);
    return names.length > 0 ? (await findWalkInsCalled(database, names)).map(toRecord) : [];
  },
  findOfEdition: async (database: Database, editionId: string, limit: number) =>
    (await listWalkIns(database, editionId)).slice(0, limit).map(toRecord),
  erase: eraseWalkIns,
  correct: null,
};

function toRecord({ id, event_id, name, company, number, email, created_at }: WalkInRow): PersonalRecord {
  return {
    id,
    name,
    reachedAt: [email, number].filter(Boolean),
    editionId: event_id,
    date: created_at,
    isDeleted: false,
    details: {
      [say.name()]: name,
      [say.company()]: company,
      [say.number()]: number,
      [say.email()]: email,
    },
  };
}
