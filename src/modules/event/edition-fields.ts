import { z } from 'zod';
import { isCurrency } from '#platform/contract/currency.ts';
import { isZone } from '#platform/contract/event-zone.ts';
import { optional, plainNumber, TITLE_MAX, text } from '#platform/contract/fields.ts';

export const DAYS_MAX = 14;
const PLACES_MAX = 1_000_000;
const GROUP_MAX = 1_000;
/** Thirty days. */
const HOURS_MAX = 720;

/** Left as it is if it isn't sent, removed if it is sent empty. */
export function kept<T extends z.ZodType>(schema: T) {
  return z
    .union([z.literal('').transform(() => null), z.null(), schema], {
      // Reports the field's own problem instead of 'matches no side of the union'.
      error: (issue) => (issue.code === 'invalid_union' ? issue.errors[2]?.[0]?.message : undefined),
    })
    .transform((value) => (value === '' ? null : value))
    .optional();
}

function wholeNumber(least: number, most: number, message: string) {
  return plainNumber(z.number(message).int(message).min(least, message).max(most, message));
}

/** As people write them, with a sign: 5.56 or -0.2057. */
function coordinate(most: number, message: string) {
  const read = (value: unknown) =>
    typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : value;
  return z.preprocess(read, z.number(message).min(-most, message).max(most, message));
}

const days = `An edition lasts 1 to ${DAYS_MAX} days.`;
const localTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, 'Choose a date and a time.')
  .refine((value) => z.iso.date().safeParse(value.slice(0, 10)).success, 'Choose a date and a time.');
const group = `Enter a number from 2 to ${GROUP_MAX}.`;

export const editionFields = {
  event_name: kept(text(TITLE_MAX)),
  event_days: optional(wholeNumber(1, DAYS_MAX, days)),
  last_date: optional(z.iso.date('Choose a date.')),
  city: kept(text(TITLE_MAX)),
  country: kept(z.string().regex(/^[A-Z]{2}$/, 'Choose a country.')),
  latitude: kept(coordinate(90, 'Enter the latitude in degrees, from -90 to 90.')),
  longitude: kept(coordinate(180, 'Enter the longitude in degrees, from -180 to 180.')),
  time_zone: optional(z.string().max(64).refine(isZone, 'Choose a time zone, such as Africa/Lagos.')),
  currency: kept(z.string().refine(isCurrency, 'Choose a currency by its code, such as XOF.')),
  group_least: kept(wholeNumber(2, GROUP_MAX, group)),
  group_percent: kept(wholeNumber(1, 100, 'Enter a percentage from 1 to 100.')),
  registration_opens: kept(localTime),
  registration_closes: kept(localTime),
  places: kept(wholeNumber(1, PLACES_MAX, `Enter a number from 1 to ${PLACES_MAX}.`)),
  waiting_hours: optional(wholeNumber(1, HOURS_MAX, `Enter a number of hours from 1 to ${HOURS_MAX}.`)),
};
