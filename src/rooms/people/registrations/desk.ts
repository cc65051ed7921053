import { z } from 'zod';
import { beyondPlaces } from '#platform/contract/beyond-places.ts';
import { defineCall } from '#platform/contract/define-call.ts';
import { editionFilter, editionOfNew } from '#platform/contract/edition-filter.ts';
import { id, lines, optional } from '#platform/contract/fields.ts';
import { LANGUAGES } from '#platform/contract/language.ts';
import { changed, changedMany, oneOf } from '#platform/contract/lists.ts';
import { version, versioned } from '#platform/contract/version.ts';
import { chosenIds } from '#rooms/ground/contract.ts';
import { FILE_TYPES, fileQuery } from '#rooms/people/submissions/answer-file.ts';
import { askedAtTheDesk, listedNotices } from '#rooms/people/submissions/contract.ts';
import { countedAnswer } from '#rooms/people/submissions/questions.ts';
import { answeredQuestions, attendee, registration } from './contract.ts';

const NOTE_MAX = 2_000;

/** What an organiser enters: the answers of the form, by the same rules, and a note that only organisers read. */
export const enteredAttendee = registration.omit({ captcha: true, consent: true, news: true }).extend({
  note: optional(lines(NOTE_MAX)),
  language: z
    .enum(LANGUAGES)
    .optional()
    .describe('In which they are written to; without it, the site’s main one.'),
});

export const newEnteredAttendee = enteredAttendee.extend({
  edition: editionOfNew,
  beyondPlaces,
  confirm: z
    .stringbool()
    .or(z.boolean())
    .default(false)
    .describe('Whether to send the confirmation now; only the current edition has one.'),
});

export const changedAttendee = enteredAttendee.extend({ version });

const attendeeDetails = versioned(
  attendee.extend({
    /** The version of the consent text, or that an organiser entered the person. */
    consent: z.string(),
    note: z.string(),
    /** Whether an organiser joined them to a group. */
    joined: z.boolean(),
    questions: answeredQuestions,
    /** What `notice` can be corrected to. */
    notices: z.array(z.string()),
    notRequired: askedAtTheDesk.shape.notRequired,
    /** Others of the company who are registered for the same edition; no more than a few. */
    colleagues: z.array(
      z.strictObject({
        id: z.string(),
        fullname: z.string(),
        /** Whether they get the discount of a group together. */
        together: z.boolean(),
      }),
    ),
  }),
);
/** A row of the list has only some of it. */
export type AttendeeDetails = z.output<typeof attendee> & Partial<z.output<typeof attendeeDetails>>;

export const viewAttendee = defineCall({
  name: 'viewAttendee',
  summary: 'One attendee with what the organisers noted, whether cancelled or not',
  method: 'GET',
  path: '/api/v1/registrations/{id}',
  access: { right: 'attendees' },
  query: { id },
  reply: oneOf(attendeeDetails),
});

export const attendeeFile = defineCall({
  name: 'attendeeFile',
  summary: 'The file with which an attendee answered an own question',
  method: 'GET',
  path: '/api/v1/registrations/{id}/files/{key}',
  access: { right: 'attendees' },
  query: fileQuery,
  file: Object.values(FILE_TYPES),
});

export const attendeeTicket = defineCall({
  name: 'attendeeTicket',
  summary: 'The ticket of a registration that counts, as the path of an SVG',
  method: 'GET',
  path: '/api/v1/registrations/{id}/ticket',
  access: { right: 'attendees' },
  query: { id },
  alsoRefused: ['conflict'],
  reply: z.strictObject({
    /** Of its square, in modules. */
    side: z.number().int(),
    /** Its dark modules. */
    path: z.string(),
  }),
});

export const attendeeNotices = defineCall({
  name: 'attendeeNotices',
  summary: 'How the attendees heard of the summit: the answers of the form, and others that were given',
  method: 'GET',
  path: '/api/v1/registrations/notices',
  access: { right: 'attendees' },
  query: editionFilter,
  reply: listedNotices,
});

export const attendeeAnswers = defineCall({
  name: 'attendeeAnswers',
  summary: 'How many attendees chose each answer to the organisers’ own questions',
  method: 'GET',
  path: '/api/v1/registrations/answers',
  access: { right: 'attendees' },
  query: editionFilter,
  reply: z.strictObject({ answers: z.array(countedAnswer) }),
});

export const askedOfAttendees = defineCall({
  name: 'askedOfAttendees',
  summary:
    'What the registration form of an edition asks: how people heard of the summit, its own questions, and what isn’t required',
  method: 'GET',
  path: '/api/v1/registrations/questions',
  access: { right: 'attendees' },
  query: { edition: editionOfNew },
  reply: askedAtTheDesk,
});

export const enterAttendee = defineCall({
  name: 'enterAttendee',
  summary: 'Add an attendee at the desk, without the spam guard',
  method: 'POST',
  path: '/api/v1/registrations',
  access: { right: 'attendees' },
  status: 201,
  body: newEnteredAttendee,
  reply: changed,
});

export const updateAttendee = defineCall({
  name: 'updateAttendee',
  summary: 'Correct an attendee',
  method: 'PUT',
  path: '/api/v1/registrations/{id}',
  access: { right: 'attendees' },
  query: { id },
  body: changedAttendee,
  reply: changed,
});

/** Cancels what it can, or takes the cancelling back, and reports how many couldn’t be; refused if none can. */
export const cancelAttendees = defineCall({
  name: 'cancelAttendees',
  summary: 'Cancel registrations, or take that back; a cancelled one doesn’t count',
  method: 'POST',
  path: '/api/v1/registrations/cancel',
  access: { right: 'attendees' },
  body: z.strictObject({ ids: chosenIds, cancelled: z.boolean(), beyondPlaces }),
  reply: changedMany,
});

/** What can be sent to attendees; `cancellation` to those who have cancelled, the others to the rest. */
export const SENT_TO_ATTENDEES = ['confirmation', 'link', 'cancellation'] as const;

/** Sends to those whom it can; refused if none can be. */
export const writeToAttendees = defineCall({
  name: 'writeToAttendees',
  summary:
    'Send attendees their confirmation or the link of their own page, which ends the link before, or that they are cancelled',
  method: 'POST',
  path: '/api/v1/registrations/send-mail',
  access: { right: 'attendees' },
  body: z.strictObject({ ids: chosenIds, what: z.enum(SENT_TO_ATTENDEES) }),
  reply: changedMany,
});

export const beforeJoining = defineCall({
  name: 'beforeJoining',
  summary: 'What joining those of an attendee’s company to one group changes, in words',
  method: 'GET',
  path: '/api/v1/registrations/{id}/group',
  access: { right: 'attendees' },
  query: { id },
  alsoRefused: ['conflict'],
  reply: z.strictObject({ changes: z.array(z.string()) }),
});

export const joinGroup = defineCall({
  name: 'joinGroup',
  summary: 'Join those of an attendee’s company to one group, or take that back',
  method: 'POST',
  path: '/api/v1/registrations/{id}/group',
  access: { right: 'attendees' },
  alsoRefused: ['conflict'],
  body: z.strictObject({ id, together: z.boolean() }),
  reply: changed,
});
