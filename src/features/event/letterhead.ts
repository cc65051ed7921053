import { CONTACT_DETAILS } from './contact-details.ts';
import { ORGANISER_NAME, SUMMIT_CITY, SUMMIT_NAME } from './summit.ts';

/** Whose mail it is, and where answers go. */
export const LETTERHEAD = {
  summit: SUMMIT_NAME,
  organiser: ORGANISER_NAME,
  city: SUMMIT_CITY,
  replyTo: CONTACT_DETAILS.email,
} as const;
