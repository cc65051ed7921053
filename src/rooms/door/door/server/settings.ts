import { ALL_EDITIONS } from '#platform/contract/edition-filter.ts';
import { NAME_MAX } from '#platform/contract/fields.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { addDays, zonedTimestamp } from '#platform/contract/zoned-time.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { type EditionRow, editionOfNew } from '#rooms/edition/server.ts';
import { withActivity } from '#rooms/ground/server.ts';
import { publishedPlaces } from '#rooms/programme/server.ts';
import type { DoorSettings, Room } from '../contract.ts';
import { doorDeviceKind } from '../kind.ts';
import * as say from '../messages.ts';
import { findSettings, replaceSettings } from './queries.ts';

/** The edition whose door is meant. */
export async function doorEdition(database: Database, now: Date, edition?: string) {
  const found = await editionOfNew(database, now, edition === ALL_EDITIONS ? undefined : edition);
  if (!found) throw new Refusal('not-found', say.noEdition());
  return found;
}

export async function readSettings(database: Database, editionId: string): Promise<DoorSettings> {
  const row = await findSettings(database, editionId);
  return {
    allowsReentry: row?.reentry === 1,
    rooms: row ? (JSON.parse(row.rooms) as Room[]) : [],
    handedOut: row ? (JSON.parse(row.handed_out) as string[]) : [],
    kindQuestion: row?.kind_question ?? '',
    languagesQuestion: row?.languages_question ?? '',
  };
}

export function changeSettings(
  context: CallContext,
  edition: string | undefined,
  { allowsReentry, rooms, handedOut, kindQuestion, languagesQuestion }: DoorSettings,
): Promise<void> {
  return withActivity(context, async (database) => {
    const { id, year } = await doorEdition(database, context.clock.now(), edition);
    await replaceSettings(database, {
      event_id: id,
      reentry: allowsReentry ? 1 : 0,
      rooms: JSON.stringify(rooms),
      handed_out: JSON.stringify(handedOut),
      kind_question: kindQuestion || null,
      languages_question: languagesQuestion || null,
    });
    const description = say.settingsEntry({ year: String(year) });
    return {
      result: undefined,
      activity: { type: 'Updated', description, subject: { type: doorDeviceKind.name } },
    };
  });
}

/** Rooms, and sessions with limited places by their day and time, as visitors see the programme. */
export async function placesOfProgramme(database: Database, editionId: string): Promise<Room[]> {
  const programme = await publishedPlaces(database, editionId);
  if (!programme) return [];
  const { rooms, sessions, zone } = programme;
  return [
    ...rooms.map(({ name, places = null }) => ({ name, places })),
    ...sessions.map(({ title, start, places }) => {
      const time = zonedTimestamp(new Date(start), zone).slice(5, 16);
      return { name: say.sessionAt({ time, title }).slice(0, NAME_MAX), places };
    }),
  ];
}

/** The days of an edition, as far as they are known; they follow each other. */
export function daysOf({ event_date, days }: Pick<EditionRow, 'event_date' | 'days'>): string[] {
  if (!event_date) return [];
  return Array.from({ length: days }, (_, index) => addDays(event_date, index));
}

/** Where no days are known, any is one. */
export function isDayOf(days: readonly string[], day: string): boolean {
  return days.length === 0 || days.includes(day);
}
