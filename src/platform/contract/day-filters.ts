import { z } from 'zod';

/** The days that a list can be asked for. The year after the last still has four digits, as dates are compared. */
export const FIRST_DAY = '1900-01-01';
export const LAST_DAY = '2999-12-31';

/** A day by which a list can be narrowed. */
export const listedDay = z.iso
  .date('Choose a date.')
  .refine((day) => day >= FIRST_DAY && day <= LAST_DAY, 'Choose a date in the years 1900 to 2999.')
  .describe(`A day from ${FIRST_DAY} to ${LAST_DAY}`);

/** Filters of a list by the days, in the event's zone, on which its records came in; both belong to it. */
export const dayFilters = { from: listedDay.optional(), to: listedDay.optional() };
