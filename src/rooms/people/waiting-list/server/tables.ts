import type { NewsChoice, SubmissionRow } from '#rooms/people/submissions/server/service.ts';

declare module '#database/schema.ts' {
  interface Tables {
    waiting_entries: WaitingEntryRow;
  }
}

/** Somebody who waits for places in an edition. */
export interface WaitingEntryRow extends SubmissionRow, NewsChoice {
  /** The registration of who accepted; null until then. */
  submission_key: string | null;
  /** Whose group they join, if they came by a company's link. */
  discount_key: string | null;
  size: number;
  /** Places are offered in this order. */
  position: number;
  state: 'waiting' | 'offered' | 'accepted' | 'ended' | 'left';
  /** Until when the places are kept for them. */
  offered_until: string | null;
  /** Of the link with which they accept or leave. */
  token_hash: string;
  /** Of the link in the mail before the offer; null until there is one. */
  first_token_hash: string | null;
}
