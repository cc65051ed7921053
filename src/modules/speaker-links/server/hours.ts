import { currentOrStanding } from '#modules/editions/server/service.ts';
import { addDays, clockTime, longDate } from '#platform/contract/zoned-time.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import * as text from '../messages.ts';
import type { SpeakerHours } from '../told.ts';
import { listLinks } from './queries.ts';
import type { SpeakerLinkRow } from './tables.ts';

/** The days of the current edition; none while it has no date. */
export async function editionDays(database: Database, { clock }: Pick<Services, 'clock'>): Promise<string[]> {
  const { eventDate, days } = await currentOrStanding(database, clock.now());
  return eventDate ? Array.from({ length: days }, (_, index) => addDays(eventDate, index)) : [];
}

export function hoursOf({ hours }: Pick<SpeakerLinkRow, 'hours'>): SpeakerHours[] {
  return hours ? JSON.parse(hours) : [];
}

export function hoursInWords(link: Pick<SpeakerLinkRow, 'hours'>): string[] {
  return hoursOf(link).map(({ day, isAway, from, until }) => {
    const date = longDate(day);
    if (isAway) return text.awayOn({ date });
    if (!until) return text.fromOn({ date, from: clockTime(from ?? '00:00') });
    if (!from) return text.untilOn({ date, until: clockTime(until) });
    return text.betweenOn({ date, from: clockTime(from), until: clockTime(until) });
  });
}

/** When speakers can speak, by speaker; whoever isn't there said nothing of it. */
export async function allHours(database: Database): Promise<Map<string, SpeakerHours[]>> {
  const links = await listLinks(database);
  return new Map(links.filter(({ hours }) => hours).map((link) => [link.speaker_id, hoursOf(link)]));
}
