import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { NO_ZONE } from '#platform/contract/zoned-time.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { countInside, doorDay } from '../answer.ts';
import type { AtTheDoor, DoorCounts, WHO } from '../contract.ts';
import { type Scan, settle, standingKey } from '../scans.ts';
import { listScans, listWalkIns } from './queries.ts';
import { daysOf, doorEdition } from './settings.ts';
import { nightsOf, readDoor, registrationsOf, toScan } from './state.ts';

const MINUTE_MS = 60_000;
const MINUTES_SHOWN = 60;

interface Asked {
  edition?: string | undefined;
  day?: string | undefined;
}

async function doorOn({ store: { database }, clock }: CallContext, { edition, day }: Asked) {
  const now = clock.now();
  const row = await doorEdition(database, now, edition);
  const zone = row.zone ?? NO_ZONE;
  const today = day ?? doorDay(now, { zone, nights: await nightsOf(database, row) });
  return { now, row, zone, day: today, ...(await readDoor(database, row, now)) };
}

export async function doorCounts(context: CallContext, asked: Asked): Promise<DoorCounts> {
  const { now, row, zone, day, settings, attendees, walkIns, settled } = await doorOn(context, asked);
  const came = [...settled.standings.values()].filter(({ first }) => first.day === day && first.room === '');
  const last = Math.floor(now.getTime() / MINUTE_MS);
  const minutes = came.map(({ first }) => last - Math.floor(Date.parse(first.at) / MINUTE_MS));
  const unregistered = walkIns.filter(({ attendee_id }) => attendee_id === null);
  return {
    summit: row.name ?? '',
    day,
    days: daysOf(row),
    zone,
    expected: attendees.filter(({ cancelled_at }) => cancelled_at === null).length + unregistered.length,
    came: came.length,
    inside: countInside({ settled, room: '' }, day),
    walkIns: walkIns.length,
    doubles: settled.doubles.filter(({ scan }) => scan.day === day && scan.room === '').length,
    byDevice: countsOf(came.map(({ first }) => first.device)),
    rooms: settings.rooms.map(({ name, places }) => ({
      name,
      places,
      inside: countInside({ settled, room: name }, day),
    })),
    byMinute: Array.from({ length: MINUTES_SHOWN }, (_, index) => {
      const ago = MINUTES_SHOWN - 1 - index;
      return {
        at: new Date((last - ago) * MINUTE_MS).toISOString(),
        count: minutes.filter((one) => one === ago).length,
      };
    }),
  };
}

function countsOf(names: readonly string[]) {
  return [...Map.groupBy(names, (name) => name)]
    .map(([name, all]) => ({ name, count: all.length }))
    .toSorted((a, b) => b.count - a.count);
}

interface AskedWho extends Asked {
  who?: (typeof WHO)[number] | undefined;
  search?: string | undefined;
}

const IS: Readonly<Record<(typeof WHO)[number], (one: AtTheDoor) => boolean>> = {
  all: () => true,
  in: ({ at }) => at !== '',
  'not-yet': ({ at, isCancelled }) => at === '' && !isCancelled,
  doubles: ({ doubles }) => doubles.length > 0,
  'walk-ins': ({ isWalkIn }) => isWalkIn,
};

/** Who has come and who hasn't, by name. */
export async function peopleAtTheDoor(context: CallContext, { who = 'all', search, ...asked }: AskedWho) {
  const { day, attendees, walkIns, settled } = await doorOn(context, asked);
  const walkedIn = new Set(walkIns.map(({ attendee_id }) => attendee_id));
  const standing = (id: string) => {
    const found = settled.standings.get(standingKey({ who: id, day, room: '' }));
    const doubles = settled.doubles.filter(
      ({ scan }) => scan.who === id && scan.day === day && scan.room === '',
    );
    return {
      at: found?.first.at ?? '',
      device: found?.first.device ?? '',
      isInside: found?.isInside ?? false,
      doubles: doubles.map(({ scan: { at, device } }) => ({ at, device })),
      notes: (settled.notes.get(id) ?? []).flatMap(({ note }) => note ?? []),
    };
  };
  const people: AtTheDoor[] = [
    ...attendees.map((row) => ({
      id: row.id,
      name: row.fullname,
      company: row.company,
      isWalkIn: walkedIn.has(row.id),
      isCancelled: row.cancelled_at !== null,
      number: row.whatsapp,
      email: row.email,
      attendeeId: row.id,
      ...standing(row.id),
    })),
    ...walkIns
      .filter(({ attendee_id }) => attendee_id === null)
      .map(({ id, name, company, number, email }) => ({
        id,
        name,
        company,
        isWalkIn: true,
        isCancelled: false,
        number,
        email,
        attendeeId: '',
        ...standing(id),
      })),
  ];
  const sought = normaliseForSearch(search ?? '');
  return people
    .filter(IS[who])
    .filter(({ name, company }) => normaliseForSearch(`${name} ${company}`).includes(sought))
    .toSorted((a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1));
}

/** How many each device has let in, by its id: neither what was undone nor who was in already. */
export async function countLetIn(
  database: Database,
  editionId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await listScans(database, editionId);
  const registered = registrationsOf(await listWalkIns(database, editionId));
  const { doubles, undone } = settle(rows.map((row) => toScan(row, registered)));
  const others = new Set([...undone.keys(), ...doubles.map(({ scan }) => scan.id)]);
  const letIn = rows.filter(({ id, kind }) => kind === 'in' && !others.has(id));
  return new Map([...Map.groupBy(letIn, ({ device_id }) => device_id)].map(([id, all]) => [id, all.length]));
}

/** The record of who was let in by whom, in order of time; what was undone says when. */
export async function doorRecord(context: CallContext, edition: string | undefined) {
  const { row, zone, attendees, walkIns, scans, settled } = await doorOn(context, { edition });
  const people = new Map([
    ...walkIns.map(({ id, name, company }) => [id, { name, company }] as const),
    ...attendees.map(({ id, fullname, company }) => [id, { name: fullname, company }] as const),
  ]);
  const doubles = new Set(settled.doubles.map(({ scan }) => scan.id));
  const records = scans
    .filter(({ kind }) => kind !== 'undo')
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .map((scan: Scan) => ({
      scan,
      isDouble: doubles.has(scan.id),
      undoneAt: settled.undone.get(scan.id)?.at,
      ...people.get(scan.who),
    }));
  return { year: row.year, zone, records };
}

export type DoorRecord = Awaited<ReturnType<typeof doorRecord>>['records'][number];
