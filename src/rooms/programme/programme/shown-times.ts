import { locale } from '#platform/contract/language.ts';
import { onceForEach } from '#platform/contract/once-for-each.ts';
import {
  formatter,
  isSteady,
  timeFormatter,
  timesShown,
  zonedDate,
  zonedTimestamp,
  zoneLabel,
} from '#platform/contract/zoned-time.ts';

const DAY_MS = 86_400_000;
const noon = (date: string) => new Date(`${date}T12:00:00Z`);

interface Lasting {
  start: string;
  end: string;
}

/**
 * Such as '9:00 – 9:45 AM'; after midnight '11:00 PM – 2:00 AM (Sunday)'; where the clocks change '1:30 AM CEST – 2:30 AM CET'.
 */
export function timeRange({ start, end }: Lasting, zone: string): string {
  return rangeOf(start, end, zone, locale());
}

/** Sessions side by side have the same. */
const rangeOf = onceForEach(
  (start: string, end: string, zone: string, inLanguage: string) => `${start} ${end} ${zone} ${inLanguage}`,
  (start, end, zone) => writtenRange({ start, end }, zone),
);

function writtenRange({ start, end }: Lasting, zone: string): string {
  const from = new Date(start);
  const to = new Date(end);
  const dateOf = (instant: Date) => zonedDate(instant, zone);
  const isLabelled = hasOwnLabels({ start, end }, zone);
  if (!isLabelled && dateOf(from) === dateOf(to)) return spaced(timeFormatter(zone).formatRange(from, to));
  const [begins, ends] = [start, end].map((instant) =>
    isLabelled ? timeWithZone(instant, zone) : plainTime(instant, zone),
  );
  // What ends at midnight ends that day.
  const lastDay = dateOf(new Date(to.getTime() - 1));
  const nextDay = dateOf(from) === lastDay ? '' : ` (${weekday(lastDay)})`;
  return `${begins} – ${ends}${nextDay}`;
}

/** What the zone is called, unless the range says it itself. */
export function zoneBeside(lasting: Lasting, zone: string): string | undefined {
  return hasOwnLabels(lasting, zone) ? undefined : zoneLabel(zone, new Date(lasting.start));
}

/** The day and the time of a session, such as 'Wednesday 26 August, 9:00 – 9:45 AM'. */
export function dayAndTimes(session: Lasting & { day: string }, zone: string): string {
  return `${dayInWords(session.day)}, ${timeRange(session, zone)}`;
}

/** With the zone if its clocks show this time twice. */
export function timeOf(instant: string | number, zone: string): string {
  return isShownTwice(instant, zone) ? timeWithZone(instant, zone) : plainTime(instant, zone);
}

/** Such as '9:05 AM GMT'. */
export function timeWithZone(instant: string | number, zone: string): string {
  return `${plainTime(instant, zone)} ${zoneLabel(zone, new Date(instant))}`;
}

function plainTime(instant: string | number, zone: string): string {
  return spaced(timeFormatter(zone).format(new Date(instant)));
}

/** Without them, nobody knows how long it lasts or which of two is meant. */
function hasOwnLabels({ start, end }: Lasting, zone: string): boolean {
  const [begins, ends] = [Date.parse(start), Date.parse(end)];
  if (ends - begins < DAY_MS && isSteady(begins, zone)) return false;
  const [from, to] = [start, end].map((instant) => zoneLabel(zone, new Date(instant)));
  return from !== to || isShownTwice(start, zone) || isShownTwice(Date.parse(end) - 1, zone);
}

function isShownTwice(instant: string | number, zone: string): boolean {
  if (isSteady(new Date(instant).getTime(), zone)) return false;
  const [date = '', time = ''] = zonedTimestamp(new Date(instant), zone).split(' ');
  return timesShown(date, time.slice(0, 'HH:MM'.length), zone) > 1;
}

/** Such as 'Wednesday 26 August'. */
export function dayInWords(date: string): string {
  return formatter(locale(), 'UTC', { weekday: 'long', day: 'numeric', month: 'long' }).format(noon(date));
}

function weekday(date: string): string {
  return formatter(locale(), 'UTC', { weekday: 'long' }).format(noon(date));
}

/** Such as 'Wed 26'. */
export function dayInShort(date: string): string {
  const parts = formatter(locale(), 'UTC', { weekday: 'short', day: 'numeric' }).formatToParts(noon(date));
  const find = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
  return `${find('weekday')} ${find('day')}`;
}

/** A day and a time, such as 'Wed 26, 9:05 AM'. */
export function momentOf(instant: string | number, zone: string): string {
  return `${dayInShort(zonedDate(new Date(instant), zone))}, ${timeOf(instant, zone)}`;
}

/** Browsers and servers don't agree on the widths of spaces, and what is hydrated has to be the same. */
function spaced(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/ (?=[AP]M)/g, '\u00a0');
}
