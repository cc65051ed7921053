import { PICTURE_FOLDERS } from '#platform/contract/picture-folders.ts';
import type { Post } from '../contract.ts';

export function postPicture({ image }: Pick<Post, 'image'>): string | undefined {
  return image ? `${PICTURE_FOLDERS.upload}/${image}` : undefined;
}
