import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';
import { choice, id, optional, requiredText, TITLE_MAX, text } from '#platform/contract/fields.ts';
import { changed, listOf, listQuery, oneOf } from '#platform/contract/lists.ts';
import { pictureFile } from '#platform/contract/picture-file.ts';
import * as say from './messages.ts';
import * as onSite from './site-messages.ts';

/** Long enough for a chart, short enough to be listened to. */
export const ALT_MAX = 300;

const use = z.strictObject({ kind: z.string(), id: z.string(), title: z.string() });
export type PictureUse = z.output<typeof use>;

const picture = z.strictObject({
  /** Its name without the ending. */
  id: z.string(),
  /** The file name in its address. */
  name: z.string(),
  address: z.string(),
  title: z.string(),
  alt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  date: z.string(),
  uses: z
    .array(use)
    .describe('The first records whose own picture it is, or that show it on a page; texts aren’t searched.'),
  hasMore: z.boolean().describe('There are more of them.'),
});
export type LibraryPicture = z.output<typeof picture>;

export const PICTURE_SORTS = ['date', 'title'] as const;

export const viewPictures = defineCall({
  name: 'viewPictures',
  summary: 'All stored pictures, newest first, and whose each is; searches title and alternative text',
  method: 'GET',
  path: '/api/v1/pictures',
  access: { right: ['pictures', 'posts', 'site'] },
  query: listQuery(PICTURE_SORTS),
  reply: listOf(picture),
});

export const pictureUses = defineCall({
  name: 'pictureUses',
  summary: 'Where a picture is shown, also in texts, drafts and earlier versions',
  method: 'GET',
  path: '/api/v1/pictures/{id}/uses',
  access: { right: ['pictures', 'posts', 'site'] },
  query: { id },
  reply: oneOf(
    z.strictObject({
      count: z.number().int(),
      uses: z.array(use).describe('The first of them.'),
      isLogo: z.boolean().describe('A logo may be replaced by a drawing.'),
      keptForVersions: z.boolean().describe('Only earlier versions or drafts need it.'),
    }),
  ),
});

const stored = z.strictObject({
  message: z.string(),
  id: z.string(),
  name: z.string(),
  address: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});

export const newPicture = z.strictObject({
  image: pictureFile(onSite.pictureMissing),
  title: optional(text(TITLE_MAX)),
  alt: optional(text(ALT_MAX)),
  /** Only a logo may be a drawing. */
  purpose: optional(choice(['photo', 'logo'], say.purposeMissing)),
});

export const addPicture = defineCall({
  name: 'addPicture',
  summary: 'Store a picture for posts and pages',
  method: 'POST',
  path: '/api/v1/pictures',
  access: { right: ['pictures', 'posts', 'site'] },
  status: 201,
  picture: 'required',
  body: newPicture,
  reply: stored,
});

export const pictureForm = z.strictObject({
  title: requiredText(TITLE_MAX, say.titleMissing),
  alt: optional(text(ALT_MAX)),
});

export const updatePicture = defineCall({
  name: 'updatePicture',
  summary: 'Change a picture’s title and alternative text',
  method: 'PUT',
  path: '/api/v1/pictures/{pictureId}',
  access: { right: 'pictures' },
  body: pictureForm.extend({ pictureId: id }),
  reply: changed,
});

export const replacePictureEverywhere = defineCall({
  name: 'replacePicture',
  summary: 'Show another picture wherever this one is shown; this one is deleted',
  method: 'POST',
  path: '/api/v1/pictures/{pictureId}/replace',
  access: { right: 'pictures' },
  picture: 'required',
  body: z.strictObject({ image: pictureFile(onSite.pictureMissing), pictureId: id }),
  reply: stored,
});

export const deletePicture = defineCall({
  name: 'deletePicture',
  summary: 'Delete a picture that is shown nowhere',
  method: 'DELETE',
  path: '/api/v1/pictures/{id}',
  access: { right: 'pictures' },
  alsoRefused: ['conflict'],
  query: { id },
  reply: changed,
});
