/** What is tentative isn't published. */
export const SESSION_STATES = ['tentative', 'confirmed', 'cancelled'] as const;
export type SessionState = (typeof SESSION_STATES)[number];
