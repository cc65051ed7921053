import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';
import { allOptional, id, lines, optional, requiredText } from '#platform/contract/fields.ts';
import { changed, listOf, listQuery, oneOf, SEARCH_MAX } from '#platform/contract/lists.ts';
import { namingOnly } from '#platform/contract/placeholder-field.ts';
import { requiredRichText } from '#platform/contract/rich-text-field.ts';
import { version, versioned } from '#platform/contract/version.ts';
import { MAIL_THEMES, MAILING_PLACEHOLDERS, PURPOSE_NAMES } from '#rooms/mail/contract.ts';
import { attendeeFilters } from '#rooms/people/contract.ts';
import { FILE_TYPES, FILES_BYTES_MAX, FILES_MEGABYTES_MAX, typeOf } from './files.ts';
import * as say from './messages.ts';

/** The states of a mailing, and what people call them. */
export const MAILING_STATES = {
  draft: say.draft,
  scheduled: say.scheduled,
  sending: say.beingSent,
  paused: say.statePaused,
  stopped: say.stateStopped,
  sent: say.sent,
  kept: say.keptHere,
} as const;
export type MailingState = keyof typeof MAILING_STATES;
const states = Object.keys(MAILING_STATES) as [MailingState, ...MailingState[]];

const SUBJECT_MAX = 150;
const BODY_MAX = 10_000;

const known = z.string().regex(/^[a-z-]{1,30}$/);
/** What narrows others than attendees. */
export const COMMON_FILTERS: readonly string[] = ['others', 'edition', 'language'];

/** Who is written to: the search and the filters of the attendees' list, or others. */
export const audience = z
  .strictObject(
    allOptional({
      others: known.describe(
        'Instead of attendees: one of those that `mailing-addressees` names. Then only the edition and the language narrow them.',
      ),
      search: lines(SEARCH_MAX),
      ...attendeeFilters,
      only: known.describe(
        'Only those whom a module knows by this name, such as ‘not-come’: who haven’t come in.',
      ),
    }),
  )
  .refine((chosen) => !chosen.others || filtersIn(chosen).every((name) => COMMON_FILTERS.includes(name)), {
    error: say.onlyOfAttendees,
    path: ['others'],
  });

/** Those that are set. */
function filtersIn(chosen: object): string[] {
  return Object.entries(chosen).flatMap(([name, value]) => (value === undefined ? [] : [name]));
}
export type Audience = z.output<typeof audience>;

export const mailingForm = z.strictObject({
  purpose: z.enum(PURPOSE_NAMES, { error: say.purposeMissing }),
  subject: namingOnly(requiredText(SUBJECT_MAX, say.subjectMissing), MAILING_PLACEHOLDERS),
  body: namingOnly(requiredRichText(BODY_MAX, say.bodyMissing), MAILING_PLACEHOLDERS),
  audience,
});
export type MailingInput = z.input<typeof mailingForm>;

const mailing = z.strictObject({
  id: z.string(),
  purpose: z.enum(PURPOSE_NAMES),
  state: z.enum(states),
  subject: z.string(),
  date: z.string(),
  /** When it begins or began; '' without a time. */
  sendAt: z.string(),
  /** How many there were when the sending began; 0 before. */
  recipients: z.number().int(),
  /** How many mails are written; those not yet written come after them. */
  written: z.number().int(),
  sent: z.number().int(),
  /** Without a mail server: kept to be read, not sent. */
  kept: z.number().int(),
  failed: z.number().int(),
  /** Nobody knows whether these arrived. They are sent again by a click on the mail desk. */
  unclear: z.number().int(),
  /** Not sent because it was stopped, or because they unsubscribed meanwhile. */
  dropped: z.number().int(),
});
export type Mailing = z.output<typeof mailing>;

const attached = z.strictObject({ id: z.string(), name: z.string(), bytes: z.number().int() });

const details = versioned(mailing.extend({ body: z.string(), audience, files: z.array(attached) }));

export const viewAddressees = defineCall({
  name: 'viewAddressees',
  summary: 'Who else than attendees this user may write to',
  method: 'GET',
  path: '/api/v1/mailing-addressees',
  access: { right: 'mailings' },
  reply: z.strictObject({ addressees: z.array(z.strictObject({ name: z.string(), label: z.string() })) }),
});

export const MAILING_SORTS = ['date'] as const;

export const viewMailings = defineCall({
  name: 'viewMailings',
  summary: 'The mails to many, newest first, with how far each is',
  method: 'GET',
  path: '/api/v1/mailings',
  access: { right: 'mailings' },
  query: listQuery(MAILING_SORTS),
  reply: listOf(mailing),
});

export const singleMailing = defineCall({
  name: 'singleMailing',
  summary: 'One mail to many, with its text and its audience',
  method: 'GET',
  path: '/api/v1/mailings/{id}',
  access: { right: 'mailings' },
  query: { id },
  reply: oneOf(details),
});

export const addMailing = defineCall({
  name: 'addMailing',
  summary: 'Write a mail to many, as a draft',
  method: 'POST',
  path: '/api/v1/mailings',
  access: { right: 'mailings' },
  status: 201,
  body: mailingForm,
  reply: changed,
});

export const updateMailing = defineCall({
  name: 'updateMailing',
  summary: 'Change the draft of a mail to many',
  method: 'PUT',
  path: '/api/v1/mailings/{id}',
  access: { right: 'mailings' },
  query: { id },
  body: mailingForm.extend({ version }),
  reply: changed,
});

export const deleteMailing = defineCall({
  name: 'deleteMailing',
  summary: 'Delete the draft of a mail to many',
  method: 'DELETE',
  path: '/api/v1/mailings/{id}',
  access: { right: 'mailings' },
  query: { id },
  reply: changed,
});

/** Of whom it is for, so many are named. */
export const NAMED_MAX = 5;

export const previewAudience = defineCall({
  name: 'previewAudience',
  summary: 'How many a mail to many would reach now, with the names of some, before it is saved',
  method: 'POST',
  path: '/api/v1/mailings/preview-audience',
  access: { right: 'mailings' },
  body: mailingForm.pick({ purpose: true, audience: true }),
  reply: z.strictObject({ count: z.number().int(), names: z.array(z.string()).max(NAMED_MAX) }),
});

const people = z.array(
  z.strictObject({ id: z.string(), name: z.string(), subject: z.string(), text: z.string() }),
);

export const tryMailing = defineCall({
  name: 'tryMailing',
  summary: 'How a mail to many reads to three of those whom it would reach, before it is saved',
  method: 'POST',
  path: '/api/v1/mailings/try',
  access: { right: 'mailings' },
  body: mailingForm,
  reply: z.strictObject({ people }),
});

export const tryMailingPage = defineCall({
  name: 'tryMailingPage',
  summary: 'A mail to many as one of those whom it would reach would see it, before it is saved',
  method: 'POST',
  path: '/api/v1/mailings/try-page',
  access: { right: 'mailings' },
  fromForm: true,
  body: mailingForm.omit({ audience: true }).extend({
    others: audience.shape.others,
    person: id,
    theme: z.enum(MAIL_THEMES).default('light'),
  }),
  file: ['text/html'],
});

export const previewMailing = defineCall({
  name: 'previewMailing',
  summary: 'How many a mail to many would reach now, and how it reads to three of them; nothing is sent',
  method: 'GET',
  path: '/api/v1/mailings/{id}/preview',
  access: { right: 'mailings' },
  query: { id },
  reply: z.strictObject({
    count: z.number().int(),
    people,
  }),
});

export const previewMailingPage = defineCall({
  name: 'previewMailingPage',
  summary: 'A mail to many as one of its recipients sees it',
  method: 'GET',
  path: '/api/v1/mailings/{id}/page',
  access: { right: 'mailings' },
  query: { id, person: id, theme: z.enum(MAIL_THEMES).default('light') },
  file: ['text/html'],
});

export const testMailing = defineCall({
  name: 'testMailing',
  summary: 'Send a mail to many to yourself alone',
  method: 'POST',
  path: '/api/v1/mailings/{id}/test',
  access: { right: 'mailings' },
  body: z.strictObject({ id }),
  reply: changed,
});

export const sendMailing = defineCall({
  name: 'sendMailing',
  summary: 'Send a mail to many, now or at a time in the event’s zone',
  method: 'POST',
  path: '/api/v1/mailings/{id}/send',
  access: { right: 'mailings' },
  body: z.strictObject({
    id,
    at: optional(z.iso.datetime({ local: true, precision: -1, error: say.dateTimeMissing })),
    version,
  }),
  reply: changed,
});

export const steerMailing = defineCall({
  name: 'steerMailing',
  summary: 'Pause, resume or stop a mail to many, or take back its time',
  method: 'POST',
  path: '/api/v1/mailings/{id}/steer',
  access: { right: 'mailings' },
  body: z.strictObject({
    id,
    action: z.enum(['pause', 'resume', 'stop', 'withdraw'], { error: say.unknownAction }),
  }),
  reply: changed,
});
export type Steering = z.output<typeof steerMailing.body>['action'];

const tooLarge = () => say.filesTooLarge({ most: FILES_MEGABYTES_MAX });

export const addMailingFile = defineCall({
  name: 'addMailingFile',
  summary: 'Attach a file to the draft of a mail to many',
  method: 'POST',
  path: '/api/v1/mailings/{mailingId}/files',
  access: { right: 'mailings' },
  status: 201,
  picture: 'required',
  tooLarge,
  alsoRefused: ['not-found', 'conflict'],
  body: z.strictObject({
    mailingId: id,
    file: z
      .file({ error: say.fileMissing })
      .min(1, { error: say.fileIsEmpty })
      .max(FILES_BYTES_MAX, { error: tooLarge })
      .refine(({ name }) => typeOf(name) !== undefined, {
        error: () => say.fileTypeUnknown({ types: Object.keys(FILE_TYPES).join(', ') }),
      }),
  }),
  reply: changed,
});

export const deleteMailingFile = defineCall({
  name: 'deleteMailingFile',
  summary: 'Take a file off the draft of a mail to many',
  method: 'DELETE',
  path: '/api/v1/mailing-files/{id}',
  access: { right: 'mailings' },
  query: { id },
  reply: changed,
});
