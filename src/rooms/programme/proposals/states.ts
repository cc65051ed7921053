import * as say from './messages.ts';

/** A draft is nobody else's; what was received is read; the others are what became of it. */
export const PROPOSAL_STATES = ['draft', 'received', 'waiting', 'accepted', 'declined', 'withdrawn'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** Those that organisers see. */
export const SENT_STATES = ['received', 'waiting', 'accepted', 'declined', 'withdrawn'] as const;
export const DECISIONS = ['accepted', 'waiting', 'declined'] as const;
export type Decision = (typeof DECISIONS)[number];

export const STATE_LABELS: Readonly<Record<ProposalState, () => string>> = {
  draft: say.stateDraft,
  received: say.stateReceived,
  waiting: say.stateWaiting,
  accepted: say.stateAccepted,
  declined: say.stateDeclined,
  withdrawn: say.stateWithdrawn,
};

/** Read blind, names are hidden in these. */
export const UNDECIDED: readonly ProposalState[] = ['draft', 'received', 'withdrawn'];
