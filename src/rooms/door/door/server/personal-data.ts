import type { Database } from '#platform/server/database/store.ts';
import type { PersonalData, PersonalRecord } from '#platform/server/personal-data.ts';
import { findFrom } from '#rooms/people/server.ts';
import * as say from '../messages.ts';
import * as onPhone from '../phone-messages.ts';
import {
  eraseScans,
  eraseWalkIns,
  findWalkInsBefore,
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
    const withoutAddress = byName.filter((row) => row.email === '');
    const scans = await scansOf(database, withoutAddress);
    return [
      ...from.map(toRecord),
      ...withoutAddress.map((row) => {
        const { details, ...record } = toRecord(row);
        // Theirs if the walk-in is, so it is confirmed once.
        const told = scans.filter(({ walk_in_id }) => walk_in_id === row.id).map(inOneLine);
        return { ...record, details: { ...details, [say.manyScans()]: told.join('\n') } };
      }),
    ];
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
    const attendees = await findFrom(database, email);
    const ids = attendees.map(({ id }) => id);
    const before = await findWalkInsBefore(database, ids);
    const walkIns = [...before, ...(await findWalkInsFrom(database, email))];
    const names = new Map([
      ...walkIns.map(({ id, name }) => [id, name] as const),
      ...attendees.map(({ id, fullname }) => [id, fullname] as const),
    ]);
    return (await scansOf(database, [...attendees, ...walkIns])).map((row) => ({
      id: row.id,
      name: names.get(row.attendee_id ?? row.walk_in_id ?? '') ?? '',
      reachedAt: [],
      editionId: row.event_id,
      date: row.scanned_at,
      isDeleted: false,
      details: detailsOf(row),
    }));
  },
  findOfEdition: null,
  erase: eraseScans,
  correct: null,
};

type Told = Awaited<ReturnType<typeof listScansOf>>[number];

async function scansOf(database: Database, whom: readonly { id: string }[]): Promise<Told[]> {
  const ids = whom.map(({ id }) => id);
  return ids.length > 0 ? listScansOf(database, ids) : [];
}

function detailsOf({ scanned_at, kind, room, device, note }: Told): Record<string, string> {
  return {
    [say.time()]: scanned_at,
    [say.what()]: say.KINDS[kind](),
    [say.room()]: room,
    [say.deviceName()]: device,
    [onPhone.note()]: note ?? '',
  };
}

function inOneLine(row: Told): string {
  return Object.values(detailsOf(row)).filter(Boolean).join(', ');
}
