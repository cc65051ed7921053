import { z } from 'zod';
import { CALL_PREFIX } from '#platform/contract/call.ts';
import { defineCall } from '#platform/contract/define-call.ts';
import { id, plainNumber } from '#platform/contract/fields.ts';
import { changed } from '#platform/contract/lists.ts';
import { sizeInWords } from '#platform/contract/size-in-words.ts';
import * as say from './messages.ts';

/** docs/product.md, 8 */
const MEGABYTES_MAX = 30;
export const FILM_BYTES_MAX = MEGABYTES_MAX * 1024 * 1024;
export const filmSizeMax = () => sizeInWords(MEGABYTES_MAX);
const CAPTION_KILOBYTES_MAX = 256;
export const CAPTION_BYTES_MAX = CAPTION_KILOBYTES_MAX * 1024;
export const captionSizeMax = () => sizeInWords(CAPTION_KILOBYTES_MAX, 'kilobyte');
/** Films are sent in parts, so that one that is cut off on a slow network goes on where it ended. */
export const FILM_PART_BYTES = 1024 * 1024;
/** As many films and captions are stored at once, unfinished ones and those of earlier versions included. */
export const FILMS_MAX = 100;
export const filmTooLarge = () => say.filmTooLarge({ most: filmSizeMax() });
export const captionsTooLarge = () => say.captionsTooLarge({ most: captionSizeMax() });

export const FILM_TYPES = ['video/mp4', 'video/webm'] as const;
export const CAPTION_TYPE = 'text/vtt';
export const MEDIA_TYPES = [...FILM_TYPES, CAPTION_TYPE] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

/** A film as the content refers to it. Its type is as it was stored, whatever is sent. */
export const storedFilm = z.strictObject({
  id,
  type: z.enum(FILM_TYPES).default('video/mp4'),
  /** The id of its captions. */
  captions: id.nullable().default(null),
});
export type StoredFilm = z.output<typeof storedFilm>;

/** Where films and their captions are served. */
export const FILMS = `${CALL_PREFIX}/films/stored`;

export function filmAddress(filmId: string): string {
  return `${FILMS}/${filmId}`;
}

export const beginFilm = defineCall({
  name: 'beginFilm',
  summary: `Begin to send a film (MP4 or WebM) of at most ${MEGABYTES_MAX} MB, or its captions (WebVTT)`,
  method: 'POST',
  path: '/api/v1/films',
  access: { right: ['site', 'posts'] },
  status: 201,
  alsoRefused: ['conflict'],
  body: z.strictObject({
    bytes: plainNumber(
      z.number({ error: say.bytesMissing }).int().min(1).max(FILM_BYTES_MAX, { error: filmTooLarge }),
    ),
  }),
  reply: changed,
});

export const addFilmPart = defineCall({
  name: 'addFilmPart',
  summary: `Send one part of a film, of ${FILM_PART_BYTES} bytes but for the last one; a part that is sent again changes nothing`,
  method: 'POST',
  path: '/api/v1/films/{filmId}/parts',
  access: { right: ['site', 'posts'] },
  picture: 'required',
  alsoRefused: ['conflict'],
  body: z.strictObject({
    filmId: id,
    number: z
      .string({ error: say.partNumberInvalid })
      .regex(/^\d{1,2}$/, { error: say.partNumberInvalid })
      .transform(Number),
    part: z
      .file({ error: say.partMissing })
      .min(1, { error: say.partMissing })
      .max(FILM_PART_BYTES, { error: say.partTooLarge }),
  }),
  reply: changed,
});

export const finishFilm = defineCall({
  name: 'finishFilm',
  summary: 'Check a film that was sent, by its content, and keep it',
  method: 'POST',
  path: '/api/v1/films/{filmId}/finish',
  access: { right: ['site', 'posts'] },
  alsoRefused: ['conflict', 'unsupported-type'],
  body: z.strictObject({ filmId: id }),
  reply: z.strictObject({
    message: z.string(),
    id: z.string(),
    type: z.enum(MEDIA_TYPES),
  }),
});

/** Whoever writes posts needs films and pictures for them. Said here too, so that both do without the blog. */
declare module '#platform/contract/access.ts' {
  interface Rights {
    posts: true;
  }
}
