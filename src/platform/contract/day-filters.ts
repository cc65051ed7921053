import { z } from 'zod';
import * as say from './messages.ts';

/**
 * The range of days a list can be filtered by. Dates are compared as text, so even the day after the last one
 * must have a four-digit year.
 */
export const FIRST_DAY = '1900-01-01';
export const LAST_DAY = '2999-12-31';

/** A day to filter a list by. */
export const listedDay = z.iso
  .date({ error: say.dateMissing })
  .refine((day) => day >= FIRST_DAY && day <= LAST_DAY, { error: say.dateOutOfRange })
  .describe(`A day from ${FIRST_DAY} to ${LAST_DAY}`);

/** Filters a list by the day its records came in, in the edition's zone. Both days are included. */
export const dayFilters = { from: listedDay.optional(), to: listedDay.optional() };
