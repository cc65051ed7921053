/** A session ends this long after its last use, and this long after it was opened at the latest. */
export const SESSION_IDLE_HOURS = 12;
export const SESSION_DAYS = 7;
/** How many sessions a user can have at once. */
export const SESSIONS_MAX = 10;

/** How many days an API token may be valid. */
export const TOKEN_DAYS = [7, 30, 90, 365] as const;
export const TOKEN_DAYS_DEFAULT = 90;
