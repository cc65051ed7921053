import type { EventRow } from '#database/schema-editions.ts';
import { countryName } from '#platform/contract/countries.ts';
import { clockTime, longDate } from '#platform/contract/event-zone.ts';
import type { ActivitySnapshot } from '#platform/server/activity-snapshot.ts';
import { money } from '../money.ts';
import { toEdition } from './record.ts';

export function eventSnapshot(row: EventRow): ActivitySnapshot {
  const event = toEdition(row);
  const fee = (amount: number) => money(amount, event.currency);
  return {
    Year: String(event.year),
    Theme: event.theme ?? '',
    Venue: event.venue ?? '',
    'Regular fee': words(event.regularFee, fee),
    'Early-bird fee': words(event.earlyBirdFee, fee),
    'Early-bird expiry': words(event.earlyBirdExpiryDate, longDate),
    'Event date': words(event.eventDate, longDate),
    'Event time': words(event.eventTime, clockTime),
    Name: event.name ?? '',
    Days: String(event.days),
    City: event.city ?? '',
    Country: words(event.country, countryName),
    Latitude: words(event.latitude, String),
    Longitude: words(event.longitude, String),
    'Time zone': event.zone,
    Currency: event.currency ?? '',
    'Group discount from': words(event.groupLeast, String),
    'Group discount': words(event.groupPercent, (percent) => `${percent}%`),
    'Registration opens': words(event.registrationOpens, localTime),
    'Registration closes': words(event.registrationCloses, localTime),
    Places: words(event.places, String),
    'Hours to accept a place': String(event.waitingHours),
  };
}

function localTime(value: string): string {
  const [date = '', time = ''] = value.split('T');
  return `${longDate(date)}, ${time}`;
}

function words<Value>(value: Value | null, inWords: (value: Value) => string): string {
  return value === null ? '' : inWords(value);
}
