import type { Sponsor } from '../contract.ts';
import { DEFAULT_LOGO, LOGOS } from '../logos.ts';

/** Where a sponsor's logo is served; the fallback stands in where there is none. */
export function logoAddress({ image }: Pick<Sponsor, 'image'>): string {
  return `${LOGOS}/${image || DEFAULT_LOGO}`;
}
