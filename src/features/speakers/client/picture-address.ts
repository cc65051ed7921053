import { CALL_PREFIX } from '#platform/contract/call.ts';
import type { Speaker } from '../contract.ts';

/** Where a speaker's picture is served; the fallback stands in where there is none. */
export function pictureAddress({ image }: Pick<Speaker, 'image'>): string {
  return `${CALL_PREFIX}/uploads/${image || 'default-speaker.jpg'}`;
}
