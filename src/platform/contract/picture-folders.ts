import { CALL_PREFIX } from './call.ts';

/** Where each kind of stored picture is served (docs/product.md, 8). */
export const PICTURE_FOLDERS = {
  upload: `${CALL_PREFIX}/uploads`,
  sponsor: `${CALL_PREFIX}/partnersponsor`,
} as const;
