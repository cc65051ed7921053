import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';
import { editionFilter, editionOfNew } from '#platform/contract/edition-filter.ts';
import { id, TITLE_MAX, text } from '#platform/contract/fields.ts';
import { changed, listOf, listQuery, shownQuery } from '#platform/contract/lists.ts';
import { allRequired } from '#platform/contract/messages.ts';
import { optionalPicture, pictureFile } from '#platform/contract/picture-file.ts';
import { callShape, listedIn, replyShape } from '#platform/contract/record.ts';
import { version, versioned } from '#platform/contract/version.ts';
import * as say from './messages.ts';
import { speakerFields } from './speaker-fields.ts';

/** The group of speakers without a role. */

/** docs/product.md, 9.1 */

const speakerForm = callShape(speakerFields);

export const newSpeaker = z.strictObject({
  ...speakerForm,
  image: pictureFile(say.pictureMissing),
  edition: editionOfNew,
});
export type NewSpeakerInput = z.input<typeof newSpeaker>;

/** Without a new picture the old one is kept (docs/product.md, 4.6). */
export const changedSpeaker = z.strictObject({
  ...speakerForm,
  image: optionalPicture(say.pictureMissing),
  speakerId: id.optional(),
  id: id.optional(),
  version,
});

const { title, categoryId, countryCode, description, ...others } = replyShape(speakerFields);

const speaker = z.strictObject({
  id: z.string(),
  title,
  categoryId,
  /** The category's title. */
  category: z.string(),
  ...others,
  /** The country's English name; its two-letter code is separate. */
  country: z.string(),
  countryCode,
  /** Rich text, sanitised by the server, or plain text. */
  description,
  /** A file name below /aiAPI/uploads/, or ''. */
  image: z.string(),
});
export type Speaker = z.output<typeof speaker>;

/** A speaker as the page of all of them shows them. */
const speakerCard = speaker.pick({
  id: true,
  title: true,
  fullname: true,
  designation: true,
  company: true,
  role: true,
  image: true,
});
export type SpeakerCard = z.output<typeof speakerCard>;

export const SPEAKER_SORTS = [...listedIn(speakerFields), 'position'] as const;

export const speakerCounts = defineCall({
  name: 'speakerCounts',
  summary: 'The number of speakers',
  method: 'GET',
  path: 'speakers/counts',
  access: 'signed-in',
  status: '200',
  query: editionFilter,
  reply: z.strictObject({ message: z.string(), totalSpeaker: z.number().int() }),
});

export const speakerList = defineCall({
  name: 'speakerList',
  summary: 'The speakers in the order of the page; searches the full name',
  method: 'GET',
  path: '/speakers/speakerlist',
  access: 'anyone',
  cached: true,
  query: { ...listQuery(SPEAKER_SORTS), role: text(TITLE_MAX).optional(), ...editionFilter },
  reply: listOf(speaker),
});

export const speakerCards = defineCall({
  name: 'speakerCards',
  summary: 'The speakers in brief as the page shows them, by role and in their order, a page at a time',
  method: 'GET',
  path: '/api/v1/shown-speakers',
  access: 'anyone',
  cached: true,
  query: shownQuery,
  reply: listOf(speakerCard),
});

export const singleSpeaker = defineCall({
  name: 'singleSpeaker',
  summary: 'One speaker',
  method: 'GET',
  path: 'speakers/get_single_speaker',
  access: 'anyone',
  query: { speakerId: id },
  reply: z.strictObject({ message: z.string(), records: z.tuple([versioned(speaker)]) }),
});

export const speakerChoices = defineCall({
  name: 'speakerChoices',
  summary: 'What the edition of a speaker, or another one, offers for its speakers',
  method: 'GET',
  path: '/api/v1/speakers/choices',
  access: { right: 'speakers' },
  query: { ...editionFilter, speakerId: id.optional() },
  alsoRefused: ['not-found'],
  reply: z.strictObject({ titles: z.array(z.string()), roles: z.array(z.string()) }),
});

export const addSpeaker = defineCall({
  name: 'addSpeaker',
  summary: 'Add a speaker with a picture',
  method: 'POST',
  path: 'speakers/addspeakers',
  access: { right: 'speakers' },
  status: '200',
  picture: 'required',
  correctableStatus: '401',
  incomplete: allRequired,
  body: newSpeaker,
  reply: changed,
});

/** The id may be in the query or in the form: the documentation allows either. */
export const updateSpeaker = defineCall({
  name: 'updateSpeaker',
  summary: 'Update a speaker; without a picture, the current one is kept',
  method: 'POST',
  path: 'speakers/speaker_update',
  access: { right: 'speakers' },
  status: '200',
  picture: 'optional',
  incomplete: allRequired,
  query: { speakerId: id.optional(), id: id.optional() },
  body: changedSpeaker,
  reply: changed,
});

export const deleteSpeaker = defineCall({
  name: 'deleteSpeaker',
  summary: 'Delete a speaker',
  method: 'DELETE',
  path: 'speakers/delete',
  access: { right: 'speakers' },
  query: { id },
  reply: changed,
});

export const orderSpeakers = defineCall({
  name: 'orderSpeakers',
  summary: 'Set the order of the speakers on the page',
  method: 'PUT',
  path: '/api/v1/speakers/order',
  access: { right: 'speakers' },
  body: z.strictObject({ ids: z.array(id).min(1).max(1000) }),
  reply: changed,
});
