import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';
import { editionFilter } from '#platform/contract/edition-filter.ts';
import { email, id, optional, plainNumber } from '#platform/contract/fields.ts';
import { changed, changedMany, listOf, listQuery, oneOf } from '#platform/contract/lists.ts';
import { version, versioned } from '#platform/contract/version.ts';
import { chosenIds } from '#rooms/ground/contract.ts';
import { PROPOSABLE } from './told.ts';

/** `none`: no link leads to the page. `asked`: the speaker has one. `answered`: they sent what they know. `new`: something waits to be taken over. */
export const LINK_STATES = ['none', 'asked', 'answered', 'new'] as const;
export type LinkState = (typeof LINK_STATES)[number];

export const SPEAKER_LINK_SORTS = ['fullname', 'company', 'asked', 'answered'] as const;

/** Instants are '' where nothing happened yet. */
const speakerLink = z.strictObject({
  /** The speaker's id. */
  id: z.string(),
  fullname: z.string(),
  company: z.string(),
  /** Only for writing to the speaker: no page and no public call shows it. */
  email: z.string(),
  state: z.enum(LINK_STATES),
  asked: z.string(),
  reminded: z.string(),
  answered: z.string(),
  recording: z.enum(['yes', 'no', '']),
  topic: z.string(),
});
export type SpeakerLink = z.output<typeof speakerLink>;

/** A field that the speaker would have otherwise. */
const difference = z.strictObject({
  field: z.enum([...PROPOSABLE, 'picture']),
  label: z.string(),
  /** In words; '' for nothing, and for a picture. */
  present: z.string(),
  proposed: z.string(),
});
export type Difference = z.output<typeof difference>;

const speakerLinkDetails = speakerLink.extend({
  /** What mails to the speaker are about; '' before there is any. */
  linkId: z.string(),
  title: z.string(),
  /** The name of the present picture; '' if there is none. */
  image: z.string(),
  differences: z.array(difference),
  needs: z.string(),
  hours: z.array(
    z.strictObject({ day: z.string(), isAway: z.boolean(), from: z.string(), until: z.string() }),
  ),
});
export type SpeakerLinkDetails = z.output<typeof speakerLinkDetails> & { version: string };

export const viewSpeakerLinks = defineCall({
  name: 'viewSpeakerLinks',
  summary: 'The speakers of an edition, and what became of the links of their own pages; searches the name',
  method: 'GET',
  path: '/api/v1/speaker-pages',
  access: { right: 'speaker-pages' },
  query: { ...listQuery(SPEAKER_LINK_SORTS), state: z.enum(LINK_STATES).optional(), ...editionFilter },
  reply: listOf(speakerLink),
});

export const singleSpeakerLink = defineCall({
  name: 'singleSpeakerLink',
  summary: 'What a speaker sent on their own page, beside what visitors read today',
  method: 'GET',
  path: '/api/v1/speaker-pages/{speakerId}',
  access: { right: 'speaker-pages' },
  query: { speakerId: id },
  reply: oneOf(versioned(speakerLinkDetails)),
});

export const proposedPicture = defineCall({
  name: 'proposedPicture',
  summary: 'The picture that a speaker sent and nobody has taken over yet',
  method: 'GET',
  path: '/api/v1/speaker-pages/{speakerId}/picture',
  access: { right: 'speaker-pages' },
  query: { speakerId: id },
  file: ['image/webp'],
});

export const speakerAddressForm = z.strictObject({ email: optional(email()) });

export const setSpeakerAddress = defineCall({
  name: 'setSpeakerAddress',
  summary: 'Set where mails to a speaker go; nothing removes it. No visitor ever sees it',
  method: 'PUT',
  path: '/api/v1/speaker-pages/{speakerId}/address',
  access: { right: 'speaker-pages' },
  query: { speakerId: id },
  body: speakerAddressForm,
  reply: changed,
});

export const makeSpeakerLink = defineCall({
  name: 'makeSpeakerLink',
  summary: 'Make a new link of a speaker’s own page, which is answered once; the one before ends',
  method: 'POST',
  path: '/api/v1/speaker-pages/{speakerId}/link',
  access: { right: 'speaker-pages' },
  sessionOnly: true,
  status: 201,
  query: { speakerId: id },
  reply: changed.extend({ link: z.string() }),
});

export const endSpeakerLink = defineCall({
  name: 'endSpeakerLink',
  summary: 'End the link of a speaker’s own page; what they sent stays',
  method: 'DELETE',
  path: '/api/v1/speaker-pages/{speakerId}/link',
  access: { right: 'speaker-pages' },
  query: { speakerId: id },
  reply: changed,
});

/** Recorded for each speaker; those without an address are skipped. */
export const sendSpeakerLinks = defineCall({
  name: 'sendSpeakerLinks',
  summary: 'Send speakers a new link of their own page by mail',
  method: 'POST',
  path: '/api/v1/speaker-pages/send',
  access: { right: 'speaker-pages' },
  body: z.strictObject({ ids: chosenIds }),
  reply: changedMany,
});

/** Those who have answered, or were written to within the last two days, are skipped. */
export const remindSpeakers = defineCall({
  name: 'remindSpeakers',
  summary: 'Remind speakers who were sent a link and haven’t answered',
  method: 'POST',
  path: '/api/v1/speaker-pages/remind',
  access: { right: 'speaker-pages' },
  body: z.strictObject({ ids: chosenIds }),
  reply: changedMany,
});

export const takeOver = defineCall({
  name: 'takeOver',
  summary: 'Make some of what a speaker sent public, or leave it; either way it no longer waits',
  method: 'POST',
  path: '/api/v1/speaker-pages/{speakerId}/take-over',
  access: { right: 'speaker-pages' },
  jsonOnly: true,
  query: { speakerId: id },
  body: z.strictObject({
    fields: z
      .array(z.enum([...PROPOSABLE, 'picture']))
      .min(1)
      .max(PROPOSABLE.length + 1),
    what: z.enum(['take', 'leave']),
    version,
  }),
  reply: changed,
});

/** Never sooner than speakers may be reminded at all. */
export const REMINDER_DAYS = { min: 2, max: 60 };

export const speakerReminders = defineCall({
  name: 'speakerReminders',
  summary: 'After how many days without an answer speakers are reminded automatically; 0 if never',
  method: 'GET',
  path: '/api/v1/speaker-pages/reminders',
  access: { right: 'speaker-pages' },
  reply: z.strictObject({ days: z.number().int() }),
});

export const reminderForm = z.strictObject({
  days: optional(plainNumber(z.number().int().min(REMINDER_DAYS.min).max(REMINDER_DAYS.max))),
});

export const setSpeakerReminders = defineCall({
  name: 'setSpeakerReminders',
  summary: 'Set after how many days speakers are reminded automatically; nothing ends it',
  method: 'PUT',
  path: '/api/v1/speaker-pages/reminders',
  access: { right: 'speaker-pages' },
  body: reminderForm,
  reply: changed,
});
