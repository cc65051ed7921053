import { addDays } from '#platform/contract/event-zone.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { scheduleOf } from '../schedule.ts';
import type { Summit } from '../summit-content.ts';

/** RFC 5545, section 3.1. */
const LINE_OCTETS_MAX = 75;

/** The summit as a calendar entry of two whole days; undefined while its date isn't known. */
export function calendar(
  { event, words }: Pick<Summit, 'event' | 'words'>,
  publicUrl: string,
  now: Date,
): string | undefined {
  const schedule = scheduleOf(event);
  if (!event || !schedule) return undefined;
  const opening = event.eventTime && `Doors open at ${words.time} ${words.zone}.`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(words.name)}//Website//EN`,
    // Mail programs offer to add what is published, and expect no answer (RFC 5546, section 1.4).
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.id}@${new URL(publicUrl).hostname}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(schedule.firstDay)}`,
    `DTEND;VALUE=DATE:${compact(addDays(schedule.lastDay, 1))}`,
    `SUMMARY:${escapeText(words.name)}`,
    `DESCRIPTION:${escapeText([words.theme, opening].filter(Boolean).join('\n'))}`,
    `LOCATION:${escapeText(words.venue)}`,
    `URL:${publicUrl}${publicAddress.home}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function compact(date: string): string {
  return date.replaceAll('-', '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, '\\n');
}

/** Folds a line that is too long, but never within a character. */
function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS_MAX) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
