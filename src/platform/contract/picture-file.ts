import { z } from 'zod';
import { optional } from './fields.ts';

/** docs/product.md, 8 */
const MEGABYTES_MAX = 8;
export const PICTURE_BYTES_MAX = MEGABYTES_MAX * 1024 * 1024;
export const PICTURE_SIZE_MAX = `${MEGABYTES_MAX} MB`;
export const TOO_LARGE_PICTURE = `The picture is larger than ${PICTURE_SIZE_MAX}. Please choose a smaller one.`;
/** What a form with a picture says of any missing field (docs/product.md, 9.2). */
export const ALL_REQUIRED = 'All fields are required, including the image!';
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export const LOGO_TYPES = [...PHOTO_TYPES, 'image/svg+xml'] as const;

/**
 * An uploaded picture, as far as a form can tell. What it really is, the server finds out from its
 * content.
 */
export function pictureFile(missing: string) {
  return z.file(missing).min(1, missing).max(PICTURE_BYTES_MAX, TOO_LARGE_PICTURE);
}

/** A picture that may be left out. A browser's form sends a file without name or content for none. */
export function optionalPicture(message: string) {
  const isNone = (value: unknown) => value instanceof File && value.size === 0 && value.name === '';
  return z.preprocess((value) => (isNone(value) ? undefined : value), optional(pictureFile(message)));
}
