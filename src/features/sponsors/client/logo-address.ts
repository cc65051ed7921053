import { CALL_PREFIX } from '#platform/contract/call.ts';
import type { Sponsor } from '../contract.ts';

/** Where a sponsor's logo is served; the fallback stands in where there is none. */
export function logoAddress({ image }: Pick<Sponsor, 'image'>): string {
  return `${CALL_PREFIX}/partnersponsor/${image || 'default-sponsor.jpg'}`;
}
