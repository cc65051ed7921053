import { z } from 'zod';
import { optional } from './fields.ts';

/** docs/product.md, 8 */
const MEGABYTES_MAX = 8;
export const PICTURE_BYTES_MAX = MEGABYTES_MAX * 1024 * 1024;
export const PICTURE_SIZE_MAX = `${MEGABYTES_MAX} MB`;
export const TOO_LARGE_PICTURE = `The picture is larger than ${PICTURE_SIZE_MAX}. Please choose a smaller one.`;
/** The message for any missing field of a form with a picture (docs/product.md, 9.2). */
export const ALL_REQUIRED = 'All fields are required, including the image!';
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export const LOGO_TYPES = [...PHOTO_TYPES, 'image/svg+xml'] as const;

/** An uploaded picture, as far as a form can check it. The server checks its actual content. */
export function pictureFile(missing: string) {
  return z.file(missing).min(1, missing).max(PICTURE_BYTES_MAX, TOO_LARGE_PICTURE);
}

/** An optional picture. For an empty field, browsers send a file without name or content. */
export function optionalPicture(message: string) {
  const isNone = (value: unknown) => value instanceof File && value.size === 0 && value.name === '';
  return z.preprocess((value) => (isNone(value) ? undefined : value), optional(pictureFile(message)));
}
