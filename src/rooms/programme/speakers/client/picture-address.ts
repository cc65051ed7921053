import type { Speaker } from '../contract.ts';
import { DEFAULT_PICTURE, PICTURES } from '../pictures.ts';

/** Replaces a picture that is missing or can't be loaded. */
export const PICTURE_FALLBACK = `${PICTURES}/${DEFAULT_PICTURE}`;

/** The address of a speaker's picture, or of the fallback if there is none. */
export function pictureAddress({ image }: Pick<Speaker, 'image'>): string {
  return image ? `${PICTURES}/${image}` : PICTURE_FALLBACK;
}
