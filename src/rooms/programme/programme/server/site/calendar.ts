import { language } from '#platform/contract/language.ts';
import { plainTextOf } from '#platform/contract/rich-text.ts';
import { calendarInstant, calendarText, escapeCalendarText } from '#platform/server/icalendar.ts';
import type { SiteView } from '#rooms/edition/server.ts';
import { PROGRAMME_PAGE, sessionAddress } from '../../addresses.ts';
import { nameAndRole } from '../../name-and-role.ts';
import type { PublishedProgramme, PublishedSession } from '../../published.ts';
import * as text from '../../site-messages.ts';
import { inSpokenLanguage, namesInSpokenLanguage } from '../published.ts';

/** How often calendars ask again. */
const REFRESH = 'PT1H';

interface Around {
  programme: PublishedProgramme;
  siteView: SiteView;
  /** Of the site in the language that is spoken. */
  publicUrl: string;
}

/** What all calendars of a programme are put together from. */
export interface CalendarParts {
  head: string;
  entries: readonly { session: PublishedSession; text: string }[];
}

/**
 * Sessions as entries of a calendar. Each keeps its UID for ever; one that moved has a higher SEQUENCE, and one that was
 * cancelled or removed stays to say so (RFC 5545, 3.8.1.11). Instants are in UTC, so no zone has to be described.
 */
export function calendarParts(around: Around): CalendarParts {
  const { name } = around.siteView.texts;
  const title = escapeCalendarText(text.calendarOf({ summit: name }));
  const head = calendarText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeCalendarText(name)}//Website//${language().toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `NAME:${title}`,
    `X-WR-CALNAME:${title}`,
    `URL:${around.publicUrl}${PROGRAMME_PAGE}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
  ]);
  const { programme } = around;
  const rooms = namesInSpokenLanguage(programme.rooms);
  const tracks = namesInSpokenLanguage(programme.tracks);
  const spoken = { ...around, programme: { ...programme, rooms, tracks } };
  const entries = inSpokenLanguage(programme.sessions).map((session) => ({
    session,
    text: calendarText(entryOf(session, spoken)),
  }));
  return { head, entries };
}

export function programmeCalendar(
  { head, entries }: CalendarParts,
  isChosen: (session: PublishedSession) => boolean,
): string {
  const chosen = entries.filter(({ session }) => isChosen(session));
  return [head, ...chosen.map(({ text }) => text), calendarText(['END:VCALENDAR'])].join('');
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
