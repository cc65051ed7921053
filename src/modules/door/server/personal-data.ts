import { listAllEditions } from '#modules/editions/server/service.ts';
import { findByAddress } from '#modules/registrations/server/service.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { PersonalData, PersonalRecord } from '#platform/server/personal-data.ts';
import * as say from '../messages.ts';
import * as onPhone from '../phone-messages.ts';
import {
  eraseScans,
  eraseWalkIns,
  findWalkInsCalled,
  findWalkInsFrom,
  listScansOf,
  listWalkIns,
} from './queries.ts';
import type { WalkInRow } from './tables.ts';

/** Who came without a registration may have given no more than a name, also if they gave their address on another day. */
export const walkInData: PersonalData = {
  isByName: true,
  async find(database, { email, names }) {
    const from = await findWalkInsFrom(database, email);
    const called = [...names, ...from.map(({ name }) => name)];
    const byName = called.length > 0 ? await findWalkInsCalled(database, called) : [];
    return [...from, ...byName.filter((row) => row.email === '')].map(toRecord);
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
      [onPhone.name()]: name,
      [onPhone.company()]: company,
      [onPhone.number()]: number,
      [onPhone.email()]: email,
    },
  };
}

/** What was recorded of somebody at the door: erased with the registration, too. */
export const scanData: PersonalData = {
  isByName: false,
  async find(database, { email }) {
    const editions = (await listAllEditions(database)).map(({ id }) => id);
    const found = await Promise.all(
      editions.map(async (editionId) => {
        const attendee = await findByAddress(database, editionId, email);
        if (!attendee) return [];
        const { id, fullname } = attendee;
        return (await listScansOf(database, id)).map((row) => ({ ...row, fullname }));
      }),
    );
    return found.flat().map((row) => ({
      id: row.id,
      name: row.fullname,
      reachedAt: [],
      editionId: row.event_id,
      date: row.scanned_at,
      isDeleted: false,
      details: {
        [say.time()]: row.scanned_at,
        [say.what()]: say.KINDS[row.kind](),
        [say.room()]: row.room,
        [say.deviceName()]: row.device,
        [onPhone.note()]: row.note ?? '',
      },
    }));
  },
  findOfEdition: null,
  erase: eraseScans,
  correct: null,
};
