import { z } from 'zod';
import { optional } from './fields.ts';
import type { Message } from './message.ts';
import * as say from './messages.ts';
import { sizeInWords } from './size-in-words.ts';

/** docs/product.md, 8 */
const MEGABYTES_MAX = 8;
export const PICTURE_BYTES_MAX = MEGABYTES_MAX * 1024 * 1024;
export const pictureSizeMax = () => sizeInWords(MEGABYTES_MAX);
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export const LOGO_TYPES = [...PHOTO_TYPES, 'image/svg+xml'] as const;

export function tooLargePicture(): string {
  return say.pictureTooLarge({ most: pictureSizeMax() });
}

/** An uploaded picture, as far as a form can check it. The server checks its actual content. */
export function pictureFile(missing: Message) {
  const error = missing;
  return z.file({ error }).min(1, { error }).max(PICTURE_BYTES_MAX, { error: tooLargePicture });
}

/** An optional picture. For an empty field, browsers send a file without name or content. */
export function optionalPicture(message: Message) {
  const isNone = (value: unknown) => value instanceof File && value.size === 0 && value.name === '';
  return z.preprocess((value) => (isNone(value) ? undefined : value), optional(pictureFile(message)));
}
