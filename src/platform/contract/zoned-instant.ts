import { Temporal } from 'temporal-polyfill';
import * as say from './messages.ts';
import { onceForEach } from './once-for-each.ts';
import { Refusal } from './refusal.ts';
import { clockTime, timesShown } from './zoned-time.ts';

/**
 * The instant of a local date (YYYY-MM-DD) and time (HH:MM) in a zone. A time that the zone's clocks skip is
 * the one as much later; of one that they show twice, it is the first. Apart from the other functions on zones,
 * because browsers don't need it.
 */
export function zonedInstant(date: string, zone: string, time = '00:00'): Date {
  return new Date(momentOf(`${date}T${time}`, zone));
}

/** Each page asks for the same few, of the editions. */
const momentOf = onceForEach(
  (local: string, zone: string) => `${local} ${zone}`,
  (local, zone) => Temporal.PlainDateTime.from(local).toZonedDateTime(zone).epochMilliseconds,
);

/** The instant of a local time that somebody entered, YYYY-MM-DDTHH:MM; refused if the zone's clocks skip it. */
export function enteredInstant(local: string, zone: string, field: string): Date {
  const problem = skippedProblem(local, zone);
  if (problem) throw new Refusal('invalid', problem, { [field]: problem });
  const [date = '', time] = local.split('T');
  return zonedInstant(date, zone, time);
}

export function skippedProblem(local: string | null | undefined, zone: string): string | undefined {
  const [date, time] = local?.split('T') ?? [];
  if (!date || !time || timesShown(date, time, zone) > 0) return undefined;
  return say.timeSkipped({ time: clockTime(time) });
}
