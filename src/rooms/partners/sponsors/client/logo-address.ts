import type { Sponsor } from '../contract.ts';
import { DEFAULT_LOGO, LOGOS } from '../logos.ts';

/** Replaces a logo that is missing or can't be loaded. */
export const LOGO_FALLBACK = `${LOGOS}/${DEFAULT_LOGO}`;

/** The address of a sponsor's logo, or of the fallback if there is none. */
export function logoAddress({ image }: Pick<Sponsor, 'image'>): string {
  return image ? `${LOGOS}/${image}` : LOGO_FALLBACK;
}
