import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';
import {
  email,
  NAME_MAX,
  optional,
  phone,
  requiredText,
  TITLE_MAX,
  text,
} from '#platform/contract/fields.ts';
import { changed, listOf, listQuery } from '#platform/contract/lists.ts';

/** 'How did you hear about us?' (specification, section 5). */
export const NOTICES = [
  'Event official website',
  'LinkedIn',
  'Invitation Letter',
  'Facebook',
  'Instagram',
  'Twitter',
  'Word of mouth',
  'Other',
] as const;

export const registration = z.strictObject({
  name: requiredText(NAME_MAX, 'Please enter your full name'),
  email: email(),
  contact_number: optional(phone('Invalid contact number')),
  whatsapp_number: phone('Invalid WhatsApp number'),
  company_name: requiredText(TITLE_MAX, 'Please enter your company’s name'),
  role: requiredText(TITLE_MAX, 'Please enter your role'),
  notice: z.enum(NOTICES, 'Please choose how you heard about the summit'),
  /** The solved spam guard; see the call `challenge`. */
  captcha: text(10_000).optional(),
});
export type RegistrationInput = z.input<typeof registration>;

const attendee = z.object({
  id: z.string(),
  fullname: z.string(),
  company: z.string(),
  designation: z.string(),
  email: z.string(),
  phone: z.string(),
  whatsapp: z.string(),
  notice: z.string(),
  date: z.string(),
});
export type Attendee = z.output<typeof attendee>;

export const ATTENDEE_SORTS = [
  'fullname',
  'company',
  'designation',
  'email',
  'phone',
  'whatsapp',
  'date',
] as const;
const attendeeQuery = { ...listQuery(ATTENDEE_SORTS), notice: z.enum(NOTICES).optional() };

export const ATTENDEE_EXPORT_FILE = 'Attendees_List.csv';
export const ALREADY_REGISTERED = 'This e-mail address is already registered.';
export const REGISTERED = 'You are registered. We look forward to welcoming you in Accra.';

export const addAttendee = defineCall({
  name: 'addAttendee',
  summary: 'Register for the summit',
  method: 'POST',
  path: '/records/addattendee',
  access: 'anyone',
  body: registration,
  reply: changed,
});

export const viewAttendees = defineCall({
  name: 'viewAttendees',
  summary: 'Everyone who registered, newest first; searched by name or e-mail address',
  method: 'GET',
  path: 'records/viewattendees',
  access: 'administrator',
  query: attendeeQuery,
  reply: listOf(attendee),
});

export const exportAttendees = defineCall({
  name: 'exportAttendees',
  summary: 'The registrations as CSV, searched and sorted like the list',
  method: 'GET',
  path: 'records/exportattendees',
  access: 'administrator',
  query: attendeeQuery,
  reply: z.any(),
});
