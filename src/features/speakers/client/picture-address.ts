import type { Speaker } from '../contract.ts';
import { DEFAULT_PICTURE, PICTURES } from '../pictures.ts';

/** Where a speaker's picture is served; the fallback stands in where there is none. */
export function pictureAddress({ image }: Pick<Speaker, 'image'>): string {
  return `${PICTURES}/${image || DEFAULT_PICTURE}`;
}
