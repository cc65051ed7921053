import * as say from './messages.ts';

/** What is tentative isn't published. */
export const SESSION_STATES = ['tentative', 'confirmed', 'cancelled'] as const;
export type SessionState = (typeof SESSION_STATES)[number];
export const USUAL_STATE: SessionState = 'confirmed';

export const STATE_LABELS: Readonly<Record<SessionState, () => string>> = {
  tentative: say.tentative,
  confirmed: say.confirmed,
  cancelled: say.cancelled,
};
