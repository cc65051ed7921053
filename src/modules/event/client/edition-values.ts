import { addDays } from '#platform/contract/event-zone.ts';
import type { Edition } from '../edition.ts';

const words = (value: string | number | null) => value?.toString() ?? '';

/** An edition as form values: text, by the call's field names. */
export function valuesOf(edition: Edition) {
  return {
    event_year: String(edition.year),
    event_theme: words(edition.theme),
    venue: words(edition.venue),
    part_fee_regular: words(edition.regularFee),
    part_fee_early_bird: words(edition.earlyBirdFee),
    early_bird_expiry: words(edition.earlyBirdExpiryDate),
    event_date: words(edition.eventDate),
    event_time: words(edition.eventTime),
    event_name: words(edition.name),
    last_date: edition.eventDate ? addDays(edition.eventDate, edition.days - 1) : '',
    city: words(edition.city),
    country: words(edition.country),
    latitude: words(edition.latitude),
    longitude: words(edition.longitude),
    time_zone: edition.zone,
    currency: words(edition.currency),
    group_least: words(edition.groupLeast),
    group_percent: words(edition.groupPercent),
    registration_opens: words(edition.registrationOpens),
    registration_closes: words(edition.registrationCloses),
    places: words(edition.places),
    waiting_hours: words(edition.waitingHours),
  };
}

const EMPTY = {
  event_year: '',
  event_theme: '',
  venue: '',
  part_fee_regular: '',
  part_fee_early_bird: '',
  early_bird_expiry: '',
  event_date: '',
  event_time: '',
  last_date: '',
  registration_opens: '',
  registration_closes: '',
  places: '',
};

/** The next edition, in the same place as the current one. */
export function nextValues(current: Edition) {
  return { ...valuesOf(current), ...EMPTY };
}
