import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';
import { id, TITLE_MAX, text } from '#platform/contract/fields.ts';
import { changed, listOf, listQuery, wholeListQuery } from '#platform/contract/lists.ts';
import { EXPORT_MEDIA_TYPES, exportOptions } from '#rooms/ground/contract.ts';
import {
  newsChoice,
  PERSON_SORTS,
  personFilters,
  personForm,
  personRecord,
} from '#rooms/people/submissions/contract.ts';
import { answeredQuestion, answerFilter } from '#rooms/people/submissions/questions.ts';

const JOINS_MAX = 1_000;

export const registration = z.strictObject({
  ...personForm,
  news: newsChoice,
});
/** Of who registers by the link of a company: its secret. */
export const joins = text(JOINS_MAX)
  .optional()
  .describe('What the link of a company ends with, for who came by it.');
export const newRegistration = registration.extend({ joins });

export const answeredQuestions = z.array(answeredQuestion);
export type RegistrationInput = z.input<typeof registration>;

/** What somebody corrects on their own page: the answers of the form, by the same rules. */
export const ownDetails = registration.omit({
  captcha: true,
  consent: true,
  notice: true,
  news: true,
});
export type OwnDetails = z.output<typeof ownDetails>;

/** Up to how many registrations of a company are counted for a row of a list. */
export const GROUP_COUNTED = 1_000;

export const attendee = z.strictObject({
  ...personRecord,
  /** When it was cancelled; '' unless it was. */
  cancelled: z.string(),
  /** How many of this edition get the discount of a group together, themselves included; 1,000 stands for any more. */
  group: z.number().int(),
  /** How many registrations the company has in this edition, however its name is written; 1,000 stands for any more. */
  named: z.number().int(),
});
export type Attendee = z.output<typeof attendee>;

export const ATTENDEE_SORTS = [...PERSON_SORTS, 'notice'] as const;
/** Which registrations a list shows. */
export const ATTENDEE_STATES = ['registered', 'cancelled', 'all'] as const;
export const attendeeFilters = {
  ...personFilters,
  state: z.enum(ATTENDEE_STATES).optional().describe('Without it, cancelled registrations are left out.'),
  notice: text(TITLE_MAX).optional(),
  /** Compared without case, punctuation and what a company is by law, such as 'Ltd'. */
  company: text(TITLE_MAX).optional(),
  answer: answerFilter,
  imported: id.optional().describe('Only those whom the import with this id added.'),
  news: z.enum(['yes']).optional().describe('Only those who asked for news.'),
};
const attendeeQuery = { ...listQuery(ATTENDEE_SORTS), ...attendeeFilters };
export type AttendeeListQuery = z.output<z.ZodObject<typeof attendeeQuery>>;

export const ATTENDEE_EXPORT_FILES = { csv: 'Attendees_List.csv', xlsx: 'Attendees_List.xlsx' } as const;

export const addAttendee = defineCall({
  name: 'addAttendee',
  summary: 'Register for the summit',
  method: 'POST',
  path: '/records/addattendee',
  access: 'anyone',
  takesIdempotencyKey: true,
  alsoRefused: ['too-many'],
  body: newRegistration,
  reply: changed,
});

export const viewAttendees = defineCall({
  name: 'viewAttendees',
  summary: 'All attendees, newest first; searches name, email address and numbers',
  method: 'GET',
  path: 'records/viewattendees',
  access: { right: 'attendees' },
  query: attendeeQuery,
  reply: listOf(attendee),
});

export const exportAttendees = defineCall({
  name: 'exportAttendees',
  summary: 'The attendees as a CSV or XLSX file: filtered and sorted like the list, or only the chosen ones',
  method: 'POST',
  path: '/api/v1/registrations/export',
  access: { right: 'attendees' },
  query: {
    ...wholeListQuery(ATTENDEE_SORTS),
    ...attendeeFilters,
    notes: z.enum(['yes']).optional().describe('Adds the columns State and Note.'),
  },
  body: exportOptions,
  file: EXPORT_MEDIA_TYPES,
});

/** Somebody who has just registered with the form. */
export interface Registered {
  /** Of their registration. */
  id: string;
  name: string;
  email: string;
  /** The text of their ticket; '' without one. */
  ticket: string;
  /** The address of their own page; '' if it isn't known. */
  link: string;
  /** What they pay; '' if it isn't known. */
  fee: string;
  /** Who comes along, and where the places that are kept for others get their names. */
  group?: { named: number; unnamed: number; naming: string };
}
