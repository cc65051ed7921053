import { CALL_PREFIX } from '#platform/contract/call.ts';
import type { Post } from './contract.ts';

export function postAddress({ id }: Pick<Post, 'id'>): string {
  return `/our/blog/${id}/single`;
}

export function categoryAddress(id: string): string {
  return `/newspage/${id}/collections/`;
}

export function postPicture({ image }: Pick<Post, 'image'>): string | undefined {
  return image ? `${CALL_PREFIX}/uploads/${image}` : undefined;
}
