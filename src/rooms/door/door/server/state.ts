import { zonedInstant } from '#platform/contract/zoned-instant.ts';
import { addDays, NO_ZONE } from '#platform/contract/zoned-time.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { EditionRow } from '#rooms/edition/server.ts';
import { publishedEnds } from '#rooms/programme/server.ts';
import type { Night } from '../answer.ts';
import type { Scan } from '../scans.ts';
import { daysOf } from './settings.ts';
import type { ScanRow, WalkInRow } from './tables.ts';

/** Which registration a walk-in has got since. */
export function registrationsOf(walkIns: readonly WalkInRow[]): ReadonlyMap<string, string> {
  return new Map(
    walkIns.flatMap(({ id, attendee_id }): [string, string][] => (attendee_id ? [[id, attendee_id]] : [])),
  );
}

export function toScan(row: ScanRow & { device: string }, registered?: ReadonlyMap<string, string>): Scan {
  const who = row.attendee_id ?? row.walk_in_id ?? '';
  return {
    id: row.id,
    who: registered?.get(who) ?? who,
    kind: row.kind,
    day: row.day,
    room: row.room,
    at: row.scanned_at,
    ...(row.undoes !== null && { undoes: row.undoes }),
    ...(row.note !== null && { note: row.note }),
    device: row.device,
  };
}

/** Where another day follows, its doors open at this time at the latest. */
const MORNING = '06:00';

/** The nights into which sessions of the edition's days go on. */
export async function nightsOf(database: Database, edition: EditionRow): Promise<Night[]> {
  const zone = edition.zone ?? NO_ZONE;
  const days = daysOf(edition);
  const ends = await publishedEnds(database, edition.id);
  return days.flatMap((day, index) => {
    const last = ends.filter((session) => session.day === day).map(({ end }) => end);
    const next = days[index + 1];
    const morning = next && zonedInstant(next, zone, MORNING).toISOString();
    const until = [last.sort().at(-1) ?? '', morning ?? '9'].sort()[0] ?? '';
    return until > zonedInstant(addDays(day, 1), zone).toISOString() ? [{ day, until }] : [];
  });
}
