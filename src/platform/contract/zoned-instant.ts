import { Temporal } from 'temporal-polyfill';

/**
 * The instant of a local date (YYYY-MM-DD) and time (HH:MM) in a zone. A time that the zone's clocks skip is
 * the one as much later; of one that they show twice, it is the first. Apart from the other functions on zones,
 * because browsers don't need it.
 */
export function zonedInstant(date: string, zone: string, time = '00:00'): Date {
  const local = Temporal.PlainDateTime.from(`${date}T${time}`);
  return new Date(local.toZonedDateTime(zone).epochMilliseconds);
}
