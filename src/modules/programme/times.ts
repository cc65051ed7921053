import { daysBetween } from '#platform/contract/zoned-time.ts';

export const HOUR = 60;
export const DAY_MINUTES = 24 * HOUR;

/** Minutes after midnight as HH:MM; what ends after midnight, by the clocks of the next day. */
export function formatTime(minutes: number): string {
  const within = minutes % DAY_MINUTES;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(within / HOUR))}:${two(within % HOUR)}`;
}

/**
 * Minutes after midnight, as people and spreadsheets write them: '9', '930', '9:30', '14.15', '9h30', '2:15 PM'. In a
 * spreadsheet, the day may stand before it.
 */
export function readTime(text: string): number | undefined {
  const found =
    /^(?<hours>\d{1,2})(?:\s*[:.h]?\s*(?<minutes>\d{2}))?(?:[:.]\d{2})?\s*h?\s*(?<half>[ap])?\.?m?\.?$/i.exec(
      text.replace(/^\s*\d{4}-\d{2}-\d{2}[ T]/, '').trim(),
    )?.groups;
  if (!found) return undefined;
  const { hours = '', minutes = '0', half } = found;
  const isLate = half?.toLowerCase() === 'p';
  const hour = half ? (Number(hours) % 12) + (isLate ? 12 : 0) : Number(hours);
  return hour < 24 && Number(minutes) < HOUR ? hour * HOUR + Number(minutes) : undefined;
}

/** Minutes: '45', '45 min', '1h', '1h30', '1:30'. */
export function readLength(text: string): number | undefined {
  const trimmed = text.trim().toLowerCase();
  const minutes = /^(\d{1,4})\s*(?:m|min|mins|minutes|')?$/.exec(trimmed)?.[1];
  if (minutes) return Number(minutes);
  const [, hours, rest = '0'] =
    /^(\d{1,2})\s*(?:h|:|hours?|hrs?)\s*(\d{1,2})?\s*(?:m|min)?$/.exec(trimmed) ?? [];
  return hours ? Number(hours) * HOUR + Number(rest) : undefined;
}

/** Which day, counted from 0: '2', 'Day 2', '2025-08-27', '27.8.2025'. */
export function readDay(text: string, firstDay: string | null): number | undefined {
  const trimmed = text.trim();
  const number = /^(?:\p{L}+\s*)?(\d{1,2})$/u.exec(trimmed)?.[1];
  if (number) return Number(number) - 1;
  const date = isoDate(trimmed);
  return date && firstDay ? daysBetween(firstDay, date) : undefined;
}

function isoDate(text: string): string | undefined {
  const iso = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0];
  const [, day = '', month = '', year] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text) ?? [];
  const date = iso ?? (year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  return date && !Number.isNaN(Date.parse(date)) ? date : undefined;
}

/** Times that are dragged or moved by keys are multiples of it. */
export const STEP = 5;

export function snapped(minutes: number): number {
  return Math.round(minutes / STEP) * STEP;
}
