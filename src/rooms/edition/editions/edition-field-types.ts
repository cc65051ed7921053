import { z } from 'zod';
import { countries, countryName } from '#platform/contract/countries.ts';
import { isCurrency } from '#platform/contract/currency.ts';
import { optional, plainNumber, TITLE_MAX, text } from '#platform/contract/fields.ts';
import { language } from '#platform/contract/language.ts';
import type { Message } from '#platform/contract/message.ts';
import { amountInvalid } from '#platform/contract/messages.ts';
import { AMOUNT_LENGTH_MAX } from '#platform/contract/read-amount.ts';
import type { Input } from '#platform/contract/record.ts';
import { clockTime, isZone, longDate, NO_ZONE } from '#platform/contract/zoned-time.ts';
import * as say from './messages.ts';

/** docs/product.md, 1.3 */
const FIRST_YEAR = 2025;
const LAST_YEAR = 2040;
const YEARS = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index);
export const DAYS_MAX = 14;
const PLACES_MAX = 1_000_000;
const GROUP_MAX = 1_000;
/** Thirty days. */
const HOURS_MAX = 720;

/** Left as it is if it isn't sent, removed if it is sent empty. */
function nullable<T extends z.ZodType>(schema: T) {
  return z
    .union([z.literal('').transform(() => null), z.null(), schema], {
      // Reports the field's own problem instead of 'matches no side of the union'.
      error: (issue) => (issue.code === 'invalid_union' ? issue.errors[2]?.[0]?.message : undefined),
    })
    .transform((value) => (value === '' ? null : value))
    .optional();
}

/** Text in the call, of any form that the schema asks for. */
function textual<Schema extends z.ZodType<string>>(
  schema: Schema,
  more: { input?: Input; format?: (value: string) => string; shown?: 'date' } = {},
) {
  return { schema: nullable(schema), reply: z.string().nullable(), absent: null, ...more };
}

export const line = textual(text(TITLE_MAX));
export const date = textual(z.iso.date({ error: say.dateMissing }), {
  input: { type: 'date' },
  format: longDate,
  shown: 'date',
});
export const time = textual(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: say.timeInvalid }), {
  input: { type: 'time' },
  format: clockTime,
});
/** A date and a time in the edition's zone. */
export const localTime = textual(
  z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, { error: say.dateTimeMissing })
    .refine((value) => z.iso.date().safeParse(value.slice(0, 10)).success, { error: say.dateTimeMissing }),
  {
    input: { type: 'datetime-local' },
    format: (value) => {
      const [date = '', time = ''] = value.split('T');
      return `${longDate(date)}, ${time}`;
    },
  },
);
export const country = textual(z.string().regex(/^[A-Z]{2}$/, { error: say.countryMissing }), {
  input: {
    options: () => countries().map(({ code, name }) => ({ value: code, label: name })),
    placeholder: say.chooseCountry,
  },
  format: countryName,
});
export const currency = textual(z.string().refine(isCurrency, { error: say.currencyMissing }), {
  input: { options: currencyOptions, placeholder: say.chooseCurrency },
});

/** As people write them, with a sign: 5.56 or -0.2057. */
function coordinate(most: number, error: Message) {
  const read = (value: unknown) =>
    typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : value;
  const schema = z.preprocess(read, z.number({ error }).min(-most, { error }).max(most, { error }));
  return {
    schema: nullable(schema),
    reply: z.number().nullable(),
    absent: null,
    input: { inputMode: 'text' as const },
  };
}

function wholeNumber(least: number, most: number, error: Message) {
  return plainNumber(z.number({ error }).int({ error }).min(least, { error }).max(most, { error }));
}

function number(least: number, most: number, message: Message) {
  return {
    schema: nullable(wholeNumber(least, most, message)),
    reply: z.number().int().nullable(),
    absent: null,
    input: { inputMode: 'numeric' as const },
  };
}

/** One that an edition always has. */
function alwaysNumber(least: number, most: number, message: Message, absent: number) {
  return {
    schema: optional(wholeNumber(least, most, message)),
    reply: z.number().int(),
    absent,
    input: { inputMode: 'numeric' as const },
  };
}

const error = () => say.otherYear({ first: String(FIRST_YEAR), last: String(LAST_YEAR) });
export const year = {
  // Coerced, so that an empty year is only a wrong year and the other fields are still checked.
  schema: z.coerce
    .number({ error: say.yearMissing })
    .int({ error: say.yearMissing })
    .min(FIRST_YEAR, { error })
    .max(LAST_YEAR, { error }),
  reply: z.number().int(),
  absent: FIRST_YEAR,
  input: { options: () => YEARS, placeholder: say.chooseYear },
};

/** Forms send what was typed, which is read in the habits of the currency. Rows hold its smallest unit. */
export const fee = {
  schema: nullable(
    z.union([z.number().min(0), text(AMOUNT_LENGTH_MAX)], {
      error: amountInvalid,
    }),
  ),
  reply: z.number().nullable(),
  absent: null,
  input: { inputMode: 'decimal' as const },
};

export const zone = {
  schema: optional(z.string().max(64).refine(isZone, { error: say.timeZoneMissing })),
  reply: z.string(),
  absent: NO_ZONE,
};

export const days = alwaysNumber(1, DAYS_MAX, () => say.daysInvalid({ most: DAYS_MAX }), 1);
/** For how long a place can be offered. */
export const hours = alwaysNumber(1, HOURS_MAX, () => say.hoursInvalid({ most: HOURS_MAX }), 48);
export const places = number(1, PLACES_MAX, () => say.placesInvalid({ most: String(PLACES_MAX) }));
export const groupSize = number(2, GROUP_MAX, () => say.groupSizeInvalid({ most: String(GROUP_MAX) }));
export const latitude = coordinate(90, say.latitudeInvalid);
export const longitude = coordinate(180, say.longitudeInvalid);
export const percentage = {
  ...number(1, 100, say.percentageInvalid),
  format: (percent: number) => `${percent}%`,
};

function currencyOptions() {
  const names = new Intl.DisplayNames(language(), { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((code) => ({
    value: code,
    label: `${code} – ${names.of(code)}`,
  }));
}
