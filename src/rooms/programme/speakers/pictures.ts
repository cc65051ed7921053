import { PICTURE_FOLDERS } from '#platform/contract/picture-folders.ts';

/** Where the pictures of speakers and posts are served (docs/product.md, 8). */
export const PICTURES = PICTURE_FOLDERS.upload;
/** Replaces a missing picture (docs/product.md, 8). */
export const DEFAULT_PICTURE = 'default-speaker.jpg';
