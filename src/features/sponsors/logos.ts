import { CALL_PREFIX } from '#platform/contract/call.ts';

/** Where logos are served (specification, section 7.1). */
export const LOGOS = `${CALL_PREFIX}/partnersponsor`;
/** Stands in for a missing one (specification, section 2.1). */
export const DEFAULT_LOGO = 'default-sponsor.jpg';
