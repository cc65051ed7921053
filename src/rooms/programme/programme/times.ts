export const HOUR = 60;
export const DAY_MINUTES = 24 * HOUR;
/** How far a part of a day, as it is written, may be from a whole minute. */
export const MARGIN = 0.02;

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

/** Minutes: '45', '45 min', '1h', '1h30', '1:30', '00:45:00', '1.5 h', 'PT45M', or a part of a day as spreadsheets keep it. */
export function readLength(text: string): number | undefined {
  const trimmed = text.trim().toLowerCase();
  const minutes = /^(?:pt)?(\d{1,4})\s*(?:m|mins?\.?|minutes?|minutos?|'|′)?$/.exec(trimmed)?.[1];
  if (minutes) return Number(minutes);
  const [, clockHours, clockMinutes = ''] = /^(\d{1,2}):(\d{2})(?::00)?$/.exec(trimmed) ?? [];
  if (clockHours) return whole(Number(clockHours) * HOUR + Number(clockMinutes), Number(clockMinutes) < HOUR);
  const [, hours, decimals = '', rest = '0'] =
    /^(?:pt)?(\d{1,2})(?:[.,](\d{1,2}))?\s*(?:h|hours?|hrs?\.?|heures?|horas?)\s*(?:and |et |e )?(?:(\d{1,2})\s*(?:m|mins?\.?|minutes?|minutos?)?)?$/.exec(
      trimmed,
    ) ?? [];
  if (hours && !(decimals && rest !== '0'))
    return whole(Number(`${hours}.${decimals || '0'}`) * HOUR + Number(rest), Number(rest) < HOUR);
  const part = /^0[.,]0\d{2,}$/.test(trimmed) ? Number(trimmed.replace(',', '.')) * DAY_MINUTES : Number.NaN;
  return whole(part, true);
}

/** Undefined for what isn't minutes, or not whole ones. */
function whole(minutes: number, isRight: boolean): number | undefined {
  const rounded = Math.round(minutes);
  return isRight && Math.abs(minutes - rounded) < MARGIN ? rounded : undefined;
}

/** Times that are dragged or moved by keys are multiples of it. */
export const STEP = 5;

export function snapped(minutes: number): number {
  return Math.round(minutes / STEP) * STEP;
}
