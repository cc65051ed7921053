import { optional, phone } from './fields.ts';

export const contactNumber = optional(phone('Invalid contact number'));
