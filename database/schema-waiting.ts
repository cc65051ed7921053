import type { SubmissionRow } from './schema.ts';

/** Somebody who waits for places in an edition. */
export interface WaitingEntryRow extends SubmissionRow {
  /** For how many. */
  size: number;
  /** Places are offered in this order. */
  position: number;
  state: 'waiting' | 'offered' | 'accepted' | 'ended' | 'left';
  /** Until when the places are kept for them. */
  offered_until: string | null;
  /** Of the link with which they accept or leave. */
  token_hash: string;
}
