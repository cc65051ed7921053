import { CALL_PREFIX } from '#platform/contract/call.ts';

/** Where the pictures of speakers and posts are served (docs/product.md, 8). */
export const PICTURES = `${CALL_PREFIX}/uploads`;
/** Replaces a missing picture (docs/product.md, 8). */
export const DEFAULT_PICTURE = 'default-speaker.jpg';
