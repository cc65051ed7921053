import { language } from '#platform/contract/language.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { addDays } from '#platform/contract/zoned-time.ts';
import { calendarInstant, calendarText, escapeCalendarText } from '#platform/server/icalendar.ts';
import * as say from '../messages.ts';
import { scheduleOf } from '../schedule.ts';
import type { SiteView } from '../site-view.ts';

/** From which seconds are counted: a sequence has 31 bits. */
const FIRST = Date.UTC(2025);

/** What a calendar does with the entry: adds or corrects it, or takes it out. */
export type CalendarMethod = 'PUBLISH' | 'CANCEL';

/** The summit as a calendar entry of whole days; undefined while its date isn't known. */
export function calendar(
  { current, texts, site }: SiteView,
  { publicUrl, now, method = 'PUBLISH' }: { publicUrl: string; now: Date; method?: CalendarMethod },
): string | undefined {
  const schedule = scheduleOf(current);
  if (!current || !schedule) return undefined;
  const opening = current.eventTime && say.doorsOpenAt({ time: texts.time, zone: texts.zone });
  const isCancelled = method === 'CANCEL';
  const { email } = site.contact;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeCalendarText(texts.name)}//Website//${language().toUpperCase()}`,
    // Mail programs offer to add what is published, and expect no answer. It has to name an organizer (RFC 5546, 3.2.1).
    ...(email ? [`METHOD:${method}`] : []),
    'BEGIN:VEVENT',
    `UID:${current.id}@${new URL(publicUrl).hostname}`,
    `SEQUENCE:${sequenceAt(now) + (isCancelled ? 1 : 0)}`,
    ...(isCancelled ? ['STATUS:CANCELLED'] : []),
    `DTSTAMP:${calendarInstant(now)}`,
    ...(email ? [`ORGANIZER;CN="${texts.name.replace(/["\r\n]/g, '')}":mailto:${email}`] : []),
    `DTSTART;VALUE=DATE:${compact(schedule.firstDay)}`,
    `DTEND;VALUE=DATE:${compact(addDays(schedule.lastDay, 1))}`,
    `SUMMARY:${escapeCalendarText(texts.name)}`,
    `DESCRIPTION:${escapeCalendarText([texts.theme, opening].filter(Boolean).join('\n'))}`,
    `LOCATION:${escapeCalendarText(texts.venue)}`,
    `URL:${publicUrl}${publicAddress.home}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return calendarText(lines);
}

/** Calendars keep the entry with the highest number, so whatever is written later counts. */
function sequenceAt(now: Date): number {
  return Math.floor((now.getTime() - FIRST) / 1000);
}

function compact(date: string): string {
  return date.replaceAll('-', '');
}
