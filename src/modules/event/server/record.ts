import type { EventRow } from '#database/schema-editions.ts';
import type { Edition, EventRecord } from '../edition.ts';
import { fromSmallest } from '../money.ts';

export function toEventRecord(row: EventRow): EventRecord {
  const fee = (units: number | null) => (units === null ? null : fromSmallest(units, row.currency));
  return {
    id: row.id,
    theme: row.theme,
    venue: row.venue,
    eventTime: row.event_time,
    regularFee: fee(row.regular_fee),
    earlyBirdFee: fee(row.early_bird_fee),
    earlyBirdExpiryDate: row.early_bird_expiry,
    eventDate: row.event_date,
    year: row.year,
  };
}

export function toEdition(row: EventRow): Edition {
  return {
    ...toEventRecord(row),
    name: row.name,
    days: row.days,
    city: row.city,
    country: row.country,
    latitude: row.latitude,
    longitude: row.longitude,
    zone: row.zone,
    currency: row.currency,
    groupLeast: row.group_least,
    groupPercent: row.group_percent,
    registrationOpens: row.registration_opens,
    registrationCloses: row.registration_closes,
    places: row.places,
    waitingHours: row.waiting_hours,
  };
}
