import { z } from 'zod';
import { exportOptions } from '#features/exports/contract.ts';
import { PERSON_SORTS, personFields, personRecord, SHARED_NOTICES } from '#features/submissions/contract.ts';
import { dayFilters } from '#platform/contract/day-filters.ts';
import { defineCall } from '#platform/contract/define-call.ts';
import { id, TITLE_MAX, text } from '#platform/contract/fields.ts';
import { changed, listOf, listQuery, oneOf, wholeListQuery } from '#platform/contract/lists.ts';

/** 'How did you hear about us?' (docs/product.md, 3.1). */
export const NOTICES = [...SHARED_NOTICES, 'Twitter', 'Word of mouth', 'Other'] as const;

export const registration = z.strictObject({
  ...personFields,
  notice: z.enum(NOTICES, 'Please choose how you heard about the summit'),
});
export type RegistrationInput = z.input<typeof registration>;

const attendee = z.strictObject(personRecord);
export type Attendee = z.output<typeof attendee>;
/** With the version of the consent text, which only the single record has. */
export type AttendeeDetails = Attendee & { consent?: string };

export const ATTENDEE_SORTS = [...PERSON_SORTS, 'notice'] as const;
const attendeeFilters = {
  ...dayFilters,
  notice: z.enum(NOTICES).optional(),
  /** Compared without case and without what a company is by law, such as 'Ltd'. */
  company: text(TITLE_MAX).optional(),
};
const attendeeQuery = { ...listQuery(ATTENDEE_SORTS), ...attendeeFilters };
export type AttendeeListQuery = z.output<z.ZodObject<typeof attendeeQuery>>;

export const ATTENDEE_EXPORT_FILES = { csv: 'Attendees_List.csv', xlsx: 'Attendees_List.xlsx' } as const;
export const ALREADY_REGISTERED = 'This e-mail address is already registered.';
export const addAttendee = defineCall({
  name: 'addAttendee',
  summary: 'Register for the summit',
  method: 'POST',
  path: '/records/addattendee',
  access: 'anyone',
  takesSubmissionKey: true,
  alsoRefused: ['too-many'],
  body: registration,
  reply: changed,
});

export const viewAttendees = defineCall({
  name: 'viewAttendees',
  summary: 'All attendees, newest first; searches name and email address',
  method: 'GET',
  path: 'records/viewattendees',
  access: 'administrator',
  query: attendeeQuery,
  reply: listOf(attendee),
});

export const singleAttendee = defineCall({
  name: 'singleAttendee',
  summary: 'One attendee',
  method: 'GET',
  path: 'records/single_attendee',
  access: 'administrator',
  query: { id },
  reply: oneOf(attendee.extend({ consent: z.string() })),
});

export const exportAttendees = defineCall({
  name: 'exportAttendees',
  summary: 'The attendees as a CSV or XLSX file: filtered and sorted like the list, or only the chosen ones',
  method: 'POST',
  path: 'records/exportattendees',
  access: 'administrator',
  query: { ...wholeListQuery(ATTENDEE_SORTS), ...attendeeFilters },
  jsonOnly: true,
  body: exportOptions,
  reply: z.any(),
});
