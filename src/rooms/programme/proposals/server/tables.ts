import type { ProposalState } from '../states.ts';

declare module '#database/schema.ts' {
  interface Tables {
    speaker_calls: SpeakerCallRow;
    proposals: ProposalRow;
    proposal_reviews: ProposalReviewRow;
  }
}

/** An edition's call for speakers; without one, it was never open. */
export interface SpeakerCallRow {
  event_id: string;
  is_open: number;
  ends_at: string | null;
  /** Names are hidden until a proposal is decided. */
  is_blind: number;
  updated_at: string;
}

export interface ProposalRow {
  id: string;
  event_id: string;
  state: ProposalState;
  token_hash: string;
  /** The link before the mail that was sent last: its page may be open. */
  former_hash: string | null;
  title: string;
  kind: string;
  abstract: string;
  /** JSON (`Person[]`): who proposes it, then who would speak with them. */
  people: string;
  email_key: string;
  /** In which they are written to; null stands for the site's main one. */
  language: string | null;
  /** To the organisers' own questions, as JSON. */
  answers: string | null;
  consent_version: string;
  /** JSON: the ids of the speakers that were made of it. */
  speakers: string | null;
  session_id: string | null;
  created_at: string;
  /** When it was first sent; null for a draft. */
  sent_at: string | null;
  updated_at: string;
}

/** What one user thinks of a proposal. */
export interface ProposalReviewRow {
  id: string;
  proposal_id: string;
  user_id: string;
  stars: number;
  note: string;
  updated_at: string;
}
