import type { EventRow } from '#database/schema.ts';
import { clockTime, longDate } from '#platform/contract/event-zone.ts';
import type { ActivitySnapshot } from '#platform/server/activity-snapshot.ts';
import { cedis } from '../money.ts';
import { toEventRecord } from './record.ts';

export function eventSnapshot(row: EventRow): ActivitySnapshot {
  const event = toEventRecord(row);
  return {
    Year: String(event.year),
    Theme: event.theme ?? '',
    Venue: event.venue ?? '',
    'Regular fee': words(event.regularFee, cedis),
    'Early-bird fee': words(event.earlyBirdFee, cedis),
    'Early-bird expiry': words(event.earlyBirdExpiryDate, longDate),
    'Event date': words(event.eventDate, longDate),
    'Event time': words(event.eventTime, clockTime),
  };
}

function words<Value>(value: Value | null, inWords: (value: Value) => string): string {
  return value === null ? '' : inWords(value);
}
