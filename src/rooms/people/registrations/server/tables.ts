import type { NewsChoice, SubmissionRow } from '#rooms/people/submissions/server/service.ts';

declare module '#database/schema.ts' {
  interface Tables {
    attendees: AttendeeRow;
    personal_links: PersonalLinkRow;
  }
}

export interface AttendeeRow extends SubmissionRow, NewsChoice {
  /** When it was cancelled. It then doesn't count, and the address may register again. */
  cancelled_at: string | null;
  /** Of the organisers. */
  note: string | null;
  /** The company's name, as groups are counted by it. */
  group_key: string;
  /** Who has the same gets the discount of a group together; '' for whoever owes nothing. */
  discount_key: string;
  /** What it was before an organiser joined them with others; null unless one did. */
  discount_key_before: string | null;
  /** When they were told that the discount of their group is theirs. */
  group_fee_at: string | null;
}

/** The link of an attendee's own page. Each has one at most: a new one ends the one before. */
export interface PersonalLinkRow {
  attendee_id: string;
  token_hash: string;
  made_at: string;
}
