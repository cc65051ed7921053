import { PICTURE_FOLDERS } from '#platform/contract/picture-folders.ts';

/** Where logos are served (docs/product.md, 8). */
export const LOGOS = PICTURE_FOLDERS.sponsor;
/** Replaces a missing logo (docs/product.md, 8). */
export const DEFAULT_LOGO = 'default-sponsor.jpg';
