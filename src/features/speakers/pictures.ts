import { CALL_PREFIX } from '#platform/contract/call.ts';

/** Where the pictures of speakers and posts are served (specification, section 7.1). */
export const PICTURES = `${CALL_PREFIX}/uploads`;
/** Stands in for a missing one (specification, section 2.1). */
export const DEFAULT_PICTURE = 'default-speaker.jpg';
