import { daysBetween } from '#platform/contract/event-zone.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { EventData } from '../contract.ts';
import type { Edition } from '../edition.ts';
import { feeProblem } from '../fee-problem.ts';
import { toSmallest } from '../money.ts';

/** The row of what was entered. Further fields that weren't sent are as they were before. */
export function toColumns(data: EventData, before: Edition) {
  const currency = given(data.currency, before.currency);
  const fee = (name: 'part_fee_regular' | 'part_fee_early_bird') => {
    const problem = feeProblem(data[name], currency);
    if (problem) throw new Refusal('invalid', problem, { [name]: problem });
    return data[name] === undefined ? null : toSmallest(data[name], currency);
  };
  return {
    year: data.event_year,
    theme: data.event_theme ?? null,
    theme_key: normaliseForSearch(data.event_theme ?? ''),
    venue: data.venue ?? null,
    event_date: data.event_date ?? null,
    event_time: data.event_time ?? null,
    regular_fee: fee('part_fee_regular'),
    early_bird_fee: fee('part_fee_early_bird'),
    early_bird_expiry: data.early_bird_expiry ?? null,
    name: given(data.event_name, before.name),
    days: daysOf(data) ?? before.days,
    city: given(data.city, before.city),
    country: given(data.country, before.country),
    latitude: given(data.latitude, before.latitude),
    longitude: given(data.longitude, before.longitude),
    zone: data.time_zone ?? before.zone,
    currency,
    group_least: given(data.group_least, before.groupLeast),
    group_percent: given(data.group_percent, before.groupPercent),
    registration_opens: given(data.registration_opens, before.registrationOpens),
    registration_closes: given(data.registration_closes, before.registrationCloses),
    places: given(data.places, before.places),
    waiting_hours: data.waiting_hours ?? before.waitingHours,
  };
}

function given<Value>(sent: Value | null | undefined, before: Value | null): Value | null {
  return sent === undefined ? before : sent;
}

function daysOf({ event_date, last_date, event_days }: EventData): number | undefined {
  return event_date && last_date ? daysBetween(event_date, last_date) + 1 : event_days;
}
