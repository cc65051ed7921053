import { locale } from '#platform/contract/language.ts';
import { american, formatter, zonedDate } from '#platform/contract/zoned-time.ts';

const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const noon = (date: string) => new Date(`${date}T12:00:00Z`);

/** Such as '9:00 – 9:45 AM'. */
export function timeRange({ start, end }: { start: string; end: string }, zone: string): string {
  return spaced(formatter(american(), zone, TIME).formatRange(new Date(start), new Date(end)));
}

export function timeOf(instant: string | number, zone: string): string {
  return spaced(formatter(american(), zone, TIME).format(new Date(instant)));
}

/** Such as 'Wednesday 26 August'. */
export function dayInWords(date: string): string {
  return formatter(locale(), 'UTC', { weekday: 'long', day: 'numeric', month: 'long' }).format(noon(date));
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
