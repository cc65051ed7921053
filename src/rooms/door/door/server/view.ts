import { NO_ZONE } from '#platform/contract/zoned-time.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { attendeesById, countAttendees } from '#rooms/people/server.ts';
import { doorDay } from '../answer.ts';
import type { DoorCounts } from '../contract.ts';
import { settle } from '../scans.ts';
import { doorContent } from './door-content.ts';
import { allOf } from './entries.ts';
import { countsOfDay, countsOfMinutes, listOtherDays } from './entry-queries.ts';
import { countWalkIns, listDevices, listScansById } from './queries.ts';
import { daysOf, doorEdition, isDayOf, readSettings } from './settings.ts';
import { toScan } from './state.ts';

const MINUTE_MS = 60_000;
const MINUTES_SHOWN = 60;

export interface Asked {
  edition?: string | undefined;
  day?: string | undefined;
}

/** Today, unless a day is named. */
export async function dayAtTheDoor(context: CallContext, { edition, day }: Asked) {
  const now = context.clock.now();
  const row = await doorEdition(context.store.database, now, edition);
  const zone = row.zone ?? NO_ZONE;
  const { nights } = await doorContent(context, row.id);
  return { now, row, zone, day: day ?? doorDay(now, { zone, nights }) };
}

export async function doorCounts(context: CallContext, asked: Asked): Promise<DoorCounts> {
  const { database } = context.store;
  const { now, row, zone, day } = await dayAtTheDoor(context, asked);
  const last = Math.floor(now.getTime() / MINUTE_MS);
  const minutes = Array.from({ length: MINUTES_SHOWN }, (_, index) =>
    new Date((last - MINUTES_SHOWN + 1 + index) * MINUTE_MS).toISOString(),
  );
  const days = daysOf(row);
  const [settings, devices, registered, walkIns, counts, byMinute, otherDays] = await Promise.all([
    readSettings(database, row.id),
    listDevices(database, row.id),
    countAttendees(database, { editionId: row.id }),
    countWalkIns(database, row.id),
    countsOfDay(database, row.id, day),
    countsOfMinutes(database, row.id, { day, since: minutes[0] ?? '' }),
    listOtherDays(database, row.id, days),
  ]);
  const at = (place: string) => counts.filter(({ room }) => room === place);
  const insideOf = (place: string) => sumOf(at(place).map(({ is_inside }) => is_inside));
  const entrance = at('');
  const names = new Map(devices.map(({ id, name }) => [id, name]));
  const came = new Map(byMinute.map(({ minute, count }) => [minute, Number(count)]));
  return {
    summit: row.name ?? '',
    day,
    days,
    otherDays,
    zone,
    expected: registered + walkIns.unregistered,
    came: sumOf(entrance.map(({ is_first }) => is_first)),
    inside: insideOf(''),
    walkIns: walkIns.all,
    doubles: sumOf(entrance.map(({ doubles }) => doubles)),
    byDevice: [...Map.groupBy(entrance, ({ device_id }) => names.get(device_id) ?? '')]
      .map(([name, all]) => ({ name, count: sumOf(all.map(({ is_first }) => is_first)) }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count),
    rooms: settings.rooms.map(({ name, places }) => ({ name, places, inside: insideOf(name) })),
    byMinute: minutes.map((minute) => ({ at: minute, count: came.get(minute.slice(0, 16)) ?? 0 })),
  };
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Of these scans, in order of time: who was let in by whom; what was undone says when. */
export async function doorRecord(database: Database, days: readonly string[], ids: readonly string[]) {
  const rows = await listScansById(database, ids);
  const whos = [...new Set(rows.flatMap(({ attendee_id, walk_in_id }) => attendee_id ?? walk_in_id ?? []))];
  const { all, walkIns, registered, scans } = await allOf(database, whos);
  const { doubles, undone } = settle(scans);
  const shownAgain = new Set(doubles.map(({ scan }) => scan.id));
  const attendees = await attendeesById(database, all);
  const people = new Map([
    ...walkIns.map(({ id, name, company }) => [id, { name, company }] as const),
    ...attendees.map(({ id, fullname, company }) => [id, { name: fullname, company }] as const),
  ]);
  return rows.map((row) => {
    const scan = toScan(row, registered);
    const undoneAt = undone.get(scan.id)?.at;
    return {
      ...{ scan, undoneAt, isDouble: shownAgain.has(scan.id), isOfOtherDay: !isDayOf(days, scan.day) },
      ...people.get(scan.who),
    };
  });
}

export type DoorRecord = Awaited<ReturnType<typeof doorRecord>>[number];
