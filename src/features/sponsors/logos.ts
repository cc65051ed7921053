import { CALL_PREFIX } from '#platform/contract/call.ts';

/** Where logos are served (docs/product.md, 8). */
export const LOGOS = `${CALL_PREFIX}/partnersponsor`;
/** Replaces a missing logo (docs/product.md, 8). */
export const DEFAULT_LOGO = 'default-sponsor.jpg';
