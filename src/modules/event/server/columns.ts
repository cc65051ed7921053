import { daysBetween } from '#platform/contract/event-zone.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { type EventData, expiryProblem, feesOf, yearProblem } from '../contract.ts';
import type { Edition } from '../edition.ts';
import { toSmallest } from '../money.ts';

/** The row of what was entered. What wasn't sent is as it was before. */
export function toColumns(data: EventData, before: Edition) {
  const theme = given(data.event_theme, before.theme);
  const date = given(data.event_date, before.eventDate);
  const expiry = given(data.early_bird_expiry, before.earlyBirdExpiryDate);
  const currency = given(data.currency, before.currency);
  const fees = feesOf(
    {
      part_fee_regular: given(data.part_fee_regular, before.regularFee),
      part_fee_early_bird: given(data.part_fee_early_bird, before.earlyBirdFee),
    },
    currency,
  );
  refuse({
    event_date: yearProblem({ event_date: date, event_year: data.event_year }),
    early_bird_expiry: expiryProblem({ early_bird_expiry: expiry, event_date: date }),
    ...fees.problems,
  });
  const inUnits = (fee: number | null) => (fee === null ? null : toSmallest(fee, currency));
  return {
    year: data.event_year,
    theme,
    theme_key: normaliseForSearch(theme ?? ''),
    venue: given(data.venue, before.venue),
    event_date: date,
    event_time: given(data.event_time, before.eventTime),
    regular_fee: inUnits(fees.regular),
    early_bird_fee: inUnits(fees.earlyBird),
    early_bird_expiry: expiry,
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

/** What doesn't fit together with what stood before. The form's own schema has checked what was sent. */
function refuse(problems: Record<string, string | undefined>): void {
  const errors = Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
  const [problem] = Object.values(errors);
  if (problem !== undefined) throw new Refusal('invalid', problem, errors as Record<string, string>);
}

function daysOf({ event_date, last_date, event_days }: EventData): number | undefined {
  return event_date && last_date ? daysBetween(event_date, last_date) + 1 : event_days;
}
