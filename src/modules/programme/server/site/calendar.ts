import type { SiteView } from '#modules/editions/server/service.ts';
import { plainTextOf } from '#platform/contract/rich-text.ts';
import { calendarInstant, calendarText, escapeCalendarText } from '#platform/server/icalendar.ts';
import { PROGRAMME_PAGE, sessionAddress } from '../../addresses.ts';
import { nameAndRole } from '../../name-and-role.ts';
import type { PublishedProgramme, PublishedSession } from '../../published.ts';
import * as text from '../../site-messages.ts';

/** How often calendars ask again. */
const REFRESH = 'PT1H';

interface Around {
  programme: PublishedProgramme;
  siteView: SiteView;
  publicUrl: string;
}

/**
 * Sessions as entries of a calendar. Each keeps its UID for ever; one that moved has a higher SEQUENCE, and one that was
 * cancelled or removed stays to say so (RFC 5545, 3.8.1.11). Instants are in UTC, so no zone has to be described.
 */
export function programmeCalendar(sessions: readonly PublishedSession[], around: Around): string {
  const { name } = around.siteView.texts;
  const title = escapeCalendarText(text.calendarOf({ summit: name }));
  return calendarText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeCalendarText(name)}//Website//EN`,
    'CALSCALE:GREGORIAN',
    `NAME:${title}`,
    `X-WR-CALNAME:${title}`,
    `URL:${around.publicUrl}${PROGRAMME_PAGE}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...sessions.flatMap((session) => entryOf(session, around)),
    'END:VCALENDAR',
  ]);
}

function entryOf(session: PublishedSession, { programme, siteView, publicUrl }: Around): string[] {
  const { id, slug, title, start, end, people, abstract, isCancelled, sequence } = session;
  const room = programme.rooms.find((one) => one.id === session.room);
  const track = programme.tracks.find((one) => one.id === session.track);
  const isBreak = programme.kinds.find((one) => one.id === session.kind)?.isBreak ?? false;
  const changed = calendarInstant(new Date(session.changedAt));
  const names = people.map(nameAndRole);
  const words = [...names, plainTextOf(abstract)].filter(Boolean).join('\n');
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(publicUrl).hostname}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    // Not the time at which it is asked for: what hasn't changed stays the same for whoever has it already.
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `DTSTART:${calendarInstant(new Date(start))}`,
    `DTEND:${calendarInstant(new Date(end))}`,
    `SUMMARY:${escapeCalendarText(title)}`,
    `LOCATION:${escapeCalendarText([room?.name, siteView.texts.venue].filter(Boolean).join(', '))}`,
    ...(words ? [`DESCRIPTION:${escapeCalendarText(words)}`] : []),
    ...(track ? [`CATEGORIES:${escapeCalendarText(track.name)}`] : []),
    ...(isBreak ? ['TRANSP:TRANSPARENT'] : [`URL:${publicUrl}${sessionAddress(slug)}`]),
    'END:VEVENT',
  ];
}
