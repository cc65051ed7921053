import type { Sponsor } from '../contract.ts';
import { DEFAULT_LOGO, LOGOS } from '../logos.ts';

/** What stands in for a logo that is missing or can't be loaded. */
export const LOGO_FALLBACK = `${LOGOS}/${DEFAULT_LOGO}`;

/** Where a sponsor's logo is served; the fallback stands in where there is none. */
export function logoAddress({ image }: Pick<Sponsor, 'image'>): string {
  return image ? `${LOGOS}/${image}` : LOGO_FALLBACK;
}
