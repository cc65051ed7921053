import type { Speaker } from '../contract.ts';
import { DEFAULT_PICTURE, PICTURES } from '../pictures.ts';

/** What stands in for a picture that is missing or can't be loaded. */
export const PICTURE_FALLBACK = `${PICTURES}/${DEFAULT_PICTURE}`;

/** Where a speaker's picture is served; the fallback stands in where there is none. */
export function pictureAddress({ image }: Pick<Speaker, 'image'>): string {
  return image ? `${PICTURES}/${image}` : PICTURE_FALLBACK;
}
