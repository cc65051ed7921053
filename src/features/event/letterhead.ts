import { CONTACT_DETAILS } from './contact-details.ts';
import { ORGANISER_NAME } from './summit.ts';

/** Whose mail it is, and where answers go. */
export const LETTERHEAD = { organiser: ORGANISER_NAME, replyTo: CONTACT_DETAILS.email } as const;
