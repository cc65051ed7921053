import { z } from 'zod';
import { countryCode } from '#platform/contract/countries.ts';
import { defineCall } from '#platform/contract/define-call.ts';
import { choice, id, NAME_MAX, optional, requiredText, TITLE_MAX, text } from '#platform/contract/fields.ts';
import { changed, listOf, listQuery } from '#platform/contract/lists.ts';
import { ALL_REQUIRED, optionalPicture, pictureFile } from '#platform/contract/picture-file.ts';
import { requiredRichText } from '#platform/contract/rich-text-field.ts';
import { version, versioned } from '#platform/contract/version.ts';

export const NO_TITLE = 'Choose a title.';
/** docs/product.md, 4.6 */
export const SPEAKER_ROLES = ['Speaker', 'Key Address', 'Moderator', 'Panelist'] as const;
export type SpeakerRole = (typeof SPEAKER_ROLES)[number];
/** The group of speakers without a role. */
export const OTHER_SPEAKERS = 'Other Speakers';
const DESCRIPTION_MAX = 10_000;

/** docs/product.md, 9.1 */
export const SPEAKERS_FAILED = 'Unable to fetch speakers details. Please try again later.';
const NO_PICTURE = 'Choose a picture.';

/** The name of a role shown to people. */
export function roleLabel(role: string): string {
  return role === 'Key Address' ? 'Keynote Address' : role;
}

/** Other spellings of one role: from documented clients and from its label (docs/product.md, 4.6). */
const KEY_ADDRESS = ['Key Addresse', 'Keynote Address', 'Keynote Addresses'];
const role = z.preprocess(
  (value) => (KEY_ADDRESS.includes(value as string) ? 'Key Address' : value),
  choice(SPEAKER_ROLES, 'Choose the event role.'),
);

/** Accepts a country's code or name; stored as its code. */
const country = optional(
  text(TITLE_MAX).transform((value, context) => {
    const code = countryCode(value);
    if (code) return code;
    context.addIssue({ code: 'custom', message: 'Choose a country from the list.' });
    return z.NEVER;
  }),
);

const speakerFields = {
  /** The service checks that the current edition offers it. */
  title: requiredText(NAME_MAX, NO_TITLE).describe('One of the edition’s titles of people, such as Dr.'),
  categoryId: optional(id),
  /** What the documented payload calls the full name. */
  username: requiredText(NAME_MAX, 'Enter the full name.'),
  designation: requiredText(TITLE_MAX, 'Enter the designation.'),
  role,
  company: requiredText(TITLE_MAX, 'Enter the company.'),
  country,
  description: requiredRichText(DESCRIPTION_MAX, 'Enter a description.'),
};

export const newSpeaker = z.strictObject({ ...speakerFields, image: pictureFile(NO_PICTURE) });
export type NewSpeakerInput = z.input<typeof newSpeaker>;

/** Without a new picture the old one is kept (docs/product.md, 4.6). */
export const changedSpeaker = z.strictObject({
  ...speakerFields,
  image: optionalPicture(NO_PICTURE),
  speakerId: id.optional(),
  id: id.optional(),
  version,
});

const speaker = z.strictObject({
  id: z.string(),
  title: z.string(),
  categoryId: z.string(),
  /** The category's title. */
  category: z.string(),
  fullname: z.string(),
  designation: z.string(),
  role: z.string(),
  company: z.string(),
  /** The country's English name; its two-letter code is separate. */
  country: z.string(),
  countryCode: z.string(),
  /** Rich text, sanitised by the server, or plain text. */
  description: z.string(),
  /** A file name below /aiAPI/uploads/, or ''. */
  image: z.string(),
});
export type Speaker = z.output<typeof speaker>;

export const SPEAKER_SORTS = ['title', 'fullname', 'designation', 'company', 'role', 'position'] as const;

export const speakerCounts = defineCall({
  name: 'speakerCounts',
  summary: 'The number of speakers',
  method: 'GET',
  path: 'speakers/counts',
  access: 'signed-in',
  status: '200',
  reply: z.strictObject({ message: z.string(), totalSpeaker: z.number().int() }),
});

export const speakerList = defineCall({
  name: 'speakerList',
  summary: 'The speakers in the order of the page; searches the full name',
  method: 'GET',
  path: '/speakers/speakerlist',
  access: 'anyone',
  kept: true,
  query: { ...listQuery(SPEAKER_SORTS), role: z.enum(SPEAKER_ROLES).optional() },
  reply: listOf(speaker),
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

export const addSpeaker = defineCall({
  name: 'addSpeaker',
  summary: 'Add a speaker with a picture',
  method: 'POST',
  path: 'speakers/addspeakers',
  access: 'administrator',
  status: '200',
  picture: 'required',
  correctableStatus: '401',
  incomplete: ALL_REQUIRED,
  body: newSpeaker,
  reply: changed,
});

/** The id may be in the query or in the form: the documentation allows either. */
export const updateSpeaker = defineCall({
  name: 'updateSpeaker',
  summary: 'Update a speaker; without a picture, the current one is kept',
  method: 'POST',
  path: 'speakers/speaker_update',
  access: 'administrator',
  status: '200',
  picture: 'optional',
  incomplete: ALL_REQUIRED,
  query: { speakerId: id.optional(), id: id.optional() },
  body: changedSpeaker,
  reply: changed,
});

export const deleteSpeaker = defineCall({
  name: 'deleteSpeaker',
  summary: 'Delete a speaker',
  method: 'DELETE',
  path: 'speakers/delete',
  access: 'administrator',
  query: { id },
  reply: changed,
});

export const orderSpeakers = defineCall({
  name: 'orderSpeakers',
  summary: 'Set the order of the speakers on the page',
  method: 'POST',
  path: 'speakers/order',
  access: 'administrator',
  jsonOnly: true,
  body: z.strictObject({ ids: z.array(id).min(1).max(1000) }),
  reply: changed,
});
