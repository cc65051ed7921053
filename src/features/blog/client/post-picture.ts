import { CALL_PREFIX } from '#platform/contract/call.ts';
import type { Post } from '../contract.ts';

export function postPicture({ image }: Pick<Post, 'image'>): string | undefined {
  return image ? `${CALL_PREFIX}/uploads/${image}` : undefined;
}
