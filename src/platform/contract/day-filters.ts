import { z } from 'zod';

const day = z.iso.date('Choose a date.').optional();

/** Filters of a list by the days, in the event's zone, on which its records came in; both belong to it. */
export const dayFilters = { from: day, to: day };
