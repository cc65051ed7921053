import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { listByName } from '#rooms/people/server.ts';
import { type AtTheDoor, PEOPLE_AT_ONCE, type WHO } from '../contract.ts';
import { settle, standingKey } from '../scans.ts';
import { cameOn, listCameOn } from './entry-queries.ts';
import { findWalkInsBefore, listScansOf, listUnregistered, walkedIn } from './queries.ts';
import { daysOf, isDayOf } from './settings.ts';
import { registrationsOf, toScan } from './state.ts';
import type { WalkInRow } from './tables.ts';
import { type Asked, dayAtTheDoor } from './view.ts';

type Who = (typeof WHO)[number];
interface AskedWho extends Asked {
  who?: Who | undefined;
  search?: string | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
}
type Person = Omit<AtTheDoor, 'at' | 'device' | 'isInside' | 'doubles' | 'otherDays' | 'notes'>;

/** A page of those who have come, or haven't: who has no registration first, then the others by name. */
export async function peopleAtTheDoor(
  context: CallContext,
  { who = 'all', search, page = 1, pageSize = PEOPLE_AT_ONCE, ...asked }: AskedWho,
): Promise<{ records: AtTheDoor[]; total: number }> {
  const { database } = context.store;
  const { row, day } = await dayAtTheDoor(context, asked);
  const unregistered = await walkInsOf(database, { editionId: row.id, day, who, search });
  const before = (page - 1) * pageSize;
  const first = unregistered.slice(before, before + pageSize);
  const registered = await listByName(database, {
    editionId: row.id,
    search,
    ...(await narrowed(database, { editionId: row.id, day, who })),
    offset: Math.max(before - unregistered.length, 0),
    limit: pageSize - first.length,
  });
  const ids = registered.rows.map(({ id }) => id);
  const walkIns = await findWalkInsBefore(database, ids);
  const people = [
    ...first.map((walkIn): Person => ({ ...toPerson(walkIn), isWalkIn: true, attendeeId: '' })),
    ...registered.rows.map((attendee): Person => {
      const before = walkIns.filter(({ attendee_id }) => attendee_id === attendee.id);
      // What isn't a number was typed all the same, so somebody may make it out.
      const typed = before.find(({ number }) => number)?.number ?? '';
      return {
        ...{ id: attendee.id, name: attendee.fullname, company: attendee.company },
        isWalkIn: before.length > 0,
        isCancelled: attendee.cancelled_at !== null,
        ...{ number: attendee.whatsapp || typed, email: attendee.email, attendeeId: attendee.id },
      };
    }),
  ];
  const records = await withStandings(database, { people, walkIns, day, days: daysOf(row) });
  return { records, total: unregistered.length + registered.total };
}

interface OnDay {
  editionId: string;
  day: string;
  who: Who;
}

/** Those who are meant, of the registered. */
async function narrowed(database: Database, { who, ...asked }: OnDay) {
  if (who === 'all') return {};
  if (who === 'walk-ins') return { among: await walkedIn(database, asked.editionId) };
  const came = await cameOn(database, { ...asked, only: who === 'doubles' ? who : undefined });
  return who === 'not-yet' ? { without: came } : { among: came };
}

/** Who came without a registration, and has none yet: far fewer than those who have. */
async function walkInsOf(
  database: Database,
  { editionId, day, who, search }: OnDay & { search: string | undefined },
): Promise<WalkInRow[]> {
  const sought = normaliseForSearch(search ?? '');
  const all = (await listUnregistered(database, editionId)).filter(({ name, company, email }) =>
    normaliseForSearch(`${name} ${company} ${email}`).includes(sought),
  );
  if (who === 'all' || who === 'walk-ins') return all;
  const ids = all.map(({ id }) => id);
  const came = await listCameOn(database, ids, { editionId, day, only: who === 'doubles' ? who : undefined });
  return all.filter(({ id }) => came.has(id) === (who !== 'not-yet'));
}

function toPerson({ id, name, company, number, email }: WalkInRow) {
  return { id, name, company, number, email, isCancelled: false };
}

async function withStandings(
  database: Database,
  {
    people,
    walkIns,
    day,
    days,
  }: { people: readonly Person[]; walkIns: readonly WalkInRow[]; day: string; days: readonly string[] },
): Promise<AtTheDoor[]> {
  const ids = [...people.map(({ id }) => id), ...walkIns.map(({ id }) => id)];
  const registered = registrationsOf(walkIns);
  const rows = ids.length > 0 ? await listScansOf(database, ids) : [];
  const { standings, doubles, notes } = settle(rows.map((row) => toScan(row, registered)));
  const others = [...standings.values()].filter(
    ({ first }) => first.day !== day && !isDayOf(days, first.day),
  );
  return people.map((person) => {
    const { id } = person;
    const found = standings.get(standingKey({ who: id, day, room: '' }));
    const again = doubles.filter(({ scan }) => scan.who === id && scan.day === day && scan.room === '');
    return {
      ...person,
      at: found?.first.at ?? '',
      device: found?.first.device ?? '',
      isInside: found?.isInside ?? false,
      doubles: again.map(({ scan: { at, device } }) => ({ at, device })),
      otherDays: others
        .filter(({ first }) => first.who === id)
        .map(({ first: { at, device } }) => ({ at, device })),
      notes: (notes.get(id) ?? []).flatMap(({ note }) => note ?? []),
    };
  });
}
