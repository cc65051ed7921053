import { addDays, clockTime, longDate } from '#platform/contract/zoned-time.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { currentOrDefault, findCurrentEdition, listAllEditions } from '#rooms/edition/server.ts';
import type { SpeakerHours as SuitableHours } from '#rooms/programme/programme/server/service.ts';
import * as say from '../messages.ts';
import type { SpeakerHours } from '../told.ts';
import { listLinks } from './queries.ts';
import type { SpeakerLinkRow } from './tables.ts';

/** The days of a speaker's edition and their zone; no days while it has no date. Who is of no edition speaks at the current one. */
export async function daysOfSpeaker(
  database: Database,
  { clock }: Pick<Services, 'clock'>,
  { event_id }: { event_id: string | null },
): Promise<{ days: string[]; zone: string }> {
  const now = clock.now();
  const isOther = event_id !== null && event_id !== (await findCurrentEdition(database, now))?.id;
  const other = isOther && (await listAllEditions(database)).find(({ id }) => id === event_id);
  if (other)
    return { days: other.event_date ? daysFrom(other.event_date, other.days) : [], zone: other.zone };
  const { eventDate, days, zone } = await currentOrDefault(database, now);
  return { days: eventDate ? daysFrom(eventDate, days) : [], zone };
}

function daysFrom(first: string, days: number): string[] {
  return Array.from({ length: days }, (_, index) => addDays(first, index));
}

export function hoursOf({ hours }: Pick<SpeakerLinkRow, 'hours'>): SpeakerHours[] {
  return hours ? JSON.parse(hours) : [];
}

export function hoursInWords(link: Pick<SpeakerLinkRow, 'hours'>): string[] {
  return hoursOf(link).map(({ day, isAway, from, until }) => {
    const date = longDate(day);
    if (isAway) return say.awayOn({ date });
    if (!until) return say.fromOn({ date, from: clockTime(from ?? '00:00') });
    if (!from) return say.untilOn({ date, until: clockTime(until) });
    return say.betweenOn({ date, from: clockTime(from), until: clockTime(until) });
  });
}

const MINUTES_OF_A_DAY = 24 * 60;

/** The hours that suit speakers on the days of an edition. Who said nothing of them isn't there. */
export async function speakerHours(database: Database, editionId: string): Promise<SuitableHours[]> {
  const edition = (await listAllEditions(database)).find(({ id }) => id === editionId);
  if (!edition?.event_date) return [];
  const days = daysFrom(edition.event_date, edition.days);
  return (await listLinks(database)).flatMap((link) => {
    const told = hoursOf(link);
    if (!told.some(({ day }) => days.includes(day))) return [];
    return days.map((date, day) => {
      const of = told.find((one) => one.day === date);
      // On a day on which they aren't there, they have no time.
      if (of?.isAway) return { speakerId: link.speaker_id, day, from: 0, to: 0 };
      const from = minutesOf(of?.from) ?? 0;
      return { speakerId: link.speaker_id, day, from, to: minutesOf(of?.until) ?? MINUTES_OF_A_DAY };
    });
  });
}

function minutesOf(time: string | undefined): number | undefined {
  if (!time) return undefined;
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}
