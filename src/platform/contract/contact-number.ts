import { optional, phone } from './fields.ts';

/** A number to call somebody at, which may be left out. */
export const contactNumber = optional(phone('Invalid contact number'));
